// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// A photo that was added or removed.
@Schema("twins.PhotoChange")
public struct PhotoChange: SchemaProviding, Hashable {
    /// The twin.
    public var twin: NamedRecord
    /// The key of the item.
    @Field(.recordKey) public var item: String
    /// The photo.
    public var photo: ItemPhoto
    /// The number of photos that the item has now.
    @Field(.tally) public var count: Int
    /// The size of a new photo before and after it was stored.
    public var storedPhoto: StoredPicture?
}
