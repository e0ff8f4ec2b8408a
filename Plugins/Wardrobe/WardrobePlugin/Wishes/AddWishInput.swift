// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
public import Currencies

/// An item you might buy.
public struct AddWishInput: SchemaProviding, Hashable {
    /// The product's name.
    public var name: String
    /// The product's category.
    public var category: Category
    /// The brand.
    public var brand: String?
    /// The main color.
    public var primaryColor: SRGBColor?
    /// The price on the day it's added to the wishlist.
    public var price: Money?
    /// The shop that sells it.
    public var retailer: String?
    /// The URL of its product page.
    public var productURL: String?
    /// The address of a picture of it.
    public var imageURL: String?
    /// Items it goes with: keys, names or parts of names, or the beginnings of keys.
    public var goesWith: [String]
    /// The day it's added to the wishlist; today by default.
    public var addedOn: DayReference?
    /// Notes.
    public var notes: String?

    /// Creates a wish for a product.
    public init(name: String, category: Category, price: Money? = nil) {
        self.name = name
        self.category = category
        self.price = price
        goesWith = []
    }

    /// The JSON schema.
    public static let schema = Schema<Self>.object("wardrobe.AddWishInput", "An item you might buy.") {
        field("name", \.name, "The product's name.", .text(1...200, example: "Rain coat"))
        field("category", \.category, "The product's category.")
        field("brand", \.brand, "The brand.", .text(1...200, example: "Aran Mills"))
        field("primaryColor", \.primaryColor, "The main color.")
        field("price", \.price, "The price on the day it's added to the wishlist.")
        field("retailer", \.retailer, "The shop that sells it.", .text(1...200, example: "the shop on the corner"))
        field("productURL", \.productURL, "The URL of its product page.", .webAddress)
        field("imageURL", \.imageURL, "The address of a picture of it.", .webAddress)
        field(
            "goesWith", \.goesWith, "Items it goes with: keys, names or parts of names, or the beginnings of keys.",
            .list(of: .recordName("Navy blazer"), count: 0...1_000), default: [])
        field("addedOn", \.addedOn, "The day it's added to the wishlist; today by default.")
        field("notes", \.notes, "Notes.", .text(0...10_000, example: "wait for the sale"))
    }
}
