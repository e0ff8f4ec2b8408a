// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// An amount of money: an exact decimal amount and an ISO 4217 code.
public struct Money: SchemaProviding, Hashable {
    /// The amount as decimal text such as `89.90`; not negative.
    public var amount: String
    /// The ISO 4217 code of the currency, current or historic, such as `EUR`.
    public var currency: String

    /// Creates an amount of money; the schema checks both texts.
    public init(amount: String, currency: String) {
        self.amount = amount
        self.currency = currency
    }

    /// The amount as a number that preserves every digit.
    public var value: Decimal { Decimal(string: amount) ?? 0 }

    /// The JSON schema.
    public static let schema = Schema<Self>.object("Money", "An amount of money.") {
        field("amount", \.amount, "The amount as decimal text.", amountText)
        field("currency", \.currency, "The ISO 4217 code of the currency, current or historic.", currencyText)
    }

    private static let amountText = Schema<String>.text(
        "a decimal amount such as 89.90, not negative", pattern: "^[0-9]{1,15}(\\.[0-9]{1,4})?$", example: "89.90"
    ) { text in
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        let areDigits = parts.allSatisfy { part in
            !part.isEmpty && part.utf8.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
        }
        guard areDigits, parts.count <= 2, parts[0].utf8.count <= 15,
            parts.dropFirst().allSatisfy({ $0.utf8.count <= 4 })
        else {
            return ValidationIssue(
                path: "", expected: "a decimal amount such as 89.90, not negative", got: "\"\(text)\"",
                recoverySuggestion: text.contains(",") ? "use a point, not a comma" : nil)
        }
        return nil
    }

    private static let currencyText = Schema<String>.text(
        "an ISO 4217 code such as EUR", pattern: "^[A-Z]{3}$", example: "EUR"
    ) { text in
        guard text.utf8.count == 3, text.utf8.allSatisfy({ UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0 }) else {
            return ValidationIssue(path: "", expected: "an ISO 4217 code such as EUR", got: "\"\(text)\"")
        }
        guard Currency(text) != nil else {
            return ValidationIssue(
                path: "", expected: "a currency of ISO 4217 such as EUR, current or historic", got: "\"\(text)\"")
        }
        return nil
    }
}
