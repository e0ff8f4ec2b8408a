// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// What a wish costs on a day.
public struct NotePriceInput: SchemaProviding, Hashable {
    /// The wish: its key, its name or a part of it, or the beginning of its key.
    public var wish: String
    /// The price.
    public var price: Money
    /// The day; today unless given.
    public var date: DayReference?

    /// A price of a wish.
    public init(wish: String, price: Money, date: DayReference? = nil) {
        self.wish = wish
        self.price = price
        self.date = date
    }

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object("wardrobe.NotePriceInput", "What a wish costs on a day.") {
        field(
            "wish", \.wish, "The wish: its key, its name or a part of it, or the beginning of its key.",
            .recordName("Rain coat"))
        field("price", \.price, "The price.")
        field("date", \.date, "The day; today unless given.")
    }
}

/// A price that was noted, and whether it fell.
public struct NotedPrice: SchemaProviding, Hashable {
    /// The wish.
    public var wish: WishDetails
    /// The price on its day.
    public var price: PricePoint
    /// The fall from the price before it; absent when it did not fall.
    public var drop: PriceDrop?

    /// A price of a wish.
    public init(wish: WishDetails, price: PricePoint, drop: PriceDrop?) {
        self.wish = wish
        self.price = price
        self.drop = drop
    }

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object(
        "wardrobe.NotedPrice", "A price that was noted, and whether it fell."
    ) {
        field("wish", \.wish, "The wish.")
        field("price", \.price, "The price on its day.")
        field("drop", \.drop, "The fall from the price before it; absent when it did not fall.")
    }
}
