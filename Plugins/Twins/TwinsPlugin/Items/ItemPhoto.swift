// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// A photo of an item.
@Schema("twins.ItemPhoto")
public struct ItemPhoto: SchemaProviding, Hashable {
    /// The unique key of the photo.
    @Field(.recordKey) public var id: String
    /// The content hash of the photo.
    @Field(.contentHash) public var hash: String
    /// The media type.
    @Field(.text(1...100, example: "image/jpeg")) public var mediaType: String
    /// The size.
    @Field(.integer(0...100_000_000, .bytes)) public var byteCount: Int
    /// A caption.
    @Field(.text(1...200, example: "Front")) public var caption: String?
    /// The time when it was added.
    public var added: Timestamp
}
