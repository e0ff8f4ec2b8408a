// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// Changes to a twin and one of its inventory items; omitted fields keep their values, and null clears one.
@Schema("twins.EditTwinInput")
public struct EditTwinInput: SchemaProviding, Hashable {
    /// The twin: its key, its name or part of it, or the beginning of its key.
    @Field(.recordName("Oat milk")) public var twin: String
    /// The key of one of its inventory items, or the beginning of the key; needed if it has several.
    @Field(.recordName("0198c3a0")) public var item: String?
    /// Changes to the attributes; their kind must be that of the twin.
    public var details: Patch<TwinDetails>?
    /// New attributes, of any kind, which replace the current ones.
    public var replacement: TwinDetails?
    /// Changes to the inventory item.
    public var itemChanges: Patch<ItemFields> = Patch()
    /// Custom fields, by name; an empty text removes one.
    @Field(.dictionary(of: .text(0...2_000, example: "blue"), keys: .text(1...100, example: "shelf label")))
    public var customFields: [String: String] = [:]
    /// The main picture.
    @Field(.photo) public var primaryImage: Blob??
    /// Whether to store the main picture as it is instead of a copy scaled to 2,048 pixels.
    public var keepsOriginal: Bool = false
    /// The warranty document.
    @Field(.document) public var warrantyDocument: Blob??
    /// The manual.
    @Field(.document) public var manual: Blob??
}
