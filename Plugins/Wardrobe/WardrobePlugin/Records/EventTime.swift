// SPDX-License-Identifier: Apache-2.0

internal import CivilTime
public import ComputationKit

/// A calendar time in ISO 8601: a whole day, a floating local time, or a time with its offset from UTC.
///
/// `2026-11-21`, `2026-11-21T09:00:00`, `2026-11-21T08:00:00Z`, and `2026-11-21T09:00:00+01:00` are times.
public struct EventTime: Hashable, Sendable {
    /// The day in local time.
    public let day: CalendarDay
    /// Seconds since local midnight, 0 to 86,399; nil for a whole day.
    public let secondOfDay: Int?
    /// The offset from UTC in seconds; nil for a whole day and for a floating time.
    public let offset: Int?

    /// Creates a whole day.
    public init(_ day: CalendarDay) {
        self.init(day: day, secondOfDay: nil, offset: nil)
    }

    /// Creates a time on a day.
    /// - Parameters:
    ///   - day: the day in local time.
    ///   - second: seconds since midnight, clamped to 0 to 86,399.
    ///   - offset: the offset from UTC in seconds, in whole minutes within a day; nil for a floating time.
    public init(_ day: CalendarDay, second: Int, offset: Int? = nil) {
        let minutes = offset.map { min(max($0 / 60, -1_439), 1_439) * 60 }
        self.init(day: day, secondOfDay: min(max(second, 0), 86_399), offset: minutes)
    }

    /// Creates an instant in UTC.
    public init(secondsSince1970: Int) {
        let (day, second) = floorDivision(secondsSince1970, by: 86_400)
        self.init(CalendarDay(daysSince1970: day), second: second, offset: 0)
    }

    private init(day: CalendarDay, secondOfDay: Int?, offset: Int?) {
        self.day = day
        self.secondOfDay = secondOfDay
        self.offset = offset
    }

    /// Creates a time from ISO 8601 text; seconds are optional.
    /// - Throws: `ValidationIssue` with an empty path if the text isn't a time.
    public init(_ text: String) throws(ValidationIssue) {
        guard let value = Self(reading: text) else {
            throw ValidationIssue(path: "", expected: Self.expectation, got: "\"\(text)\"")
        }
        self = value
    }

    private init?(reading text: String) {
        var scanner = ISO8601Scanner(exactly: text)
        guard let day = scanner.day() else { return nil }
        guard !scanner.isAtEnd else {
            self.init(day)
            return
        }
        // Calendars have no fractions of a second.
        guard scanner.skip("T") != nil, !text.utf8.contains(where: { $0 == 0x2C || $0 == 0x2E }),
            let parts = scanner.hourMinuteSecond(),
            let time = try? ClockTime(hour: parts.hour, minute: parts.minute, second: parts.second)
        else { return nil }
        guard !scanner.isAtEnd else {
            self.init(day, second: time.secondOfDay)
            return
        }
        guard let offset = scanner.rfc3339Offset(), scanner.isAtEnd else { return nil }
        self.init(day, second: time.secondOfDay, offset: offset)
    }

    /// Seconds since 1970-01-01T00:00:00Z; nil for whole days and floating times, which aren't instants.
    public var secondsSince1970: Int? { offset.map { clockSeconds - $0 } }

    /// Seconds from 1970-01-01 at 0:00 in local time.
    private var clockSeconds: Int { day.daysSince1970 * 86_400 + (secondOfDay ?? 0) }

    /// Returns whether this time is before another: by instants if both are known, otherwise by local time.
    public func precedes(_ other: EventTime) -> Bool {
        if let own = secondsSince1970, let others = other.secondsSince1970 { return own < others }
        return clockSeconds < other.clockSeconds
    }

    private static let expectation = "a time such as 2026-11-21T09:00:00+01:00, or a day"
}

extension EventTime: CustomStringConvertible {
    /// ISO 8601 text, with `Z` for UTC.
    public var description: String {
        guard let secondOfDay else { return day.description }
        let local = CivilDateTime(day: day, time: ClockTime(secondOfDay: secondOfDay))
        guard let offset else { return local.description }
        return offset == 0 ? "\(local)Z" : "\(local)\(UTCOffset(unchecked: offset))"
    }
}

extension EventTime: TextRepresentable {
    private static let time = "\(CivilTimePattern.hour):\(CivilTimePattern.sixty)"

    /// The JSON schema.
    public static let schema = Schema<Self>.text(
        "wardrobe.EventTime", "A calendar time in ISO 8601.", expected: expectation,
        pattern: "^\(CivilTimePattern.day)(T\(time)(:\(CivilTimePattern.sixty))?(Z|[+-]\(time))?)?$",
        example: "2026-11-21T09:00:00+01:00")
}
