// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// An amount of money, with or without a currency.
public struct StatedPrice: SchemaProviding, Hashable {
    /// The amount as decimal text, not negative.
    public var amount: String
    /// The ISO 4217 code of the currency; that of the amount it replaces, or else the default currency, if omitted.
    public var currency: String?

    /// Creates an amount.
    public init(amount: String, currency: String? = nil) {
        self.amount = amount
        self.currency = currency
    }

    /// The JSON schema.
    public static let schema = Schema<Self>.object(
        "twins.StatedPrice", "An amount of money, with or without a currency."
    ) {
        field("amount", \.amount, "The amount as decimal text, not negative.", .amount)
        field(
            "currency", \.currency,
            "The ISO 4217 code of the currency; that of the amount it replaces, or else the default currency, if omitted.",
            .currencyCode)
    }
}
