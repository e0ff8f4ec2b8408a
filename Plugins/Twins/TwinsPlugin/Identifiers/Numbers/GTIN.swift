// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// A Global Trade Item Number with a correct check digit: the number of a barcode on a product.
///
/// ```swift
/// let gtin = try GTIN("4006381333931")
/// gtin.digits      // "04006381333931", as it is stored
/// gtin.shortest    // "4006381333931", as it is printed
/// ```
public struct GTIN: Hashable, Sendable {
    /// The number in its form of 14 digits.
    public let digits: String
    /// The form in which the number was written.
    public let form: Form

    /// A form of a GTIN, by its length.
    public enum Form: Int, Sendable, CaseIterable {
        /// 8 digits, on small packages.
        case gtin8 = 8
        /// 12 digits (UPC-A).
        case gtin12 = 12
        /// 13 digits (EAN-13).
        case gtin13 = 13
        /// 14 digits, on cases and in GS1 element strings.
        case gtin14 = 14
    }

    /// Reads a number of 8, 12, 13, or 14 digits; spaces and hyphens are ignored.
    ///
    /// - Throws: `ValidationIssue` with an empty path if it has another length or character, or with the correct digit
    ///   if its check digit is wrong.
    public init(_ text: String) throws(ValidationIssue) {
        let plain = text.withoutHyphens
        guard let values = plain.digitValues, let form = Form(rawValue: values.count) else {
            throw ValidationIssue(
                path: "", expected: "a number of 8, 12, 13, or 14 digits", got: text.quoted(limit: 60), kind: .rule)
        }
        let expected = CheckDigit.gs1(values.dropLast())
        guard expected == values[values.count - 1] else {
            throw Self.wrongDigit(expected, in: plain, named: "GTIN-\(form.rawValue)")
        }
        digits = String(repeating: "0", count: 14 - plain.utf8.count) + plain
        self.form = form
    }

    /// Creates the number whose digits before the check digit are given.
    init(body: [Int], form: Form) {
        let all = body + [CheckDigit.gs1(body)]
        digits = (Array(repeating: 0, count: max(0, 14 - all.count)) + all).map { "\($0)" }.joined()
        self.form = form
    }

    /// The number in the form in which it was written.
    public var written: String { String(digits.suffix(form.rawValue)) }

    /// The number in its shortest form: 8, 12, 13, or 14 digits.
    public var shortest: String {
        let zeros = digits.prefix { $0 == "0" }.utf8.count
        let length = Form.allCases.first { 14 - $0.rawValue <= zeros }?.rawValue ?? 14
        return String(digits.suffix(length))
    }

    /// Whether the number is for circulation within a store or a country, where it can contain a weight or a price.
    ///
    /// These are the GS1 prefixes 020-029, 040-049, and 200-299 (GS1 General Specifications 1.4.4), and the GTIN-8
    /// prefixes 0 and 2.
    public var isRestricted: Bool {
        if digits.hasPrefix("000000") { return ["0", "2"].contains(digits.dropFirst(6).first) }
        let prefix = digits.dropFirst().prefix(3)
        return prefix.hasPrefix("02") || prefix.hasPrefix("04") || prefix.hasPrefix("2")
    }

    /// Returns the issue of a wrong check digit, which says the correct one.
    static func wrongDigit(_ expected: Int, in text: String, named name: String) -> ValidationIssue {
        ValidationIssue(
            path: "", expected: "\(name) \(text.dropLast())\(expected), whose check digit is \(expected)",
            got: "\"\(text)\"", recoverySuggestion: "or another digit is mistyped", kind: .rule)
    }
}
