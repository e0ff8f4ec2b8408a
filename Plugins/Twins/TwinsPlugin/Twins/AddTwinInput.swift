// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// A thing to add, by its attributes, by a code, or both.
@Schema("twins.AddTwinInput")
public struct AddTwinInput: SchemaProviding, Hashable {
    /// The attributes of its kind.
    public var details: Patch<TwinDetails>?
    /// The name, if the attributes aren't given and the kind follows from the code.
    @Field(.text(1...500, example: "Oat milk")) public var name: String?
    /// A barcode, an ISBN, a GS1 element string, or a GS1 Digital Link, which fills in missing attributes.
    @Field(.text(1...2_000, example: "9780441478125")) public var code: String?
    /// How it was recognized; by its code or by hand if omitted.
    public var recognition: StatedRecognition?
    /// An existing twin to which a copy is added instead: its key, its name or part of it.
    @Field(.recordName("Oat milk")) public var copyOf: String?
    /// The attributes of the copy that you own.
    public var item: ItemFields = ItemFields()
    /// Custom fields, by name; an empty text removes one.
    @Field(.dictionary(of: .text(0...2_000, example: "blue"), keys: .text(1...100, example: "shelf label")))
    public var customFields: [String: String] = [:]
    /// The main picture.
    @Field(.photo) public var primaryImage: Blob?
    /// Whether to store the main picture as it is instead of a copy scaled to 2,048 pixels.
    public var keepsOriginal: Bool = false
    /// The warranty document.
    @Field(.document) public var warrantyDocument: Blob?
    /// The manual.
    @Field(.document) public var manual: Blob?
}
