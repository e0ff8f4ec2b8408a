// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// A quantity of food with the same dates.
public struct FoodLot: SchemaProviding, Hashable {
    /// The unique key of the lot; empty for a new one.
    public var id: String
    /// The quantity that is left, in the unit of the food.
    public var quantity: Double
    /// The date printed on it.
    public var expiry: CalendarDay?
    /// The meaning of the printed date.
    public var dateMeaning: DateMeaning
    /// The production date.
    public var produced: CalendarDay?
    /// The day of purchase.
    public var purchased: CalendarDay?
    /// The day on which it was opened.
    public var opened: CalendarDay?
    /// The day on which it was frozen.
    public var frozen: CalendarDay?
    /// The day on which it was thawed.
    public var thawed: CalendarDay?
    /// The batch number.
    public var batch: String?
    /// The serial number.
    public var serial: String?
    /// The key of the inventory item, which says where it is; absent for the first one.
    public var item: String?

    /// Creates a lot; by default, one unit without dates.
    public init(id: String = "", quantity: Double = 1, expiry: CalendarDay? = nil) {
        self.id = id
        self.quantity = quantity
        self.expiry = expiry
        dateMeaning = .bestBefore
    }

    /// The JSON schema.
    public static let schema = Schema<Self>.object("twins.FoodLot", "A quantity of food with the same dates.") {
        field(
            "id", \.id, "The unique key of the lot; empty for a new one.",
            .text(0...100, example: "0198c3a0-0000-7000-8000-000000000001"), default: "")
        field(
            "quantity", \.quantity, "The quantity that is left, in the unit of the food.",
            .number(above: 0, through: 1_000_000), default: 1)
        field("expiry", \.expiry, "The date printed on it.")
        field("dateMeaning", \.dateMeaning, "The meaning of the printed date.", default: .bestBefore)
        field("produced", \.produced, "The production date.")
        field("purchased", \.purchased, "The day of purchase.")
        field("opened", \.opened, "The day on which it was opened.")
        field("frozen", \.frozen, "The day on which it was frozen.")
        field("thawed", \.thawed, "The day on which it was thawed.")
        field("batch", \.batch, "The batch number.", .text(1...50, example: "L2207"))
        field("serial", \.serial, "The serial number.", .text(1...50, example: "S-1"))
        field(
            "item", \.item, "The key of the inventory item, which says where it is; absent for the first one.",
            .recordKey)
    }
}
