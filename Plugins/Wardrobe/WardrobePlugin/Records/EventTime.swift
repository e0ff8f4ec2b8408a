// SPDX-License-Identifier: Apache-2.0

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
        let day = (secondsSince1970 >= 0 ? secondsSince1970 : secondsSince1970 - 86_399) / 86_400
        self.init(CalendarDay(daysSince1970: day), second: secondsSince1970 - day * 86_400, offset: 0)
    }

    private init(day: CalendarDay, secondOfDay: Int?, offset: Int?) {
        self.day = day
        self.secondOfDay = secondOfDay
        self.offset = offset
    }

    /// A time from ISO 8601 text; seconds may be left out.
    /// - Throws: ``ValidationIssue`` with an empty path when the text is none.
    public init(_ text: String) throws(ValidationIssue) {
        guard let value = Self(reading: text) else {
            throw ValidationIssue(path: "", expected: Self.expectation, got: "\"\(text)\"")
        }
        self = value
    }

    private init?(reading text: String) {
        let parts = text.split(separator: "T", maxSplits: 1, omittingEmptySubsequences: false)
        guard let first = parts.first, let day = try? CalendarDay(String(first)) else { return nil }
        guard parts.count == 2 else {
            self.init(day)
            return
        }
        let bytes = Array(parts[1].utf8)
        let end = bytes.firstIndex { [UInt8(ascii: "Z"), UInt8(ascii: "+"), UInt8(ascii: "-")].contains($0) }
        guard let second = Self.seconds(bytes[..<(end ?? bytes.count)]), second < 86_400 else { return nil }
        guard let end else {
            self.init(day, second: second)
            return
        }
        if bytes[end...] == [UInt8(ascii: "Z")] {
            self.init(day, second: second, offset: 0)
            return
        }
        guard bytes.count == end + 6, let offset = Self.seconds(bytes[(end + 1)...]), offset < 86_400 else {
            return nil
        }
        self.init(day, second: second, offset: bytes[end] == UInt8(ascii: "-") ? -offset : offset)
    }

    /// `09:00` or `09:00:00` in seconds.
    private static func seconds(_ bytes: ArraySlice<UInt8>) -> Int? {
        let pairs = bytes.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
        let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
        guard 2...3 ~= pairs.count, pairs.allSatisfy({ $0.count == 2 && $0.allSatisfy(digits.contains) }) else {
            return nil
        }
        let numbers = pairs.map { $0.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) } }
        guard numbers[0] < 24, numbers.dropFirst().allSatisfy({ $0 < 60 }) else { return nil }
        return numbers[0] * 3_600 + numbers[1] * 60 + (numbers.count == 3 ? numbers[2] : 0)
    }

    /// Seconds since 1970-01-01T00:00:00Z; nil for whole days and any clock, which are at no one moment.
    public var secondsSince1970: Int? { offset.map { clockSeconds - $0 } }

    /// Seconds from 1970-01-01 at 0:00 on the clock it was written for.
    private var clockSeconds: Int { day.daysSince1970 * 86_400 + (secondOfDay ?? 0) }

    /// Whether this time lies before another: by moments where both are known, else by their clocks.
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
        let pair = { (number: Int) in number < 10 ? "0\(number)" : "\(number)" }
        let clock = { (seconds: Int) in "\(pair(seconds / 3_600)):\(pair(seconds / 60 % 60))" }
        let time = "\(day)T\(clock(secondOfDay)):\(pair(secondOfDay % 60))"
        guard let offset else { return time }
        return offset == 0 ? "\(time)Z" : "\(time)\(offset < 0 ? "-" : "+")\(clock(abs(offset)))"
    }
}

extension EventTime: TextRepresentable {
    /// What it looks like as JSON.
    public static let schema = Schema<Self>.text(
        "wardrobe.EventTime", "A time as a calendar writes it.", expected: expectation,
        pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}(T[0-9]{2}:[0-9]{2}(:[0-9]{2})?(Z|[+-][0-9]{2}:[0-9]{2})?)?$",
        example: "2026-11-21T09:00:00+01:00")
}

extension Timestamp {
    /// The second that a moment lies in, as ISO 8601 text in UTC has it.
    package var wholeSeconds: Int { Int(secondsSince1970.rounded(.down)) }
}
