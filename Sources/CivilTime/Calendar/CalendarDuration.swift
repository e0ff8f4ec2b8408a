// SPDX-License-Identifier: Apache-2.0

/// A length of time in calendar and clock units, written `P1Y2M3DT4H5M6S` (ISO 8601).
///
/// The units stay separate, because a month has no fixed number of days. Two durations are equal if all their units
/// are: `P7D` isn't `P1W`. For exact elapsed time, use `Duration` with ``Timestamp/advanced(by:)``.
///
/// ## Topics
///
/// ### Units
/// - ``years``
/// - ``months``
/// - ``weeks``
/// - ``days``
/// - ``hours``
/// - ``minutes``
/// - ``seconds``
///
/// ### Adding
/// - ``CalendarDay/adding(_:)``
/// - ``CivilDateTime/adding(_:)``
/// - ``Timestamp/adding(_:in:)``
public struct CalendarDuration: Hashable, Sendable {
    /// Calendar years; like every unit, from 0 to 999,999,999.
    public let years: Int
    /// Calendar months.
    public let months: Int
    /// Weeks of seven days.
    public let weeks: Int
    /// Calendar days.
    public let days: Int
    /// Hours.
    public let hours: Int
    /// Minutes.
    public let minutes: Int
    /// Seconds.
    public let seconds: Int

    /// Creates a duration.
    ///
    /// - Throws: ``CivilTimeError`` if a unit is negative or above 999,999,999.
    public init(
        years: Int = 0, months: Int = 0, weeks: Int = 0, days: Int = 0, hours: Int = 0, minutes: Int = 0,
        seconds: Int = 0
    ) throws(CivilTimeError) {
        for number in [years, months, weeks, days, hours, minutes, seconds] where !(0...999_999_999).contains(number) {
            throw CivilTimeError(expected: "a number from 0 to 999999999 of each unit", got: "\(number)")
        }
        (self.years, self.months, self.weeks, self.days) = (years, months, weeks, days)
        (self.hours, self.minutes, self.seconds) = (hours, minutes, seconds)
    }

    /// Hours, minutes, and seconds in seconds.
    var clockSeconds: Int { hours * 3600 + minutes * 60 + seconds }

    /// Whether any of years, months, weeks, and days isn't zero.
    var hasDate: Bool { years > 0 || months > 0 || weeks > 0 || days > 0 }
}

extension CalendarDuration: ISO8601Representable {
    /// Creates a duration from text such as `P1Y2M`, `P2W`, `P1DT12H`, or `PT90M`.
    ///
    /// Units come in this order, each at most once, as whole numbers of up to nine digits without a sign; weeks can be
    /// combined with the others (ISO 8601-1:2019).
    ///
    /// - Throws: ``CivilTimeError`` if the text isn't a duration.
    public init(_ text: String) throws(CivilTimeError) {
        guard let value = Self(reading: text) else {
            throw CivilTimeError(
                expected: "a duration such as P1DT12H", text: text, recoverySuggestion: Self.advice(on: text))
        }
        self = value
    }

    private init?(reading text: String) {
        var scanner = ISO8601Scanner(exactly: text)
        guard scanner.skip("P") != nil, !scanner.isAtEnd else { return nil }
        let date = Self.numbers(before: ["Y", "M", "W", "D"], &scanner)
        var time = [0, 0, 0]
        if scanner.skip("T") != nil {
            guard !scanner.isAtEnd else { return nil }
            time = Self.numbers(before: ["H", "M", "S"], &scanner)
        }
        guard scanner.isAtEnd else { return nil }
        try? self.init(
            years: date[0], months: date[1], weeks: date[2], days: date[3], hours: time[0], minutes: time[1],
            seconds: time[2])
    }

    private static func advice(on text: String) -> String? {
        if text.utf8.contains(where: { $0 == 0x2C || $0 == 0x2E }) {
            return "fractions are not supported: write whole numbers, such as PT90M for an hour and a half"
        }
        if text.utf8.contains(UInt8(ascii: "-")) { return "durations have no sign" }
        return text.utf8.contains(where: { (97...122).contains($0) }) ? "write uppercase letters" : nil
    }

    /// Reads numbers that precede the letters of some units, in this order.
    private static func numbers(before units: [Unicode.Scalar], _ scanner: inout ISO8601Scanner) -> [Int] {
        units.map { unit in
            var ahead = scanner
            guard (1...9).contains(ahead.digitCount), let number = ahead.number(digits: ahead.digitCount),
                ahead.skip(unit) != nil
            else { return 0 }
            scanner = ahead
            return number
        }
    }

    /// The duration as `P1Y2M3DT4H5M6S`, without units that are zero; `PT0S` if all are zero.
    ///
    /// A zero between two units of the date or of the time is written (`P1Y0M3D`), as RFC 3339 requires.
    public var description: String {
        let date = Self.text([(years, "Y"), (months, "M"), (days, "D")], weeks: weeks)
        let time = Self.text([(hours, "H"), (minutes, "M"), (seconds, "S")])
        if date.isEmpty, time.isEmpty { return "PT0S" }
        return "P" + date + (time.isEmpty ? "" : "T" + time)
    }

    private static func text(_ units: [(number: Int, letter: String)], weeks: Int = 0) -> String {
        let first = units.firstIndex { $0.number > 0 } ?? units.endIndex
        let last = units.lastIndex { $0.number > 0 } ?? units.startIndex - 1
        var text = ""
        for (position, unit) in units.enumerated() {
            if unit.letter == "D", weeks > 0 { text += "\(weeks)W" }
            if first <= position, position <= last { text += "\(unit.number)\(unit.letter)" }
        }
        return text
    }
}

extension CalendarDay {
    /// Returns the day a duration later.
    ///
    /// Years and months are added first. If the month is too short, the result is its last day: a month after January
    /// 31 is February 28 or 29. Weeks and days follow. Hours, minutes, and seconds count from midnight, so that only
    /// whole days of them matter.
    ///
    /// - Returns: A day clamped to the years 1 to 9999.
    public func adding(_ duration: CalendarDuration) -> CalendarDay {
        let months = year * 12 + month - 1 + duration.years * 12 + duration.months
        guard months < 10_000 * 12 else { return CalendarDay(daysSince1970: .max) }
        let (newYear, newMonth) = (months / 12, months % 12 + 1)
        let newDay = min(day, GregorianCalendar.days(inMonth: newMonth, ofYear: newYear))
        return CalendarDay(unchecked: (newYear, newMonth, newDay))
            .adding(days: duration.weeks * 7 + duration.days + duration.clockSeconds / 86_400)
    }
}

extension CivilDateTime {
    /// Returns the local time a duration later, as if clocks never changed.
    ///
    /// Years, months, weeks, and days are added as in ``CalendarDay/adding(_:)``, then hours, minutes, and seconds. For
    /// a time zone whose clocks change, use ``Timestamp/adding(_:in:)``.
    ///
    /// - Returns: A local time clamped to the years 1 to 9999.
    public func adding(_ duration: CalendarDuration) -> CivilDateTime {
        let midnight = day.adding(duration.withoutTime)
        return CivilDateTime(
            clockSeconds: midnight.daysSince1970 * 86_400 + time.secondOfDay + duration.clockSeconds,
            nanosecond: time.nanosecond)
    }
}

extension CalendarDuration {
    private init(dateOf other: CalendarDuration) {
        (years, months, weeks, days) = (other.years, other.months, other.weeks, other.days)
        (hours, minutes, seconds) = (0, 0, 0)
    }

    /// The duration without hours, minutes, and seconds.
    var withoutTime: CalendarDuration { CalendarDuration(dateOf: self) }
}
