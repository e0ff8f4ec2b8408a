// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// A photo of an item.
@Schema("twins.AddPhotoInput")
public struct AddPhotoInput: SchemaProviding, Hashable {
    /// The twin: its key, its name or part of it, or the beginning of its key.
    @Field(.recordName("Oat milk")) public var twin: String
    /// The key of one of its inventory items, or the beginning of the key; needed if it has several.
    @Field(.recordName("0198c3a0")) public var item: String?
    /// The photo.
    @Field(.photo) public var photo: Blob
    /// A caption.
    @Field(.text(1...200, example: "Front")) public var caption: String?
    /// Whether to store the photo as it is instead of a copy scaled to 2,048 pixels.
    public var keepsOriginal: Bool = false
}
