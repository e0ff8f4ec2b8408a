// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// The item bought, when, and for how much.
public struct BuyWishInput: SchemaProviding, Hashable {
    /// The wish: its key, its name or a part of it, or the beginning of its key.
    public var wish: String
    /// Its color, where the wish has none or another.
    public var color: SRGBColor?
    /// The price paid; the latest recorded price unless given.
    public var price: Money?
    /// The size bought; the recommended one unless given.
    public var size: String?
    /// The day; today unless given.
    public var date: DayReference?

    /// A wish by its name.
    public init(wish: String, color: SRGBColor? = nil) {
        self.wish = wish
        self.color = color
    }

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object("wardrobe.BuyWishInput", "The item bought, when, and for how much.")
    {
        field(
            "wish", \.wish, "The wish: its key, its name or a part of it, or the beginning of its key.",
            .recordName("Rain coat"))
        field("color", \.color, "Its color, where the wish has none or another.")
        field("price", \.price, "The price paid; the latest recorded price unless given.")
        field(
            "size", \.size, "The size bought; the recommended one unless given.", .text(1...50, example: "M"))
        field("date", \.date, "The day; today unless given.")
    }
}

/// A wish that was bought, and the item that it became.
public struct BoughtWish: SchemaProviding, Hashable {
    /// The wish.
    public var wish: WishDetails
    /// The item that it became.
    public var item: WardrobeItem

    /// A wish and its item.
    public init(wish: WishDetails, item: WardrobeItem) {
        self.wish = wish
        self.item = item
    }

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object(
        "wardrobe.BoughtWish", "A wish that was bought, and the item that it became."
    ) {
        field("wish", \.wish, "The wish.")
        field("item", \.item, "The item that it became.")
    }
}
