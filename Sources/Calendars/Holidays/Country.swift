// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// A country or territory by its ISO 3166-1 alpha-2 code, such as `UA`; `XK` is Kosovo.
public struct Country: Hashable, Comparable, Sendable {
    /// The two letters, in uppercase.
    public let code: String

    /// Creates a country of the holiday table.
    /// - Throws: `ValidationIssue` with an empty path if the table doesn't have the country.
    public init(_ text: String) throws(ValidationIssue) {
        let isLetters = text.utf8.count == 2 && text.utf8.allSatisfy { ($0 & 0xDF) >= 0x41 && ($0 & 0xDF) <= 0x5A }
        let code = text.uppercased()
        guard isLetters, HolidayTable.shipped.knows(code) else {
            throw ValidationIssue(
                path: "", expected: Self.expectation, got: JSONValue.string(text).inWords,
                recoverySuggestion: code == "UK" ? "the United Kingdom is GB" : nil)
        }
        self.code = code
    }

    init(known code: String) { self.code = code }

    /// Returns whether a country's code is before another's.
    public static func < (first: Country, second: Country) -> Bool { first.code < second.code }

    private static let expectation = "the ISO 3166-1 code of a country with known holidays, such as UA"
}

extension Country: CustomStringConvertible {
    /// The two letters.
    public var description: String { code }
}

extension Country: SchemaProviding {
    /// The pattern of the table's codes, in either case.
    private static var pattern: String {
        let codes = HolidayTable.shipped.countries.map { country in
            country.code.map { "[\($0)\($0.lowercased())]" }.joined()
        }
        return "^(?:\(codes.joined(separator: "|")))$"
    }

    /// Decodes a country from its code.
    public init(from decoder: any Decoder) throws {
        self = try Country(try decoder.singleValueContainer().decode(String.self))
    }

    /// Encodes the code.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(code)
    }

    /// The schema.
    public static let schema = Schema<Self>.text(
        "calendars.Country", "A country or territory.", expected: expectation, pattern: pattern, example: "UA",
        print: \.description,
        check: { text in
            do throws(ValidationIssue) {
                _ = try Country(text)
                return nil
            } catch {
                return error
            }
        })
}

extension Country {
    /// The years for which holidays are known.
    public static var holidayYears: ClosedRange<Int> { HolidayTable.years }

    /// Returns the public holidays in a range of days, in chronological order.
    public func holidays(from first: CalendarDay, through last: CalendarDay) -> [Holiday] {
        HolidayTable.shipped.holidays(of: self, from: first, through: last)
    }

    /// All countries with known holidays, in the order of their codes.
    public static var all: [Country] { HolidayTable.shipped.countries }
}
