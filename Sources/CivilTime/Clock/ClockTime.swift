// SPDX-License-Identifier: Apache-2.0

/// A time of day, from 00:00:00 up to but not including 24:00:00.
///
/// Its text is in ISO 8601 format: `14:30:00`, `14:30:15.25`. Leap seconds aren't supported.
public struct ClockTime: Hashable, Comparable, Sendable {
    /// The hour, 0 to 23.
    public let hour: Int
    /// The minute, 0 to 59.
    public let minute: Int
    /// The whole second, 0 to 59.
    public let second: Int
    /// The fraction of the second in nanoseconds, 0 to 999,999,999.
    public let nanosecond: Int

    /// Creates a time of day.
    ///
    /// - Throws: ``CivilTimeError`` if a part is out of range. The error for 24:00 and for a leap second includes the
    ///   correct spelling.
    public init(hour: Int, minute: Int, second: Int = 0, nanosecond: Int = 0) throws(CivilTimeError) {
        func refusal(_ expected: String, _ got: String, _ suggestion: String) -> CivilTimeError {
            CivilTimeError(expected: expected, got: got, recoverySuggestion: suggestion)
        }
        guard hour != 24 else {
            throw refusal(
                "an hour from 00 to 23", "hour 24", "midnight at the end of a day is 00:00 of the next day"
            )
        }
        guard (0...23).contains(hour) else {
            throw refusal("an hour from 00 to 23", "hour \(hour)", "write a 24-hour time such as 14:30")
        }
        guard (0...59).contains(minute) else {
            throw refusal("a minute from 00 to 59", "minute \(minute)", "write a 24-hour time such as 14:30")
        }
        guard second != 60 else {
            throw refusal(
                "a second from 00 to 59", "second 60",
                "leap seconds are not supported: write second 59")
        }
        guard (0...59).contains(second) else {
            throw refusal("a second from 00 to 59", "second \(second)", "write a time such as 14:30:15")
        }
        guard (0...999_999_999).contains(nanosecond) else {
            throw refusal(
                "a fraction of 0 to 999999999 nanoseconds", "\(nanosecond)",
                "check the fraction of the second")
        }
        self.init(unchecked: hour, minute, second, nanosecond)
    }

    private init(unchecked hour: Int, _ minute: Int, _ second: Int, _ nanosecond: Int) {
        assert(0...23 ~= hour && 0...59 ~= minute && 0...59 ~= second && 0...999_999_999 ~= nanosecond)
        self.hour = hour
        self.minute = minute
        self.second = second
        self.nanosecond = nanosecond
    }

    /// Creates the time a number of seconds after midnight.
    ///
    /// - Parameters:
    ///   - secondOfDay: Clamped to 0 to 86,399.
    ///   - nanosecond: The fraction of the second, clamped to 0 to 999,999,999.
    public init(secondOfDay: Int, nanosecond: Int = 0) {
        let second = min(max(secondOfDay, 0), 86_399)
        self.init(unchecked: second / 3600, second / 60 % 60, second % 60, min(max(nanosecond, 0), 999_999_999))
    }

    /// Creates the time a number of minutes after midnight.
    ///
    /// - Parameter minuteOfDay: Clamped to 0 to 1,439.
    public init(minuteOfDay: Int) {
        self.init(secondOfDay: min(max(minuteOfDay, 0), 1_439) * 60)
    }

    /// 00:00:00, the start of the day.
    public static let midnight = ClockTime(unchecked: 0, 0, 0, 0)
    /// 12:00:00.
    public static let noon = ClockTime(unchecked: 12, 0, 0, 0)

    /// Whole seconds since midnight, 0 to 86,399.
    public var secondOfDay: Int { hour * 3600 + minute * 60 + second }

    /// Whole minutes since midnight, 0 to 1,439.
    public var minuteOfDay: Int { hour * 60 + minute }

    /// Returns whether one time of day is before another.
    public static func < (first: ClockTime, second: ClockTime) -> Bool {
        (first.secondOfDay, first.nanosecond) < (second.secondOfDay, second.nanosecond)
    }
}

extension ClockTime: ISO8601Representable {
    /// Creates a time of day from text: `14:30`, `14:30:15`, or `14:30:15.25`.
    ///
    /// Leading and trailing whitespace and digits past the nanosecond are ignored. A comma can replace the period.
    ///
    /// - Throws: ``CivilTimeError`` if the text isn't a 24-hour time, with the correct spelling if it is unambiguous.
    public init(_ text: String) throws(CivilTimeError) {
        var scanner = ISO8601Scanner(text)
        let whole = scanner.rest
        guard let parts = scanner.hourMinuteSecond(), scanner.isAtEnd else {
            throw CivilTimeError(
                expected: "a time in the format hh:mm, hh:mm:ss, or hh:mm:ss.fraction", text: text,
                recoverySuggestion: Self.advice(on: whole))
        }
        try self.init(
            hour: parts.hour, minute: parts.minute, second: parts.second, nanosecond: parts.nanosecond)
    }

    /// The time as `HH:MM:SS`, with as many decimals as needed.
    public var description: String {
        var text = ISO8601Writer(capacity: 20)
        text.append(self)
        return text.string
    }

    /// The hour and minute as `14:30`.
    public var hourAndMinute: String {
        var text = ISO8601Writer(capacity: 5)
        text.append(hour: hour, minute: minute)
        return text.string
    }
}
