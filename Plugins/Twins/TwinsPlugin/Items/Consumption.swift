// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// What was used up of a food.
public struct Consumption: SchemaProviding, Hashable {
    /// The twin.
    public var twin: NamedRecord
    /// The unit of the quantities.
    public var unit: String?
    /// The lots that were used, in order.
    public var uses: [LotUse]
    /// The quantity that is left.
    public var left: Double
    /// The lots that are left, in the order of use; recalled ones, which aren't to be eaten, come last.
    public var lots: [FoodLot]
    /// The open recalls of the food.
    public var recalls: [RecallMatch]

    /// Creates the value from its required attributes.
    public init(
        twin: NamedRecord, unit: String? = nil, uses: [LotUse], left: Double, lots: [FoodLot],
        recalls: [RecallMatch] = []
    ) {
        self.twin = twin
        self.unit = unit
        self.uses = uses
        self.left = left
        self.lots = lots
        self.recalls = recalls
    }

    /// The JSON schema.
    public static let schema = Schema<Self>.object("twins.Consumption", "What was used up of a food.") {
        field("twin", \.twin, "The twin.")
        field("unit", \.unit, "The unit of the quantities.", .text(1...30, example: "packs"))
        field("uses", \.uses, "The lots that were used, in order.")
        field("left", \.left, "The quantity that is left.", .number(0...1e12))
        field(
            "lots", \.lots,
            "The lots that are left, in the order of use; recalled ones, which aren't to be eaten, come last.")
        field("recalls", \.recalls, "The open recalls of the food.", .list(of: .nested), default: [])
    }
}

/// A quantity that was taken from a lot.
public struct LotUse: SchemaProviding, Hashable {
    /// The lot as it was before.
    public var lot: FoodLot
    /// The quantity that was taken.
    public var quantity: Double
    /// Whether nothing is left of it.
    public var isUsedUp: Bool

    /// Creates the value from its required attributes.
    public init(lot: FoodLot, quantity: Double, isUsedUp: Bool) {
        self.lot = lot
        self.quantity = quantity
        self.isUsedUp = isUsedUp
    }

    /// The JSON schema.
    public static let schema = Schema<Self>.object("twins.LotUse", "A quantity that was taken from a lot.") {
        field("lot", \.lot, "The lot as it was before.")
        field("quantity", \.quantity, "The quantity that was taken.", .number(above: 0))
        field("isUsedUp", \.isUsedUp, "Whether nothing is left of it.", .boolean)
    }
}
