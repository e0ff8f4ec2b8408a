// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// How much of a food was used up.
public struct ConsumeInput: SchemaProviding, Hashable {
    /// The twin: its key, its name or part of it, or the beginning of its key.
    public var twin: String
    /// The quantity, in the stated unit or that of the food.
    public var quantity: Double
    /// The unit of the quantity, which is converted to that of the food; that of the food if omitted.
    public var unit: String?
    /// The key of a lot, or the beginning of the key; the next one in the order of use if omitted.
    public var lot: String?

    /// Creates the value from its required attributes.
    public init(twin: String, quantity: Double = 1, lot: String? = nil) {
        self.twin = twin
        self.quantity = quantity
        self.lot = lot
    }

    /// The JSON schema.
    public static let schema = Schema<Self>.object("twins.ConsumeInput", "How much of a food was used up.") {
        field(
            "twin", \.twin, "The twin: its key, its name or part of it, or the beginning of its key.",
            .recordName("Oat milk"))
        field(
            "quantity", \.quantity, "The quantity, in the stated unit or that of the food.",
            .number(above: 0, through: 1_000_000), default: 1)
        field(
            "unit", \.unit,
            "The unit of the quantity, which is converted to that of the food; that of the food if omitted.",
            .text(1...30, example: "g"))
        field(
            "lot", \.lot, "The key of a lot, or the beginning of the key; the next one in the order of use if omitted.",
            .recordName("0198c3a0"))
    }
}
