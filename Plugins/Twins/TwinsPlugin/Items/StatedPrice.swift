// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// An amount of money, with or without a currency.
@Schema("twins.StatedPrice")
public struct StatedPrice: SchemaProviding, Hashable {
    /// The amount as decimal text, not negative.
    @Field(.amount) public var amount: String
    /// The ISO 4217 code of the currency; that of the amount it replaces, or else the default currency, if omitted.
    @Field(.currencyCode) public var currency: String?
}
