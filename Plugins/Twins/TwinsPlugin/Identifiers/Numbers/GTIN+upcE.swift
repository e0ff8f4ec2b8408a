// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

extension GTIN {
    /// Reads a UPC-E number and expands it to 12 digits (GS1 General Specifications 5.2.2.4.2).
    ///
    /// - Parameter text: 8 digits: the number system 0 or 1, six digits, and the check digit; or 6 or 7 digits without
    ///   the check digit, of which 6 have the number system 0. Spaces and hyphens are ignored.
    /// - Throws: `ValidationIssue` with an empty path if it has another form, or with the correct digit if its check
    ///   digit is wrong.
    public init(upcE text: String) throws(ValidationIssue) {
        let plain = text.filter { $0 != " " && $0 != "-" }
        guard let values = plain.digitValues, (6...8).contains(values.count) else {
            throw ValidationIssue(
                path: "", expected: "a UPC-E number of 6 to 8 digits", got: text.quoted(limit: 60), kind: .rule)
        }
        let whole = values.count == 6 ? [0] + values : values
        guard whole[0] <= 1 else {
            throw ValidationIssue(
                path: "", expected: "a UPC-E number that begins with 0 or 1", got: "\"\(plain)\"", kind: .rule)
        }
        let gtin = GTIN(body: [whole[0]] + Self.expanded(Array(whole[1...6])), form: .gtin12)
        if whole.count == 8, let last = gtin.digits.digitValues?.last, last != whole[7] {
            throw Self.wrongDigit(last, in: plain, named: "UPC-E")
        }
        self = gtin
    }

    /// Returns the ten digits between number system and check digit for the six digits of a UPC-E number.
    private static func expanded(_ d: [Int]) -> [Int] {
        switch d[5] {
        case 0, 1, 2: [d[0], d[1], d[5], 0, 0, 0, 0, d[2], d[3], d[4]]
        case 3: [d[0], d[1], d[2], 0, 0, 0, 0, 0, d[3], d[4]]
        case 4: [d[0], d[1], d[2], d[3], 0, 0, 0, 0, 0, d[4]]
        default: [d[0], d[1], d[2], d[3], d[4], 0, 0, 0, 0, d[5]]
        }
    }
}
