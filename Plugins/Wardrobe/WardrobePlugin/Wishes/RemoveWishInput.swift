// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// A wish to remove from the wishlist.
@Schema("wardrobe.RemoveWishInput")
public struct RemoveWishInput: SchemaProviding, Hashable {
    /// The wish: its whole name, its key, or the first 8 or more characters of its key.
    @Field(.recordName("Rain coat")) public var wish: String
}
