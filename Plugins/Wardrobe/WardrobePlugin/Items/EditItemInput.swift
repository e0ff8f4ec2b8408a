// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// What is to be changed in an item of a wardrobe; what is left out stays as it is.
public struct EditItemInput: SchemaProviding, Hashable {
    /// The item: its key, its name or a part of it, or the beginning of its key.
    public var item: String
    /// A new name.
    public var name: String?
    /// What it is.
    public var category: Category?
    /// The color that shows most.
    public var primaryColor: SRGBColor?
    /// What else is to be changed.
    public var details: ItemDetails
    /// Fields whose values are no longer known, such as `price`.
    public var clear: [String]
    /// A photo of it, in place of the one it had.
    public var photo: Blob?
    /// A small copy of the photo.
    public var thumbnail: Blob?

    /// A change of an item; what is to be changed is set afterwards.
    public init(item: String) {
        self.item = item
        details = ItemDetails()
        clear = []
    }

    /// The fields that can be cleared.
    public static let clearableFields: [String] = WardrobeItem.schema.erased.fields
        .filter { !$0.isRequired && !["thumbnail", "created", "updated"].contains($0.name) }.map(\.name)

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object(
        "wardrobe.EditItemInput", "Changes to an item in a wardrobe."
    ) {
        field(
            "item", \.item, "The item: its key, its name or a part of it, or the beginning of its key.",
            .recordName("Navy blazer"))
        field("name", \.name, "A new name.", .text(1...200, example: "Navy blazer"))
        field("category", \.category, "What it is.")
        field("primaryColor", \.primaryColor, "The color that shows most.")
        field("details", \.details, "What else is to be changed.", default: ItemDetails())
        field(
            "clear", \.clear, "Fields whose values are no longer known, such as price.",
            .list(
                of: .text(
                    "a field that may be unknown: \(clearableFields.joined(separator: ", "))",
                    pattern: "^(\(clearableFields.joined(separator: "|")))$", example: "price"), count: 0...40),
            default: [])
        field("photo", \.photo, "A photo of it, in place of the one it had.", .photo)
        field("thumbnail", \.thumbnail, "A small copy of the photo.", .photo)
    }
}
