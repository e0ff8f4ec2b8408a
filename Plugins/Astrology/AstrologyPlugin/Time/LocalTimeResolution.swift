// SPDX-License-Identifier: Apache-2.0

/// Everything a local time can mean.
public struct LocalTimeResolution: Codable, Hashable, Sendable {
    /// The local time asked about, in its calendar.
    public let local: LocalDateTime
    /// The same day in the Gregorian calendar, in which the zone's rules are written.
    public let gregorianDate: CalendarDate
    /// The day of the week.
    public let weekday: Weekday
    /// The zone as the database spells it; absent for a stated offset or local mean time alone.
    public let zone: String?
    /// What the clocks say.
    public let outcome: LocalTimeOutcome
    /// Every reading in order of time; none when the time never happened.
    public let readings: [TimeReading]
    /// The reading to compute with; absent while the ``question`` is open.
    ///
    /// It is the only one, or the one the user picked.
    public let chosen: TimeReading?
    /// The edges of the gap, when the time never happened.
    public let gap: LocalTimeGap?
    /// What to ask, when there is no reading to compute with; a sentence for the user.
    public let question: String?
    /// What else to know.
    public let warnings: [TimeWarning]
    /// The date in the other calendar, when it is not clear which is meant.
    public let otherCalendar: CalendarAlternative?
    /// The release of the time zone database, when a zone was used and the database says it.
    public let databaseVersion: String?

    /// The reading to compute with.
    ///
    /// - Throws: `TimeInputError` that carries the open question: choose a fold, or give a time that happened.
    public func chosenReading() throws(TimeInputError) -> TimeReading {
        if let chosen { return chosen }
        let isAmbiguous = outcome == .ambiguous
        throw TimeInputError(
            field: isAmbiguous ? "fold" : "time",
            expected: isAmbiguous ? "a choice of earlier or later" : "a local time that happened",
            got: isAmbiguous ? "none" : "one that did not", recoverySuggestion: question ?? "check the time")
    }
}

/// A local day as a stretch of Universal Time, for births whose time is not known.
public struct LocalDay: Codable, Hashable, Sendable {
    /// The day asked about, in its calendar.
    public let date: CalendarDate
    /// The zone as the database spells it; absent for a stated offset or local mean time alone.
    public let zone: String?
    /// The first moment of the day.
    public let start: TimeReading
    /// The first moment after the day, with the clock's offset just before it.
    public let end: TimeReading
    /// The length of the day in seconds: mostly 86,400, an hour less or more when the clocks changed.
    ///
    /// When the clocks were put back across midnight (Newfoundland until 2011), the stretch runs from the
    /// day's first moment to its last, and takes in the few minutes of the next day between.
    public let seconds: Int
    /// What else to know.
    public let warnings: [TimeWarning]
    /// The release of the time zone database, when a zone was used and the database says it.
    public let databaseVersion: String?
}
