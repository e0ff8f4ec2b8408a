// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// The used quantities of a food.
@Schema("twins.Consumption")
public struct Consumption: SchemaProviding, Hashable {
    /// The twin.
    public var twin: NamedRecord
    /// The unit of the quantities.
    @Field(.text(1...30, example: "packs")) public var unit: String?
    /// The lots that were used, in order.
    public var uses: [LotUse]
    /// The remaining quantity.
    @Field(.number(0...1e12)) public var left: Double
    /// The remaining lots, in the order of use; recalled ones, which must not be eaten, come last.
    public var lots: [FoodLot]
    /// The open recalls of the food.
    public var recalls: [RecallMatch] = []
}

/// A quantity that was taken from a lot.
@Schema("twins.LotUse")
public struct LotUse: SchemaProviding, Hashable {
    /// The lot as it was before.
    public var lot: FoodLot
    /// The quantity that was taken.
    @Field(.number(above: 0)) public var quantity: Double
    /// Whether the lot is used up.
    public var isUsedUp: Bool
}
