// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// Which photo to remove.
@Schema("twins.RemovePhotoInput")
public struct RemovePhotoInput: SchemaProviding, Hashable {
    /// The twin: its key, its whole name, or at least 8 characters of its key.
    @Field(.recordName("Oat milk")) public var twin: String
    /// The key of one of its inventory items, or the beginning of the key; needed if it has several.
    @Field(.recordName("0198c3a0")) public var item: String?
    /// The photo: its key, or its number in the list of the item, from 1.
    @Field(.recordName("1")) public var photo: String
}
