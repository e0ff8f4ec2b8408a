// SPDX-License-Identifier: AGPL-3.0-or-later

/// A time of day as a clock shows it, from 00:00:00 up to but not including 24:00:00.
///
/// In JSON a time is its text: `"14:30:00"`, `"14:30:15.25"`.
public struct ClockTime: Hashable, Sendable {
    /// The hour, 0 to 23.
    public let hour: Int
    /// The minute, 0 to 59.
    public let minute: Int
    /// The whole second, 0 to 59.
    ///
    /// Leap seconds are not supported.
    public let second: Int
    /// The fraction of the second in nanoseconds, 0 to 999,999,999.
    public let nanosecond: Int

    /// Creates a time of day.
    ///
    /// - Throws: `TimeInputError` when a part is out of range; 24:00 and a leap second get a recoverySuggestion of their own.
    public init(hour: Int, minute: Int, second: Int = 0, nanosecond: Int = 0) throws(TimeInputError) {
        func refusal(_ expected: String, _ got: String, _ recoverySuggestion: String) -> TimeInputError {
            TimeInputError(field: "time", expected: expected, got: got, recoverySuggestion: recoverySuggestion)
        }
        guard hour != 24 else {
            throw refusal(
                "an hour from 00 to 23", "24 o'clock", "midnight at the end of a day is 00:00 of the next day"
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

    init(unchecked hour: Int, _ minute: Int, _ second: Int, _ nanosecond: Int) {
        self.hour = hour
        self.minute = minute
        self.second = second
        self.nanosecond = nanosecond
    }

    init(secondOfDay: Int, nanosecond: Int) {
        self.init(unchecked: secondOfDay / 3600, secondOfDay / 60 % 60, secondOfDay % 60, nanosecond)
    }

    /// 00:00:00, where the day begins.
    public static let midnight = ClockTime(unchecked: 0, 0, 0, 0)
    /// 12:00:00.
    public static let noon = ClockTime(unchecked: 12, 0, 0, 0)

    /// Whole seconds since midnight, 0 to 86,399.
    public var secondOfDay: Int { hour * 3600 + minute * 60 + second }
}
