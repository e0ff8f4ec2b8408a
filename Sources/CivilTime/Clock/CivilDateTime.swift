// SPDX-License-Identifier: Apache-2.0

/// A day and a time of day on a clock, without a time zone.
///
/// Its text is in ISO 8601 format: `2026-11-21T09:00:00`. A time zone makes it an instant; see
/// ``LocalZone/instant(of:)``.
public struct CivilDateTime: Hashable, Comparable, Sendable {
    /// The day.
    public let day: CalendarDay
    /// The time of day.
    public let time: ClockTime

    /// Creates a local time.
    public init(day: CalendarDay, time: ClockTime) {
        self.day = day
        self.time = time
    }

    /// Creates the local time a number of seconds after 1970-01-01T00:00:00 on the same clock.
    ///
    /// - Parameters:
    ///   - clockSeconds: Clamped to the years 1 to 9999.
    ///   - nanosecond: The fraction of the second, clamped to 0 to 999,999,999.
    public init(clockSeconds: Int, nanosecond: Int = 0) {
        let clamped = min(max(clockSeconds, Timestamp.firstSecond), Timestamp.lastSecond)
        let (days, second) = floorDivision(clamped, by: 86_400)
        self.init(
            day: CalendarDay(daysSince1970: days), time: ClockTime(secondOfDay: second, nanosecond: nanosecond))
    }

    /// Whole seconds from 1970-01-01T00:00:00 on the same clock; negative before.
    public var clockSeconds: Int { day.daysSince1970 * 86_400 + time.secondOfDay }

    /// Returns whether one local time is before another on the same clock.
    public static func < (first: CivilDateTime, second: CivilDateTime) -> Bool {
        (first.day, first.time) < (second.day, second.time)
    }
}

extension CivilDateTime: ISO8601Representable {
    /// Creates a local time from text such as `2026-11-21T09:00:00`; seconds are optional.
    ///
    /// Digits past the nanosecond are ignored.
    ///
    /// - Throws: ``CivilTimeError`` if the text isn't a local time, or has an offset.
    public init(_ text: String) throws(CivilTimeError) {
        var scanner = ISO8601Scanner(exactly: text)
        guard let local = scanner.dateTime(), scanner.isAtEnd else {
            throw CivilTimeError(
                expected: "a day and time such as 2026-11-21T09:00:00", text: text,
                recoverySuggestion: DateTimeAdvice.onLocalTime(text))
        }
        self = local
    }

    /// The local time as `2026-11-21T09:00:00`, with as many decimals as needed.
    public var description: String {
        var text = ISO8601Writer()
        text.append(self)
        return text.string
    }
}

extension ISO8601Scanner {
    /// Reads a day and a time that exist, `2026-11-21T09:00:00`.
    package mutating func dateTime() -> CivilDateTime? {
        guard let day = day(), skip("T") != nil, let parts = hourMinuteSecond(),
            let time = try? ClockTime(
                hour: parts.hour, minute: parts.minute, second: parts.second, nanosecond: parts.nanosecond)
        else { return nil }
        return CivilDateTime(day: day, time: time)
    }
}

extension ISO8601Writer {
    /// Appends `YYYY-MM-DDTHH:MM:SS`.
    package mutating func append(_ local: CivilDateTime) {
        append(local.day)
        append("T")
        append(local.time)
    }
}
