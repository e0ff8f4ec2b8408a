// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// The possible readings of a local time.
@Schema("astrology.LocalTimeResolution")
public struct LocalTimeResolution: SchemaProviding, Hashable {
    /// The local time of the request.
    ///
    /// In its calendar.
    public let local: LocalDateTime
    /// The same day in the Gregorian calendar.
    ///
    /// The rules of zones use this calendar.
    public let gregorianDate: CalendarDate
    /// The day of the week.
    public let weekday: Weekday
    /// The zone's name in the database; absent for an offset or local mean time without a zone.
    public let zone: String?
    /// The number and kind of readings.
    public let outcome: LocalTimeOutcome
    /// Every reading in chronological order; empty if the clocks skipped the time.
    public let readings: [TimeReading]
    /// The reading to compute with; absent if the question is open.
    ///
    /// It is the only reading, or the one that the fold selects.
    public let chosen: TimeReading?
    /// The edges of the gap, if the clocks skipped the time.
    public let gap: LocalTimeGap?
    /// The question to the user, if there is no reading to compute with.
    ///
    /// A sentence.
    public let question: String?
    /// Warnings about the time.
    public internal(set) var warnings: [TimeWarning]
    /// The date in the other calendar, if the calendar is unclear.
    public let otherCalendar: CalendarAlternative?
    /// The release of the time zone database.
    ///
    /// Nil if no zone was used or the release is unknown.
    public let databaseVersion: String?

    /// Returns the reading to compute with.
    /// - Throws: `TimeInputError` with the open question if the time is ambiguous or was skipped.
    public func chosenReading() throws(TimeInputError) -> TimeReading {
        if let chosen { return chosen }
        let isAmbiguous = outcome == .ambiguous
        throw TimeInputError(
            field: isAmbiguous ? "fold" : "time",
            expected: isAmbiguous ? "a choice of earlier or later" : "a local time that occurred",
            got: isAmbiguous ? "none" : "one that the clocks skipped", recoverySuggestion: question ?? "check the time")
    }
}

/// A local day as an interval of Universal Time.
///
/// Births with an unknown time use it.
@Schema("astrology.LocalDay")
public struct LocalDay: SchemaProviding, Hashable {
    /// The day of the request.
    ///
    /// In its calendar.
    public let date: CalendarDate
    /// The zone's name in the database; absent for an offset or local mean time without a zone.
    public let zone: String?
    /// The first instant of the day.
    public let start: TimeReading
    /// The end of the day: the first instant after it.
    ///
    /// Its offset is that of the clock just before it.
    public let end: TimeReading
    /// The length of the day.
    ///
    /// In seconds: usually 86,400, or an hour less or more if the clocks changed.
    ///
    /// If the clocks were put back across midnight (Newfoundland until 2011), the interval is from the day's first
    /// instant to its last, and includes a few minutes of the next day.
    @Field(.integer(0...200_000, .seconds)) public let seconds: Int
    /// Warnings about the time.
    public internal(set) var warnings: [TimeWarning]
    /// The release of the time zone database.
    ///
    /// Nil if no zone was used or the release is unknown.
    public let databaseVersion: String?
}
