// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// A thing to add, by its attributes, by a code, or both.
public struct AddTwinInput: SchemaProviding, Hashable {
    /// The attributes of its kind.
    public var details: TwinFields?
    /// The name, if the attributes aren't given and the kind follows from the code.
    public var name: String?
    /// A barcode, an ISBN, a GS1 element string, or a GS1 Digital Link, which fills in what isn't given.
    public var code: String?
    /// How it was recognized; by its code or by hand if omitted.
    public var recognition: StatedRecognition?
    /// An existing twin to which a copy is added instead: its key, its name or part of it.
    public var copyOf: String?
    /// The attributes of the copy that you own.
    public var item: ItemFields
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

    /// Creates an input; give details, a code, or both.
    public init(details: TwinFields? = nil, name: String? = nil, code: String? = nil, item: ItemFields = ItemFields()) {
        self.details = details
        self.name = name
        self.code = code
        self.item = item
        customFields = [:]
    }

    /// The JSON schema.
    public static let schema = Schema<Self>.object(
        "twins.AddTwinInput", "A thing to add, by its attributes, by a code, or both."
    ) {
        field("details", \.details, "The attributes of its kind.")
        field(
            "name", \.name, "The name, if the attributes aren't given and the kind follows from the code.",
            .text(1...500, example: "Oat milk"))
        field(
            "code", \.code,
            "A barcode, an ISBN, a GS1 element string, or a GS1 Digital Link, which fills in what isn't given.",
            .text(1...2_000, example: "9780441478125"))
        field("recognition", \.recognition, "How it was recognized; by its code or by hand if omitted.")
        field(
            "copyOf", \.copyOf, "An existing twin to which a copy is added instead: its key, its name or part of it.",
            .recordName("Oat milk"))
        field("item", \.item, "The attributes of the copy that you own.", default: ItemFields())
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
