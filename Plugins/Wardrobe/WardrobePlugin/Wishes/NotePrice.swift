// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros
public import Currencies

/// The price of a wish on a day.
@Schema("wardrobe.NotePriceInput")
public struct NotePriceInput: SchemaProviding, Hashable {
    /// The wish: its key, its name or part of it, or the beginning of its key.
    @Field(.recordName("Rain coat")) public var wish: String
    /// The price.
    public var price: Money
    /// The day; today by default.
    public var date: DayReference?
}

/// A recorded price, and whether it dropped.
@Schema("wardrobe.NotedPrice")
public struct NotedPrice: SchemaProviding, Hashable {
    /// The wish.
    public var wish: WishDetails
    /// The price on its day.
    public var price: PricePoint
    /// The drop from the previous price; absent if the price didn't drop.
    public var drop: PriceDrop?
}
