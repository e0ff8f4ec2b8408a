// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// An item to add to a wardrobe.
public struct AddItemInput: SchemaProviding, Hashable {
    /// The item's name.
    public var name: String
    /// The item's category.
    public var category: Category
    /// The main color.
    public var primaryColor: SRGBColor
    /// Other attributes.
    public var details: ItemDetails
    /// A photo of the item.
    public var photo: Blob?
    /// A small copy of the photo.
    public var thumbnail: Blob?
    /// Whether to store the photo as it is instead of a copy scaled to 2,048 pixels.
    public var keepsOriginal = false

    /// Creates an item with its required attributes.
    public init(name: String, category: Category, primaryColor: SRGBColor, details: ItemDetails = ItemDetails()) {
        self.name = name
        self.category = category
        self.primaryColor = primaryColor
        self.details = details
    }

    /// The JSON schema.
    public static let schema = Schema<Self>.object("wardrobe.AddItemInput", "An item to add to a wardrobe.") {
        field("name", \.name, "The item's name.", .text(1...200, example: "Navy blazer"))
        field("category", \.category, "The item's category.")
        field("primaryColor", \.primaryColor, "The main color.")
        field("details", \.details, "Other attributes.", default: ItemDetails())
        field("photo", \.photo, "A photo of the item.", .photo)
        field("thumbnail", \.thumbnail, "A small copy of the photo.", .photo)
        field(
            "keepsOriginal", \.keepsOriginal,
            "Whether to store the photo as it is instead of a copy scaled to 2,048 pixels.", .boolean, default: false)
    }
}

/// The saved item.
public struct SavedItem: SchemaProviding, Hashable {
    /// The item.
    public var item: WardrobeItem
    /// The size of its new photo, if it has one.
    public var storedPhoto: StoredPicture?

    /// Creates a result.
    public init(item: WardrobeItem, storedPhoto: StoredPicture? = nil) {
        self.item = item
        self.storedPhoto = storedPhoto
    }

    /// The JSON schema.
    public static let schema = Schema<Self>.object("wardrobe.SavedItem", "The saved item.") {
        field("item", \.item, "The item.")
        field("storedPhoto", \.storedPhoto, "The size of its new photo, if it has one.")
    }
}
