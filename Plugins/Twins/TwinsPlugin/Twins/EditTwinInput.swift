// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// Changes to a twin and one of its inventory items; omitted fields keep their values.
public struct EditTwinInput: SchemaProviding, Hashable {
    /// The twin: its key, its name or part of it, or the beginning of its key.
    public var twin: String
    /// The key of one of its inventory items, or the beginning of the key; needed if it has several.
    public var item: String?
    /// Changes to the attributes; their kind must be that of the twin.
    public var details: TwinFields?
    /// New attributes, of any kind, which replace the current ones.
    public var replacement: TwinDetails?
    /// Changes to the inventory item.
    public var itemChanges: ItemFields
    /// The attributes to clear, such as `details.author` or `item.price`.
    public var clear: [String]
    /// Fields of your own, by name; an empty text removes one.
    public var customFields: [String: String]
    /// The main picture.
    public var primaryImage: Blob?
    /// Whether to store the main picture as it is instead of a copy scaled to 2,048 pixels.
    public var keepsOriginal = false
    /// The warranty document.
    public var warrantyDocument: Blob?
    /// The manual.
    public var manual: Blob?

    /// Creates an input for a twin; set the changes afterwards.
    public init(twin: String) {
        self.twin = twin
        itemChanges = ItemFields()
        clear = []
        customFields = [:]
    }

    /// The JSON schema.
    public static let schema = Schema<Self>.object(
        "twins.EditTwinInput", "Changes to a twin and one of its inventory items; omitted fields keep their values."
    ) {
        field(
            "twin", \.twin, "The twin: its key, its name or part of it, or the beginning of its key.",
            .recordName("Oat milk"))
        field(
            "item", \.item,
            "The key of one of its inventory items, or the beginning of the key; needed if it has several.",
            .recordName("0198c3a0"))
        field("details", \.details, "Changes to the attributes; their kind must be that of the twin.")
        field("replacement", \.replacement, "New attributes, of any kind, which replace the current ones.")
        field("itemChanges", \.itemChanges, "Changes to the inventory item.", default: ItemFields())
        field(
            "clear", \.clear, "The attributes to clear, such as `details.author` or `item.price`.",
            .list(of: .text(1...100, example: "item.price"), count: 0...100), default: [])
        field(
            "customFields", \.customFields, "Fields of your own, by name; an empty text removes one.",
            .dictionary(of: .text(0...2_000, example: "blue"), keys: .text(1...100, example: "shelf label")),
            default: [:])
        field("primaryImage", \.primaryImage, "The main picture.", .photo)
        field(
            "keepsOriginal", \.keepsOriginal,
            "Whether to store the main picture as it is instead of a copy scaled to 2,048 pixels.", .boolean,
            default: false)
        field("warrantyDocument", \.warrantyDocument, "The warranty document.", .document)
        field("manual", \.manual, "The manual.", .document)
    }
}
