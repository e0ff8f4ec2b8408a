// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
public import Currencies

/// The price of a wish on a day.
public struct NotePriceInput: SchemaProviding, Hashable {
    /// The wish: its key, its name or part of it, or the beginning of its key.
    public var wish: String
    /// The price.
    public var price: Money
    /// The day; today by default.
    public var date: DayReference?

    /// Creates a price of a wish.
    public init(wish: String, price: Money, date: DayReference? = nil) {
        self.wish = wish
        self.price = price
        self.date = date
    }

    /// The JSON schema.
    public static let schema = Schema<Self>.object("wardrobe.NotePriceInput", "The price of a wish on a day.") {
        field(
            "wish", \.wish, "The wish: its key, its name or part of it, or the beginning of its key.",
            .recordName("Rain coat"))
        field("price", \.price, "The price.")
        field("date", \.date, "The day; today by default.")
    }
}

/// A recorded price, and whether it dropped.
public struct NotedPrice: SchemaProviding, Hashable {
    /// The wish.
    public var wish: WishDetails
    /// The price on its day.
    public var price: PricePoint
    /// The drop from the previous price; absent if the price didn't drop.
    public var drop: PriceDrop?

    /// Creates a price of a wish.
    public init(wish: WishDetails, price: PricePoint, drop: PriceDrop?) {
        self.wish = wish
        self.price = price
        self.drop = drop
    }

    /// The JSON schema.
    public static let schema = Schema<Self>.object(
        "wardrobe.NotedPrice", "A recorded price, and whether it dropped."
    ) {
        field("wish", \.wish, "The wish.")
        field("price", \.price, "The price on its day.")
        field("drop", \.drop, "The drop from the previous price; absent if the price didn't drop.")
    }
}
