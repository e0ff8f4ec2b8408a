// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// The quantity of a food that was used.
@Schema("twins.ConsumeInput")
public struct ConsumeInput: SchemaProviding, Hashable {
    /// The twin: its key, its name or part of it, or the beginning of its key.
    @Field(.recordName("Oat milk")) public var twin: String
    /// The quantity, in the stated unit or that of the food.
    @Field(.number(above: 0, through: 1_000_000)) public var quantity: Double = 1
    /// The unit of the quantity, which is converted to that of the food; that of the food if omitted.
    @Field(.text(1...30, example: "g")) public var unit: String?
    /// The key of a lot, or the beginning of the key; the next one in the order of use if omitted.
    @Field(.recordName("0198c3a0")) public var lot: String?
}
