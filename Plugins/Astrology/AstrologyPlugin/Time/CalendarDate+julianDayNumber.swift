// SPDX-License-Identifier: Apache-2.0

internal import CivilTime

// The day counts below number days from 1 March, so that the leap day is the last of its year and the months' lengths
// follow (153 m + 2) / 5. See E. G. Richards, "Calendars", section 15.11 in the Explanatory Supplement to the
// Astronomical Almanac, 3rd edition (2013). Divisions round down, not toward zero, so the formulas also apply before
// -4712.

extension CalendarDate {
    /// The Julian day number of the day: the Julian day (UT) at its noon.
    ///
    /// For example, 2451545 for Gregorian 2000-01-01, and 0 for Julian -4712-01-01. Earlier days are negative.
    public var julianDayNumber: Int {
        let isEarly = month <= 2
        let marchYear = isEarly ? year - 1 : year
        let marchMonth = isEarly ? month + 9 : month - 3
        let dayOfYear = (153 * marchMonth + 2) / 5 + day - 1
        let leapDays = floorDivision(marchYear, by: 4).quotient
        switch calendar {
        case .julian:
            return Self.julianEpoch + 365 * marchYear + leapDays + dayOfYear
        case .gregorian:
            let centuries = floorDivision(marchYear, by: 100).quotient
            return Self.gregorianEpoch + 365 * marchYear + leapDays - centuries
                + floorDivision(centuries, by: 4).quotient + dayOfYear
        }
    }

    /// Creates the date of a Julian day number.
    ///
    /// - Throws: `TimeInputError` if the day is outside `supportedYears`.
    public init(
        julianDayNumber: Int, calendar: CalendarSystem = .gregorian
    ) throws(TimeInputError) {
        guard Self.supportedDayNumbers.contains(julianDayNumber) else {
            throw TimeInputError(
                field: "date",
                expected: "a Julian day number from \(Self.supportedDayNumbers.lowerBound) to "
                    + "\(Self.supportedDayNumbers.upperBound)",
                got: "\(julianDayNumber)", recoverySuggestion: "check the number")
        }
        self.init(uncheckedDayNumber: julianDayNumber, calendar: calendar)
    }

    /// Creates the Gregorian day that contains an instant.
    /// - Parameter julianDay: The instant as a Julian day in Universal Time, within the range of the source of
    ///   positions.
    package init(dayOf julianDay: Double) {
        self.init(uncheckedDayNumber: Int((julianDay + 0.5).rounded(.down)), calendar: .gregorian)
    }

    init(uncheckedDayNumber number: Int, calendar: CalendarSystem) {
        let marchYear: Int
        let dayOfYear: Int
        switch calendar {
        case .julian:
            let cycle = floorDivision(number - Self.julianEpoch, by: 1461)
            let yearOfCycle = min(cycle.remainder / 365, 3)
            marchYear = 4 * cycle.quotient + yearOfCycle
            dayOfYear = cycle.remainder - 365 * yearOfCycle
        case .gregorian:
            let cycle = floorDivision(number - Self.gregorianEpoch, by: 146_097)
            let century = min(cycle.remainder / 36_524, 3)
            let dayOfCentury = cycle.remainder - 36_524 * century
            let leapCycle = dayOfCentury / 1461
            let dayOfLeapCycle = dayOfCentury - 1461 * leapCycle
            let yearOfCycle = min(dayOfLeapCycle / 365, 3)
            marchYear = 400 * cycle.quotient + 100 * century + 4 * leapCycle + yearOfCycle
            dayOfYear = dayOfLeapCycle - 365 * yearOfCycle
        }
        let marchMonth = (5 * dayOfYear + 2) / 153
        let isEarly = marchMonth >= 10
        self.init(
            unchecked: isEarly ? marchYear + 1 : marchYear,
            isEarly ? marchMonth - 9 : marchMonth + 3,
            dayOfYear - (153 * marchMonth + 2) / 5 + 1,
            calendar)
    }

    /// Returns the same day in a calendar.
    public func converted(to calendar: CalendarSystem) -> CalendarDate {
        calendar == self.calendar
            ? self : CalendarDate(uncheckedDayNumber: julianDayNumber, calendar: calendar)
    }

    /// The Julian day number of 1 March of the year 0.
    private static let julianEpoch = 1_721_118
    private static let gregorianEpoch = 1_721_120

    static let supportedDayNumbers: ClosedRange<Int> = {
        let first = CalendarDate(unchecked: supportedYears.lowerBound, 1, 1, .gregorian)
        let last = CalendarDate(unchecked: supportedYears.upperBound, 12, 31, .gregorian)
        return first.julianDayNumber...last.julianDayNumber
    }()
}
