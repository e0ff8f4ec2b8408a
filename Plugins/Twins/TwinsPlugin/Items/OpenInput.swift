// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// The food that was opened.
@Schema("twins.OpenInput")
public struct OpenInput: SchemaProviding, Hashable {
    /// The twin: its key, its name or part of it, or the beginning of its key.
    @Field(.recordName("Oat milk")) public var twin: String
    /// The key of a lot, or the beginning of the key; the next one in the order of use if omitted.
    @Field(.recordName("0198c3a0")) public var lot: String?
    /// The quantity that was opened; the whole lot if omitted.
    @Field(.number(above: 0, through: 1_000_000)) public var quantity: Double?
    /// The unit of the quantity, which is converted to that of the food; that of the food if omitted.
    @Field(.text(1...30, example: "g")) public var unit: String?
    /// The date it was opened; today by default.
    public var day: DayReference?
}
