// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// A wishlist item to recommend a size for.
@Schema("wardrobe.MyWishSizeInput")
public struct MyWishSizeInput: SchemaProviding, Hashable {
    /// The wish: its key, its name or part of it, or the beginning of its key.
    @Field(.recordName("Rain coat")) public var wish: String
    /// The passphrase of the body measurements.
    @Field(.secret()) public var passphrase: Secret?
}

/// The best-fitting size of a wish.
@Schema("wardrobe.WishSize")
public struct WishSize: SchemaProviding, Hashable {
    /// The wish.
    public var wish: WishlistItem
    /// The size chart used.
    public var chart: SizeChart
    /// The recommended size, with its reason.
    public var recommendation: SizeRecommendation
}
