// SPDX-License-Identifier: Apache-2.0

public import CivilTime
public import ComputationKit

/// An instant of a record to the second, in UTC, written `2026-11-21T08:00:00Z` (ISO 8601).
public struct RecordedTime: Hashable, Comparable, Sendable {
    /// Seconds since 1970-01-01T00:00:00Z; clamped to the years 1 to 9999.
    public let secondsSince1970: Int

    /// Creates an instant by its seconds since 1970-01-01T00:00:00Z.
    public init(secondsSince1970: Int) {
        self.secondsSince1970 = min(max(secondsSince1970, -62_135_596_800), 253_402_300_799)
    }

    /// Creates an instant rounded down to the second.
    public init(_ instant: Timestamp) {
        self.init(secondsSince1970: instant.wholeSeconds)
    }

    /// Creates an instant from text such as `2026-11-21T08:00:00Z`.
    /// - Throws: `ValidationIssue` with an empty path if the text has another form.
    public init(_ text: String) throws(ValidationIssue) {
        guard text.utf8.count == 20, text.utf8.last == UInt8(ascii: "Z"), let instant = try? Timestamp(text) else {
            throw ValidationIssue(path: "", expected: Self.expectation, got: "\"\(text)\"")
        }
        self.init(instant)
    }

    /// The day in UTC.
    public var day: CalendarDay { CalendarDay(secondsSince1970: secondsSince1970) }

    /// Returns whether one instant is before another.
    public static func < (first: RecordedTime, second: RecordedTime) -> Bool {
        first.secondsSince1970 < second.secondsSince1970
    }

    private static let expectation = "an instant such as 2026-11-21T08:00:00Z"
}

extension RecordedTime: CustomStringConvertible {
    /// The instant as ISO 8601 text in UTC.
    public var description: String { Timestamp(self).description }
}

extension Timestamp {
    /// Creates the instant of a record.
    public init(_ recorded: RecordedTime) { self.init(secondsSince1970: recorded.secondsSince1970) }
}

extension RecordedTime: SchemaProviding {
    /// Decodes an instant from its text.
    public init(from decoder: any Decoder) throws {
        self = try RecordedTime(try decoder.singleValueContainer().decode(String.self))
    }

    /// Encodes the instant as text.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }

    /// The schema.
    public static let schema = Schema<Self>.text(
        "challenges.RecordedTime", "An instant to the second, in UTC.", expected: expectation,
        pattern:
            "^\(CivilTimePattern.day)T\(CivilTimePattern.hour)(:\(CivilTimePattern.sixty)){2}Z$",
        format: "date-time",
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
