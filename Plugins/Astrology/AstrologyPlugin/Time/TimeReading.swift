// SPDX-License-Identifier: Apache-2.0

public import CivilTime

/// One moment a local time can mean, with the rule that makes it so.
public struct TimeReading: Codable, Hashable, Sendable {
    /// How a reading came about.
    public enum Kind: String, Codable, Sendable, CaseIterable {
        /// The only reading under the zone's rules.
        case ordinary
        /// The first of two, before the clocks were put back.
        case earlier
        /// The second of two, after the clocks were put back.
        case later
        /// The only reading, by the sun: before the place had a standard time.
        case localMeanTime = "local-mean-time"
        /// By an offset the user stated.
        case fixedOffset = "fixed-offset"
    }

    /// The moment as a Julian day of Universal Time.
    ///
    /// UTC is taken as UT1. Since 1972 the two differ by less than 0.9 s, which moves the Ascendant by
    /// 0.004°; older offsets are offsets from mean solar time in the first place.
    public let julianDay: Double
    /// The moment as ISO 8601 text in UTC, ending in `Z`, in the (proleptic) Gregorian calendar.
    public let utc: String
    /// How far the clocks were ahead of Universal Time.
    public let offset: UTCOffset
    /// The standard time behind it; differs from `offset` in daylight saving time.
    public let standardOffset: UTCOffset
    /// The database's abbreviation (`EEST`, `+03`), `LMT` for local mean time, or the offset itself.
    public let abbreviation: String
    /// Whether the clocks were ahead of standard time.
    ///
    /// Irish winter time, behind its standard time, is not.
    public let isDaylight: Bool
    /// Whether they were two hours ahead or more of standard time: British double summer time 1941 to 1947, German
    /// *Hochsommerzeit* 1945 and 1947.
    public let isDoubleSummerTime: Bool
    /// Whether the offset is local mean time, by the birth longitude or the zone's own record.
    public let isLocalMeanTime: Bool
    /// How the reading came about.
    public let kind: Kind
    /// The rule in a sentence: zone, abbreviation, offset, what it is and from when to when it held.
    public let rule: String
}

/// Which of two readings of an ambiguous time is meant.
public enum FoldChoice: String, Codable, Hashable, Sendable, CaseIterable {
    /// The first, before the clocks were put back.
    case earlier
    /// The second, after the clocks were put back.
    case later
}

/// What a zone's clocks say about a local time.
public enum LocalTimeOutcome: String, Codable, Hashable, Sendable, CaseIterable {
    /// The time happened once.
    case ordinary
    /// The time happened twice: the clocks were put back over it.
    case ambiguous
    /// The time never happened: the clocks were put forward over it.
    case nonExistent = "non-existent"
    /// The time happened once, before the place had a standard time.
    case localMeanTime = "local-mean-time"
}

/// The edges of a gap in local time: the last second before it and the first one after it.
public struct LocalTimeGap: Codable, Hashable, Sendable {
    /// The last second before the gap, in the calendar of the question.
    public let lastBefore: LocalDateTime
    /// That second's reading.
    public let before: TimeReading
    /// The first second after the gap, in the calendar of the question.
    public let firstAfter: LocalDateTime
    /// That second's reading.
    public let after: TimeReading
    /// How much the clocks jumped, in seconds.
    public let seconds: Int
}

/// Something the user should know about a local time, beside its readings.
public struct TimeWarning: Codable, Hashable, Sendable {
    /// What it is about.
    public enum Code: String, Codable, Sendable, CaseIterable {
        /// The date may be a Julian one: it is older than the Gregorian calendar of the place.
        case calendarUnclear = "calendar-unclear"
        /// The date was given as Julian although the place had left that calendar.
        case julianAfterAdoption = "julian-after-adoption"
        /// Local mean time was taken from the zone, since no longitude was given.
        case localMeanTimeOfZone = "local-mean-time-of-zone"
        /// The time is close to the change from local mean time to standard time, which the database knows
        /// for the zone's main city only.
        case nearStandardTime = "near-standard-time"
        /// The database files a national mean time as LMT.
        case legalMeanTime = "legal-mean-time"
        /// The database holds no rule for the time: nobody lived there yet.
        case undefinedLocalTime = "undefined-local-time"
        /// The database was built without the history before 1970 of many zones.
        case noBackzone = "no-backzone"
    }

    /// What it is about.
    public let code: Code
    /// One sentence, with what to do about it.
    public let message: String
}

/// A date read in the calendar the user did not state.
public struct CalendarAlternative: Codable, Hashable, Sendable {
    /// The other calendar.
    public let calendar: CalendarSystem
    /// The day in the Gregorian calendar then, if the date was meant in the other one.
    public let gregorianDate: CalendarDate
    /// The moments the local time then means; the same rules, some days apart.
    public let readings: [TimeReading]
}
