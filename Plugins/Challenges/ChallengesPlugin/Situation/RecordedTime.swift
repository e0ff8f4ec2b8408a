// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// A moment to the second as records have it, in UTC, written `2026-11-21T08:00:00Z` (ISO 8601).
public struct RecordedTime: Hashable, Comparable, Sendable {
    /// Seconds since 1970-01-01T00:00:00Z; held within the years 1 to 9999.
    public let secondsSince1970: Int

    /// A moment by its seconds since 1970-01-01T00:00:00Z.
    public init(secondsSince1970: Int) {
        self.secondsSince1970 = min(max(secondsSince1970, -62_135_596_800), 253_402_300_799)
    }

    /// The second that a moment lies in.
    public init(_ moment: Timestamp) {
        self.init(secondsSince1970: Int(moment.secondsSince1970.rounded(.down)))
    }

    /// A moment from text such as `2026-11-21T08:00:00Z`.
    /// - Throws: ``ValidationIssue`` with an empty path when the text is none.
    public init(_ text: String) throws(ValidationIssue) {
        let refusal = ValidationIssue(path: "", expected: Self.expectation, got: "\"\(text)\"")
        let bytes = Array(text.utf8)
        guard bytes.count == 20, bytes[10] == UInt8(ascii: "T"), bytes[13] == UInt8(ascii: ":"),
            bytes[16] == UInt8(ascii: ":"), bytes[19] == UInt8(ascii: "Z"),
            let day = try? CalendarDay(String(decoding: bytes[..<10], as: UTF8.self)),
            let hour = Self.number(bytes[11...12], below: 24), let minute = Self.number(bytes[14...15], below: 60),
            let second = Self.number(bytes[17...18], below: 60)
        else { throw refusal }
        self.init(secondsSince1970: day.daysSince1970 * 86_400 + hour * 3_600 + minute * 60 + second)
    }

    /// The day in UTC.
    public var day: CalendarDay { CalendarDay(secondsSince1970: secondsSince1970) }

    /// Whether one moment lies before another.
    public static func < (first: RecordedTime, second: RecordedTime) -> Bool {
        first.secondsSince1970 < second.secondsSince1970
    }

    private static func number(_ digits: ArraySlice<UInt8>, below limit: Int) -> Int? {
        var number = 0
        for digit in digits {
            guard UInt8(ascii: "0")...UInt8(ascii: "9") ~= digit else { return nil }
            number = number * 10 + Int(digit - UInt8(ascii: "0"))
        }
        return number < limit ? number : nil
    }

    private static let expectation = "a moment such as 2026-11-21T08:00:00Z"
}

extension RecordedTime: CustomStringConvertible {
    /// The moment as ISO 8601 text in UTC.
    public var description: String {
        let second = secondsSince1970 - day.daysSince1970 * 86_400
        let pair = { (number: Int) in number < 10 ? "0\(number)" : "\(number)" }
        return "\(day)T\(pair(second / 3_600)):\(pair(second / 60 % 60)):\(pair(second % 60))Z"
    }
}

extension RecordedTime: SchemaProviding {
    /// Reads a moment from its text.
    public init(from decoder: any Decoder) throws {
        self = try RecordedTime(try decoder.singleValueContainer().decode(String.self))
    }

    /// Writes the moment as text.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.text(
        "challenges.RecordedTime", "A moment to the second, in UTC.", expected: expectation,
        pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z$", format: "date-time",
        example: "2026-11-21T08:00:00Z", print: \.description,
        check: { text in
            do throws(ValidationIssue) {
                _ = try RecordedTime(text)
                return nil
            } catch {
                return error
            }
        })
}
