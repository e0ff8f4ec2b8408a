// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// An item to be added to a wardrobe.
public struct AddItemInput: SchemaProviding, Hashable {
    /// What its owner calls it.
    public var name: String
    /// What it is.
    public var category: Category
    /// The color that shows most.
    public var primaryColor: SRGBColor
    /// What else is known of it.
    public var details: ItemDetails
    /// A photo of it.
    public var photo: Blob?
    /// A small copy of the photo.
    public var thumbnail: Blob?

    /// An item with what must be known; all else is set afterwards.
    public init(name: String, category: Category, primaryColor: SRGBColor, details: ItemDetails = ItemDetails()) {
        self.name = name
        self.category = category
        self.primaryColor = primaryColor
        self.details = details
    }

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object("wardrobe.AddItemInput", "An item to be added to a wardrobe.") {
        field("name", \.name, "What its owner calls it.", .text(1...200, example: "Navy blazer"))
        field("category", \.category, "What it is.")
        field("primaryColor", \.primaryColor, "The color that shows most.")
        field("details", \.details, "What else is known of it.", default: ItemDetails())
        field("photo", \.photo, "A photo of it.", .photo)
        field("thumbnail", \.thumbnail, "A small copy of the photo.", .photo)
    }
}

/// The saved item.
public struct SavedItem: SchemaProviding, Hashable {
    /// The item.
    public var item: WardrobeItem

    /// The saved item.
    public init(item: WardrobeItem) { self.item = item }

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object("wardrobe.SavedItem", "The saved item.") {
        field("item", \.item, "The item.")
    }
}
