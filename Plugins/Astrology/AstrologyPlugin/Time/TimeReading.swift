// SPDX-License-Identifier: Apache-2.0

public import CivilTime
public import ComputationKit
internal import ComputationMacros

/// An instant that a local time can mean.
///
/// The rule of the time zone is part of it.
@Schema("astrology.TimeReading")
public struct TimeReading: SchemaProviding, Hashable {
    /// The kind of reading.
    public enum Kind: String, Codable, Sendable, CaseIterable {
        /// The only reading under the zone's rules.
        case ordinary
        /// The first of two, before the clocks were put back.
        case earlier
        /// The second of two, after the clocks were put back.
        case later
        /// The only reading, in local mean time, before the place had standard time.
        case localMeanTime = "local-mean-time"
        /// By an offset in the input.
        case fixedOffset = "fixed-offset"
    }

    /// The instant as a Julian day of Universal Time.
    ///
    /// UTC is used as UT1. Since 1972 the two differ by less than 0.9 s, which moves the Ascendant by 0.004°; older
    /// offsets are from mean solar time anyway.
    @Field(.number(-1e7...1e7, .days)) public let julianDay: Double
    /// The instant as ISO 8601 text in UTC.
    ///
    /// Ending in `Z`, in the (proleptic) Gregorian calendar.
    @Field(.text(example: "1990-05-15T11:30:00Z")) public let utc: String
    /// The offset of the clocks from Universal Time.
    public let offset: UTCOffset
    /// The offset of standard time.
    ///
    /// It differs from `offset` in daylight saving time.
    public let standardOffset: UTCOffset
    /// The database's abbreviation.
    ///
    /// (`EEST`, `+03`), `LMT` for local mean time, or the offset itself.
    public let abbreviation: String
    /// Whether the clocks were ahead of standard time.
    ///
    /// False for Irish winter time, which is behind standard time.
    public let isDaylight: Bool
    /// Whether the clocks were two hours or more ahead of standard time.
    ///
    /// British double summer time 1941 to 1947, German *Hochsommerzeit* 1945 and 1947.
    public let isDoubleSummerTime: Bool
    /// Whether the offset is local mean time.
    ///
    /// From the birth longitude or the zone's entry.
    public let isLocalMeanTime: Bool
    /// The kind of reading.
    public let kind: Kind
    /// The rule in a sentence.
    ///
    /// Zone, abbreviation, offset, kind of time, and period of validity.
    public let rule: String
}

/// The occurrence to use if the clocks showed the time twice.
public enum FoldChoice: String, Codable, Hashable, Sendable, CaseIterable {
    /// The first, before the clocks were put back.
    case earlier
    /// The second, after the clocks were put back.
    case later
}

/// The number and kind of readings of a local time.
public enum LocalTimeOutcome: String, Codable, Hashable, Sendable, CaseIterable {
    /// The time occurred once.
    case ordinary
    /// The time occurred twice, because the clocks were put back.
    case ambiguous
    /// The time was skipped, because the clocks were put forward.
    case nonExistent = "non-existent"
    /// The time occurred once, before the place had standard time.
    case localMeanTime = "local-mean-time"
}

/// The edges of a gap in local time.
///
/// The last second before it and the first one after it.
@Schema("astrology.LocalTimeGap")
public struct LocalTimeGap: SchemaProviding, Hashable {
    /// The last second before the gap.
    ///
    /// In the calendar of the request.
    public let lastBefore: LocalDateTime
    /// The reading of that second.
    public let before: TimeReading
    /// The first second after the gap.
    ///
    /// In the calendar of the request.
    public let firstAfter: LocalDateTime
    /// The reading of that second.
    public let after: TimeReading
    /// The length of the gap.
    ///
    /// In seconds.
    @Field(.integer(0...200_000, .seconds)) public let seconds: Int
}

/// A warning about a local time.
@Schema("astrology.TimeWarning")
public struct TimeWarning: SchemaProviding, Hashable {
    /// The subject of the warning.
    public enum Code: String, Codable, Sendable, CaseIterable {
        /// The date may be a Julian one: it is older than the Gregorian calendar of the place.
        case calendarUnclear = "calendar-unclear"
        /// The date is before 1582-10-15 and was read as Julian, because no calendar was given.
        case julianByDefault = "julian-by-default"
        /// The date was given as Julian although the place had left that calendar.
        case julianAfterAdoption = "julian-after-adoption"
        /// Local mean time of the zone was used, because no longitude was given.
        case localMeanTimeOfZone = "local-mean-time-of-zone"
        /// The time is close to the change from local mean time to standard time, which the database has only for the
        /// zone's main city.
        case nearStandardTime = "near-standard-time"
        /// The database lists a national mean time as LMT.
        case legalMeanTime = "legal-mean-time"
        /// The database has no rule for the time, because the place was uninhabited.
        case undefinedLocalTime = "undefined-local-time"
        /// The database was built without the history before 1970 of many zones.
        case noBackzone = "no-backzone"
        /// The zone's rule is the mean time of one city, and the place's own differs.
        case cityMeanTime = "city-mean-time"
        /// It isn't established which clocks the territory kept then.
        case territoryUndetermined = "territory-undetermined"
        /// The clocks changed with the territory about that day.
        case territoryChange = "territory-change"
        /// The place is near a former border, with other clocks on the other side.
        case territoryBorder = "territory-border"
        /// The place is near the border of a zone with other clocks, and the table of territories has no row for it.
        case nearZoneBorder = "near-zone-border"
        /// The clocks of the place showed another offset than the one that was specified.
        case clocksDiffer = "clocks-differ"
    }

    /// The subject of the warning.
    public let code: Code
    /// A sentence with the recommended action.
    public let message: String
}

/// A date in the calendar that wasn't specified.
@Schema("astrology.CalendarAlternative")
public struct CalendarAlternative: SchemaProviding, Hashable {
    /// The other calendar.
    public let calendar: CalendarSystem
    /// The Gregorian day if the date is in the other calendar.
    public let gregorianDate: CalendarDate
    /// The readings of the local time if the date is in the other calendar.
    public let readings: [TimeReading]
}
