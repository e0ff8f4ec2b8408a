// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// A thing that you own, with the attributes of its kind.
public struct Twin: SchemaProviding, Hashable {
    /// The unique key of the twin.
    public var id: String
    /// The attributes of its kind.
    public var details: TwinDetails
    /// How it was recognized.
    public var recognition: RecognitionMethod
    /// The confidence of the recognition.
    public var confidence: Double?
    /// The code from which it was recognized, as scanned.
    public var code: String?
    /// The content hash of its main picture.
    public var primaryImage: String?
    /// The content hash of its warranty document.
    public var warrantyDocument: String?
    /// The content hash of its manual.
    public var manual: String?
    /// Fields of your own, by name.
    public var customFields: [String: String]
    /// The copies that you own.
    public var items: [InventoryItem]
    /// The time it was first saved, set by the store.
    public var created: Timestamp?
    /// The time it was last changed, set by the store.
    public var updated: Timestamp?

    /// Creates the value from its required attributes.
    public init(id: String, details: TwinDetails, items: [InventoryItem] = []) {
        self.id = id
        self.details = details
        recognition = .manual
        customFields = [:]
        self.items = items
    }

    /// The JSON schema.
    public static let schema = Schema<Self>.object(
        "twins.Twin", "A thing that you own, with the attributes of its kind."
    ) {
        field("id", \.id, "The unique key of the twin.", .recordKey)
        field("details", \.details, "The attributes of its kind.")
        field("recognition", \.recognition, "How it was recognized.", default: .manual)
        field("confidence", \.confidence, "The confidence of the recognition.", .number(0...1))
        field(
            "code", \.code, "The code from which it was recognized, as scanned.",
            .text(1...500, example: "9780441478125"))
        field("primaryImage", \.primaryImage, "The content hash of its main picture.", .contentHash)
        field("warrantyDocument", \.warrantyDocument, "The content hash of its warranty document.", .contentHash)
        field("manual", \.manual, "The content hash of its manual.", .contentHash)
        field(
            "customFields", \.customFields, "Fields of your own, by name.",
            .dictionary(of: .text(0...2_000, example: "blue"), keys: .text(1...100, example: "shelf label")),
            default: [:])
        field("items", \.items, "The copies that you own.", .list(of: .nested, count: 0...1_000), default: [])
        field("created", \.created, "The time it was first saved, set by the store.")
        field("updated", \.updated, "The time it was last changed, set by the store.")
    }
}
