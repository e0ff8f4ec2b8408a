// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// An International Standard Book Number with a correct check digit (ISO 2108).
///
/// ```swift
/// let isbn = try ISBN("0-306-40615-2")
/// isbn.isbn13        // "9780306406157"
/// isbn.hyphenated    // "978-0-306-40615-7"
/// ```
public struct ISBN: Hashable, Sendable {
    /// The number of 13 digits, which begins with 978 or 979.
    public let isbn13: String

    /// Reads an ISBN-10 or ISBN-13; spaces, hyphens, and a label such as `ISBN-13:` before it are ignored.
    ///
    /// - Throws: `ValidationIssue` with an empty path if it has another form, or with the correct digit if its check
    ///   digit is wrong.
    public init(_ text: String) throws(ValidationIssue) {
        let plain = Self.plain(text)
        switch plain.utf8.count {
        case 10: try self.init(isbn10: plain)
        case 13: try self.init(isbn13: plain)
        default:
            throw ValidationIssue(
                path: "", expected: "an ISBN of 10 or 13 digits", got: text.quoted(limit: 60), kind: .rule)
        }
    }

    /// Returns the number in capitals without hyphens, spaces, and the label that is printed before it.
    static func plain(_ text: String) -> String {
        let plain = text.withoutHyphens.uppercased()
        guard isLabeled(plain) else { return plain }
        let number = plain.dropFirst(label.utf8.count).filter { $0 != ":" }
        // The label can say the number of digits.
        let hasLength = ["10": 12, "13": 15].contains { number.hasPrefix($0.key) && number.utf8.count == $0.value }
        return String(hasLength ? number.dropFirst(2) : number[...])
    }

    /// Whether a text begins with the label that is printed before a number.
    static func isLabeled(_ text: String) -> Bool { text.prefix(label.utf8.count).uppercased() == label }

    private static let label = "ISBN"

    private init(isbn10 plain: String) throws(ValidationIssue) {
        guard let values = plain.dropLast().digitValues,
            let digit = plain.hasSuffix("X") ? 10 : plain.suffix(1).digitValues?.first
        else {
            throw ValidationIssue(
                path: "", expected: "an ISBN-10: nine digits and a check digit or X", got: plain.quoted(limit: 60),
                kind: .rule)
        }
        let expected = CheckDigit.isbn10(values)
        guard expected == digit else {
            let character = expected == 10 ? "X" : "\(expected)"
            let suggestion =
                plain.hasPrefix("979") ? "ISBNs that begin with 979 have 13 digits" : "or another digit is mistyped"
            throw ValidationIssue(
                path: "", expected: "ISBN-10 \(plain.dropLast())\(character), whose check digit is \(character)",
                got: "\"\(plain)\"", recoverySuggestion: suggestion, kind: .rule)
        }
        let body = [9, 7, 8] + values
        isbn13 = (body + [CheckDigit.gs1(body)]).map { "\($0)" }.joined()
    }

    private init(isbn13 plain: String) throws(ValidationIssue) {
        guard let values = plain.digitValues else {
            let isBook = plain.hasPrefix("978") || plain.hasPrefix("979")
            // An X is a check digit of the older number only.
            if isBook, plain.hasSuffix("X"), let body = plain.dropLast().digitValues {
                throw GTIN.wrongDigit(CheckDigit.gs1(body), in: plain, named: "ISBN-13")
            }
            throw ValidationIssue(
                path: "", expected: "an ISBN-13, which has 13 digits", got: plain.quoted(limit: 60), kind: .rule)
        }
        guard plain.hasPrefix("978") || plain.hasPrefix("979"), !plain.hasPrefix("9790") else {
            let isMusic = plain.hasPrefix("9790")
            throw ValidationIssue(
                path: "", expected: "an ISBN-13, which begins with 978 or 979", got: plain.quoted(limit: 60),
                recoverySuggestion: isMusic ? "979-0 is for printed music (ISMN)" : nil, kind: .rule)
        }
        let expected = CheckDigit.gs1(values.dropLast())
        guard expected == values[12] else { throw GTIN.wrongDigit(expected, in: plain, named: "ISBN-13") }
        isbn13 = plain
    }

    /// The number of 10 digits; `nil` for a number that begins with 979, which has none.
    public var isbn10: String? {
        guard isbn13.hasPrefix("978"), let values = isbn13.dropFirst(3).prefix(9).digitValues else { return nil }
        let check = CheckDigit.isbn10(values)
        return isbn13.dropFirst(3).prefix(9) + (check == 10 ? "X" : "\(check)")
    }

    /// The number of 13 digits with hyphens, or `nil` if the range table has no registrant for it.
    ///
    /// The table is the range message of ``ISBNRanges/date``; later ranges aren't known.
    public var hyphenated: String? {
        ISBNRanges.shipped.parts(of: isbn13).map { parts in
            ([parts.prefix, parts.group, parts.registrant, parts.publication, String(isbn13.suffix(1))])
                .joined(separator: "-")
        }
    }

    /// The number of 10 digits with hyphens, or `nil` if it has none or the range table has no registrant for it.
    public var hyphenated10: String? {
        guard let isbn10, let parts = ISBNRanges.shipped.parts(of: isbn13) else { return nil }
        return [parts.group, parts.registrant, parts.publication, String(isbn10.suffix(1))].joined(separator: "-")
    }

    /// The language area or country of the number's registration group, such as `English language`.
    public var registrationGroup: String? { ISBNRanges.shipped.group(of: isbn13)?.name }
}
