// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// A wish to remove from the wishlist.
@Schema("wardrobe.RemoveWishInput")
public struct RemoveWishInput: SchemaProviding, Hashable {
    /// The wish: its key, its name or part of it, or the beginning of its key.
    @Field(.recordName("Rain coat")) public var wish: String
}
