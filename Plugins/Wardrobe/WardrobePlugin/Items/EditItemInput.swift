// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// Changes to an item in a wardrobe; omitted fields keep their values.
public struct EditItemInput: SchemaProviding, Hashable {
    /// The item: its key, its name or part of it, or the beginning of its key.
    public var item: String
    /// A new name.
    public var name: String?
    /// A new category.
    public var category: Category?
    /// A new main color.
    public var primaryColor: SRGBColor?
    /// Other changes.
    public var details: ItemDetails
    /// Fields to clear, such as `price`.
    public var clear: [String]
    /// A new photo, which replaces the current one.
    public var photo: Blob?
    /// A small copy of the new photo.
    public var thumbnail: Blob?
    /// Whether to store the photo as it is instead of a copy scaled to 2,048 pixels.
    public var keepsOriginal = false

    /// Creates an input for an item; set the changes afterwards.
    public init(item: String) {
        self.item = item
        details = ItemDetails()
        clear = []
    }

    /// The fields that can be cleared.
    public static let clearableFields: [String] = WardrobeItem.schema.erased.fields
        .filter { !$0.isRequired && !["thumbnail", "created", "updated"].contains($0.name) }.map(\.name)

    /// The JSON schema.
    public static let schema = Schema<Self>.object(
        "wardrobe.EditItemInput", "Changes to an item in a wardrobe."
    ) {
        field(
            "item", \.item, "The item: its key, its name or part of it, or the beginning of its key.",
            .recordName("Navy blazer"))
        field("name", \.name, "A new name.", .text(1...200, example: "Navy blazer"))
        field("category", \.category, "A new category.")
        field("primaryColor", \.primaryColor, "A new main color.")
        field("details", \.details, "Other changes.", default: ItemDetails())
        field(
            "clear", \.clear, "Fields to clear, such as price.",
            .list(
                of: .text(
                    "a field that can be cleared: \(clearableFields.joined(separator: ", "))",
                    pattern: "^(\(clearableFields.joined(separator: "|")))$", example: "price"), count: 0...40),
            default: [])
        field("photo", \.photo, "A new photo, which replaces the current one.", .photo)
        field("thumbnail", \.thumbnail, "A small copy of the new photo.", .photo)
        field(
            "keepsOriginal", \.keepsOriginal,
            "Whether to store the photo as it is instead of a copy scaled to 2,048 pixels.", .boolean, default: false)
    }
}
