// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// Changes to a wishlist item; omitted fields keep their values, and null clears one.
@Schema("wardrobe.EditWishInput")
public struct EditWishInput: SchemaProviding, Hashable {
    /// The wish: its key, its name or part of it, or the beginning of its key.
    @Field(.recordName("Rain coat")) public var wish: String
    /// A new name.
    @Field(.text(1...200, example: "Rain coat")) public var name: String?
    /// A new category.
    public var category: Category?
    /// The brand.
    @Field(.text(1...200, example: "Aran Mills")) public var brand: String??
    /// The main color.
    public var primaryColor: ColorReference??
    /// The shop that sells it.
    @Field(.text(1...200, example: "the shop on the corner")) public var retailer: String??
    /// The URL of its product page.
    @Field(.webAddress) public var productURL: String??
    /// The URL of a picture of it.
    @Field(.webAddress) public var imageURL: String??
    /// The recommended size, with its confidence.
    public var recommendedSize: SizeRecommendation??
    /// All items it goes with: keys, names or parts of names, or the beginnings of keys.
    @Field(.list(of: .recordName("Navy blazer"), count: 0...1_000)) public var goesWith: [String]?
    /// Whether it was tried on.
    public var triedOn: Bool?
    /// The day it was added to the wishlist.
    public var addedOn: DayReference?
    /// Notes.
    @Field(.text(0...10_000, example: "wait for the sale")) public var notes: String??
    /// Whether to remove the photo from trying it on.
    public var removesTriedOnPhoto: Bool = false
    /// Whether to remove the price history.
    public var removesPrices: Bool = false
    /// Whether to remove the purchase date and the link to the purchased item; the item itself stays in the wardrobe.
    public var removesPurchase: Bool = false
}
