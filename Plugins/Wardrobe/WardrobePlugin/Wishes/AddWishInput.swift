// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// An item you might buy.
public struct AddWishInput: SchemaProviding, Hashable {
    /// The product's name.
    public var name: String
    /// What it is.
    public var category: Category
    /// Who makes it.
    public var brand: String?
    /// The color that shows most.
    public var primaryColor: SRGBColor?
    /// What it costs on the day it is wished for.
    public var price: Money?
    /// Where it is sold.
    public var retailer: String?
    /// The URL of its product page.
    public var productURL: String?
    /// The address of a picture of it.
    public var imageURL: String?
    /// Items that it goes with: keys, names or parts of them, or beginnings of keys.
    public var goesWith: [String]
    /// The day it's added to the wishlist; today unless given.
    public var addedOn: DayReference?
    /// Anything else.
    public var notes: String?

    /// A wish for a product; all else is set afterwards.
    public init(name: String, category: Category, price: Money? = nil) {
        self.name = name
        self.category = category
        self.price = price
        goesWith = []
    }

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object("wardrobe.AddWishInput", "An item you might buy.") {
        field("name", \.name, "The product's name.", .text(1...200, example: "Rain coat"))
        field("category", \.category, "What it is.")
        field("brand", \.brand, "Who makes it.", .text(1...200, example: "Aran Mills"))
        field("primaryColor", \.primaryColor, "The color that shows most.")
        field("price", \.price, "What it costs on the day it is wished for.")
        field("retailer", \.retailer, "Where it is sold.", .text(1...200, example: "the shop on the corner"))
        field("productURL", \.productURL, "The URL of its product page.", .webAddress)
        field("imageURL", \.imageURL, "The address of a picture of it.", .webAddress)
        field(
            "goesWith", \.goesWith, "Items that it goes with: keys, names or parts of them, or beginnings of keys.",
            .list(of: .recordName("Navy blazer"), count: 0...1_000), default: [])
        field("addedOn", \.addedOn, "The day it's added to the wishlist; today unless given.")
        field("notes", \.notes, "Anything else.", .text(0...10_000, example: "wait for the sale"))
    }
}
