// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// A quantity of food with the same dates.
@Schema("twins.FoodLot")
public struct FoodLot: SchemaProviding, Hashable {
    /// The unique key of the lot; empty for a new one.
    @Field(.text(0...100, example: "0198c3a0-0000-7000-8000-000000000001")) public var id: String = ""
    /// The quantity that is left, in the unit of the food.
    @Field(.number(above: 0, through: 1_000_000)) public var quantity: Double = 1
    /// The date printed on it.
    public var expiry: CalendarDay?
    /// The meaning of the printed date.
    public var dateMeaning: DateMeaning = .bestBefore
    /// The production date.
    public var produced: CalendarDay?
    /// The day of purchase.
    public var purchased: CalendarDay?
    /// The date it was opened.
    public var opened: CalendarDay?
    /// The date it was frozen.
    public var frozen: CalendarDay?
    /// The date it was thawed.
    public var thawed: CalendarDay?
    /// The batch number.
    @Field(.text(1...50, example: "L2207")) public var batch: String?
    /// The serial number.
    @Field(.text(1...50, example: "S-1")) public var serial: String?
    /// The key of the inventory item, which says where it is; absent for the first one.
    @Field(.recordKey) public var item: String?
}
