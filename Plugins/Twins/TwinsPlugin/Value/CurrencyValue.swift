// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros
public import Currencies

/// Totals in one currency.
///
/// Purchase, value, and replacement are separate sums over different items; each has its number of items.
@Schema("twins.CurrencyValue")
public struct CurrencyValue: SchemaProviding, Hashable {
    /// The ISO 4217 code of the currency.
    @Field(.currencyCode) public var currency: String
    /// The sum of the current values.
    public var value: Money
    /// The number of items with a value.
    @Field(.tally) public var valued: Int
    /// The sum of the prices paid.
    public var purchase: Money
    /// The number of items with a price.
    @Field(.tally) public var purchased: Int
    /// The sum of the replacement prices.
    public var replacement: Money
    /// The number of items with a replacement price.
    @Field(.tally) public var replaceable: Int
}

/// Adds values in one currency at a time.
struct ValueTotals {
    private var sums: [String: [ExactAmount]] = [:]
    private var counts: [String: [Int]] = [:]
    private(set) var items = 0

    mutating func add(_ item: ItemValue) {
        items += 1
        for (index, money) in [item.value, item.purchase?.price, item.replacementPrice].enumerated() {
            guard let money else { continue }
            let currency = money.currency
            sums[currency, default: [.zero, .zero, .zero]][index] =
                sums[currency, default: [.zero, .zero, .zero]][index] + ExactAmount(money)
            counts[currency, default: [0, 0, 0]][index] += 1
        }
    }

    /// The totals in the order of the codes.
    var byCurrency: [CurrencyValue] {
        sums.sorted { $0.key < $1.key }.map { currency, sums in
            let count = counts[currency, default: [0, 0, 0]]
            return CurrencyValue(
                currency: currency, value: sums[0].money(currency), valued: count[0], purchase: sums[1].money(currency),
                purchased: count[1], replacement: sums[2].money(currency), replaceable: count[2])
        }
    }
}
