// SPDX-License-Identifier: Apache-2.0

internal import CivilTime
public import ComputationKit

/// A time as a calendar writes it, in ISO 8601: a whole day, a clock's time anywhere, or a time with its offset from UTC.
///
/// `2026-11-21`, `2026-11-21T09:00:00`, `2026-11-21T08:00:00Z` and `2026-11-21T09:00:00+01:00` are times.
public struct EventTime: Hashable, Sendable {
    /// The day on the clock it was written for.
    public let day: CalendarDay
    /// Seconds since midnight on that clock, 0 to 86,399; nil for a whole day.
    public let secondOfDay: Int?
    /// How many seconds that clock is ahead of UTC; nil for a whole day and for whatever clock one looks at.
    public let offset: Int?

    /// A whole day.
    public init(_ day: CalendarDay) {
        self.init(day: day, secondOfDay: nil, offset: nil)
    }

    /// A time on a day.
    /// - Parameters:
    ///   - day: the day on the clock it is written for.
    ///   - second: seconds since midnight, held within 0 and 86,399.
    ///   - offset: how many seconds that clock is ahead of UTC, in whole minutes within a day; nil for any clock.
    public init(_ day: CalendarDay, second: Int, offset: Int? = nil) {
        let minutes = offset.map { min(max($0 / 60, -1_439), 1_439) * 60 }
        self.init(day: day, secondOfDay: min(max(second, 0), 86_399), offset: minutes)
    }

    /// A moment in UTC.
    public init(secondsSince1970: Int) {
        let (day, second) = floorDivision(secondsSince1970, by: 86_400)
        self.init(CalendarDay(daysSince1970: day), second: second, offset: 0)
    }

    private init(day: CalendarDay, secondOfDay: Int?, offset: Int?) {
        self.day = day
        self.secondOfDay = secondOfDay
        self.offset = offset
    }

    /// A time from ISO 8601 text; seconds may be left out.
    /// - Throws: `ValidationIssue` with an empty path when the text is none.
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
        // A calendar has no fractions of a second.
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

    /// Seconds since 1970-01-01T00:00:00Z; nil for whole days and any clock, which are at no one moment.
    public var secondsSince1970: Int? { offset.map { clockSeconds - $0 } }

    /// Seconds from 1970-01-01 at 0:00 on the clock it was written for.
    private var clockSeconds: Int { day.daysSince1970 * 86_400 + (secondOfDay ?? 0) }

    /// Whether this time is before another: by instants where both are known, else by local time.
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

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.text(
        "wardrobe.EventTime", "A time as a calendar writes it.", expected: expectation,
        pattern: "^\(CivilTimePattern.day)(T\(time)(:\(CivilTimePattern.sixty))?(Z|[+-]\(time))?)?$",
        example: "2026-11-21T09:00:00+01:00")
}
