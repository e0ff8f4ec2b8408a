// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// A country or territory by its two letters of ISO 3166-1, such as `UA`; `XK` is Kosovo.
public struct Country: Hashable, Comparable, Sendable {
    /// The two letters, in capitals.
    public let code: String

    /// A country of which holidays are known.
    /// - Throws: ``ValidationIssue`` with an empty path when the text is none.
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

    /// Whether the letters of one come before those of another.
    public static func < (first: Country, second: Country) -> Bool { first.code < second.code }

    private static let expectation = "a country whose holidays are known, by two letters such as UA (ISO 3166-1)"
}

extension Country: CustomStringConvertible {
    /// The two letters.
    public var description: String { code }
}

extension Country: SchemaProviding {
    /// The codes of the table, in either case.
    private static var pattern: String {
        let codes = HolidayTable.shipped.countries.map { country in
            country.code.map { "[\($0)\($0.lowercased())]" }.joined()
        }
        return "^(?:\(codes.joined(separator: "|")))$"
    }

    /// Reads a country from its letters.
    public init(from decoder: any Decoder) throws {
        self = try Country(try decoder.singleValueContainer().decode(String.self))
    }

    /// Writes the letters.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(code)
    }

    /// What it looks like as JSON.
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

    /// The public holidays of some days, in their order.
    public func holidays(from first: CalendarDay, through last: CalendarDay) -> [Holiday] {
        HolidayTable.shipped.holidays(of: self, from: first, through: last)
    }

    /// All countries of which holidays are known, in the order of their letters.
    public static var all: [Country] { HolidayTable.shipped.countries }
}
