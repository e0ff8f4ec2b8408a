// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros
public import Currencies

/// An item you might buy.
@Schema("wardrobe.AddWishInput")
public struct AddWishInput: SchemaProviding, Hashable {
    /// The product's name.
    @Field(.text(1...200, example: "Rain coat")) public var name: String
    /// The product's category.
    public var category: Category
    /// The brand.
    @Field(.text(1...200, example: "Aran Mills")) public var brand: String?
    /// The main color.
    public var primaryColor: ColorReference?
    /// The price on the day it's added to the wishlist.
    public var price: Money?
    /// The shop that sells it.
    @Field(.text(1...200, example: "the shop on the corner")) public var retailer: String?
    /// The URL of its product page.
    @Field(.webAddress) public var productURL: String?
    /// The URL of a picture of it.
    @Field(.webAddress) public var imageURL: String?
    /// Items it goes with: keys, names or parts of names, or the beginnings of keys.
    @Field(.list(of: .recordName("Navy blazer"), count: 0...1_000)) public var goesWith: [String] = []
    /// The day it's added to the wishlist; today by default.
    public var addedOn: DayReference?
    /// Notes.
    @Field(.text(0...10_000, example: "wait for the sale")) public var notes: String?
}
