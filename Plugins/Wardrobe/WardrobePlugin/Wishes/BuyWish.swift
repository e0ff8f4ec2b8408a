// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
public import Currencies

/// The item bought, when, and for how much.
public struct BuyWishInput: SchemaProviding, Hashable {
    /// The wish: its key, its name or part of it, or the beginning of its key.
    public var wish: String
    /// The color, if the wish has none or a different one.
    public var color: SRGBColor?
    /// The price paid; by default the latest recorded price.
    public var price: Money?
    /// The size bought; by default the recommended one.
    public var size: String?
    /// The day; today by default.
    public var date: DayReference?

    /// Creates an input for a wish.
    public init(wish: String, color: SRGBColor? = nil) {
        self.wish = wish
        self.color = color
    }

    /// The JSON schema.
    public static let schema = Schema<Self>.object("wardrobe.BuyWishInput", "The item bought, when, and for how much.")
    {
        field(
            "wish", \.wish, "The wish: its key, its name or part of it, or the beginning of its key.",
            .recordName("Rain coat"))
        field("color", \.color, "The color, if the wish has none or a different one.")
        field("price", \.price, "The price paid; by default the latest recorded price.")
        field(
            "size", \.size, "The size bought; by default the recommended one.", .text(1...50, example: "M"))
        field("date", \.date, "The day; today by default.")
    }
}

/// A bought wish and the item added for it.
public struct BoughtWish: SchemaProviding, Hashable {
    /// The wish.
    public var wish: WishDetails
    /// The item added for it.
    public var item: WardrobeItem

    /// Creates a bought wish with its item.
    public init(wish: WishDetails, item: WardrobeItem) {
        self.wish = wish
        self.item = item
    }

    /// The JSON schema.
    public static let schema = Schema<Self>.object(
        "wardrobe.BoughtWish", "A bought wish and the item added for it."
    ) {
        field("wish", \.wish, "The wish.")
        field("item", \.item, "The item added for it.")
    }
}
