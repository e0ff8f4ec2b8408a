// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// A record that a wish was tried on.
@Schema("wardrobe.NoteTryOnInput")
public struct NoteTryOnInput: SchemaProviding, Hashable {
    /// The wish: its key, its name or part of it, or the beginning of its key.
    @Field(.recordName("Rain coat")) public var wish: String
    /// A photo of you wearing it, which replaces the previous one.
    @Field(.photo) public var photo: Blob?
    /// Whether to store the photo as it is instead of a copy scaled to 2,048 pixels.
    public var keepsOriginal: Bool = false
}
