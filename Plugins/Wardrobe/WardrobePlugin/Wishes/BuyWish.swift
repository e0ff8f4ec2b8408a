// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros
public import Currencies

/// The item bought, when, and for how much.
@Schema("wardrobe.BuyWishInput")
public struct BuyWishInput: SchemaProviding, Hashable {
    /// The wish: its key, its name or part of it, or the beginning of its key.
    @Field(.recordName("Rain coat")) public var wish: String
    /// The color, if the wish has none or a different one.
    public var color: ColorReference?
    /// The price paid; by default the latest recorded price.
    public var price: Money?
    /// The size bought; by default the recommended one.
    @Field(.text(1...50, example: "M")) public var size: String?
    /// The day; today by default.
    public var date: DayReference?
}

/// A bought wish and the item added for it.
@Schema("wardrobe.BoughtWish")
public struct BoughtWish: SchemaProviding, Hashable {
    /// The wish.
    public var wish: WishDetails
    /// The item added for it.
    public var item: WardrobeItem
}
