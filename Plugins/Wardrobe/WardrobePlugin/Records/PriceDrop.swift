// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// A price that fell.
public struct PriceDrop: SchemaProviding, Hashable {
    /// The day of the lower price.
    public var date: CalendarDay
    /// The price before.
    public var from: Money
    /// The lower price.
    public var to: Money
    /// By how much it fell.
    public var saved: Money
    /// By how much it fell, relative to the price before, in percent.
    public var percent: Double

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object("wardrobe.PriceDrop", "A price that fell.") {
        field("date", \.date, "The day of the lower price.")
        field("from", \.from, "The price before.")
        field("to", \.to, "The lower price.")
        field("saved", \.saved, "By how much it fell.")
        field("percent", \.percent, "By how much it fell, relative to the price before.", .number(0...100, .percent))
    }
}

extension WishlistItem {
    /// Each fall of the price from one day to the next that is known, the oldest first.
    public var priceDrops: [PriceDrop] {
        zip(prices, prices.dropFirst()).compactMap { PriceDrop(from: $0, to: $1) }
    }

    /// The fall from the highest price known to today's; nil when today's is the highest.
    public var dropFromHighest: PriceDrop? {
        guard let last = prices.last,
            let highest = prices.dropLast().max(by: { ExactAmount($0.price) < ExactAmount($1.price) })
        else { return nil }
        return PriceDrop(from: highest, to: last)
    }
}

extension PriceDrop {
    /// The fall from one price to another; nil when it did not fall, or the currencies differ.
    public init?(from first: PricePoint, to second: PricePoint) {
        let (before, after) = (ExactAmount(first.price), ExactAmount(second.price))
        guard first.price.currency == second.price.currency, after < before else { return nil }
        let saved = before - after
        self.init(
            date: second.date, from: first.price, to: second.price, saved: saved.money(first.price.currency),
            percent: Double(saved.tenThousandths) / Double(before.tenThousandths) * 100)
    }
}
