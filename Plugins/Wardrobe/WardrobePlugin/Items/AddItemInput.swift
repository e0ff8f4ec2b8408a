// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// An item to add to a wardrobe.
@Schema("wardrobe.AddItemInput")
public struct AddItemInput: SchemaProviding, Hashable {
    /// The item's name.
    @Field(.text(1...200, example: "Navy blazer")) public var name: String
    /// The item's category; read from its name by default.
    public var category: Category?
    /// The main color, by a word or by hexadecimal digits; read from the name by default.
    public var primaryColor: ColorReference?
    /// Other attributes.
    public var details: ItemDetails = ItemDetails()
    /// A photo of the item.
    @Field(.photo) public var photo: Blob?
    /// A small copy of the photo.
    @Field(.photo) public var thumbnail: Blob?
    /// Whether to store the photo as it is instead of a copy scaled to 2,048 pixels.
    public var keepsOriginal: Bool = false
}

/// The saved item.
@Schema("wardrobe.SavedItem")
public struct SavedItem: SchemaProviding, Hashable {
    /// The item.
    public var item: WardrobeItem
    /// What was read from its name, and what wasn't understood.
    @Field(.list(of: .text(example: "Read as a saree, for celebrations."))) public var remarks: [String] = []
    /// The size of its new photo, if it has one.
    public var storedPhoto: StoredPicture?
}
