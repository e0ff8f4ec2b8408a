// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros
public import Currencies

/// A price drop.
@Schema("wardrobe.PriceDrop")
public struct PriceDrop: SchemaProviding, Hashable {
    /// The day of the lower price.
    public var date: CalendarDay
    /// The previous price.
    public var from: Money
    /// The lower price.
    public var to: Money
    /// The drop.
    public var saved: Money
    /// The drop relative to the previous price.
    ///
    /// In percent.
    @Field(.number(0...100, .percent)) public var percent: Double
}

extension WishlistItem {
    /// Each price drop from one recorded day to the next, oldest first.
    public var priceDrops: [PriceDrop] {
        zip(prices, prices.dropFirst()).compactMap { PriceDrop(from: $0, to: $1) }
    }

    /// The drop from the highest recorded price to today's; nil if today's is the highest.
    public var dropFromHighest: PriceDrop? {
        guard let last = prices.last,
            let highest = prices.dropLast().max(by: { ExactAmount($0.price) < ExactAmount($1.price) })
        else { return nil }
        return PriceDrop(from: highest, to: last)
    }
}

extension PriceDrop {
    /// Creates the drop from one price to another; nil if the price didn't drop or the currencies differ.
    public init?(from first: PricePoint, to second: PricePoint) {
        let (before, after) = (ExactAmount(first.price), ExactAmount(second.price))
        guard first.price.currency == second.price.currency, after < before else { return nil }
        let saved = before - after
        self.init(
            date: second.date, from: first.price, to: second.price, saved: saved.money(first.price.currency),
            percent: Double(saved.tenThousandths) / Double(before.tenThousandths) * 100)
    }
}
