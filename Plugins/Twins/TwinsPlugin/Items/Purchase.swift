// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros
public import Currencies

/// The purchase of an item.
@Schema("twins.Purchase")
public struct Purchase: SchemaProviding, Hashable {
    /// The date of purchase.
    public var date: CalendarDay?
    /// The price paid for it.
    public var price: Money?
    /// The store where it was bought.
    @Field(.text(1...200, example: "the shop on the corner")) public var store: String?
}
