// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// Which food was opened.
public struct OpenInput: SchemaProviding, Hashable {
    /// The twin: its key, its name or part of it, or the beginning of its key.
    public var twin: String
    /// The key of a lot, or the beginning of the key; the next one in the order of use if omitted.
    public var lot: String?
    /// The quantity that was opened; the whole lot if omitted.
    public var quantity: Double?
    /// The unit of the quantity, which is converted to that of the food; that of the food if omitted.
    public var unit: String?
    /// The day on which it was opened; today by default.
    public var day: DayReference?

    /// Creates the value from its required attributes.
    public init(twin: String, lot: String? = nil, quantity: Double? = nil) {
        self.twin = twin
        self.lot = lot
        self.quantity = quantity
    }

    /// The JSON schema.
    public static let schema = Schema<Self>.object("twins.OpenInput", "Which food was opened.") {
        field(
            "twin", \.twin, "The twin: its key, its name or part of it, or the beginning of its key.",
            .recordName("Oat milk"))
        field(
            "lot", \.lot, "The key of a lot, or the beginning of the key; the next one in the order of use if omitted.",
            .recordName("0198c3a0"))
        field(
            "quantity", \.quantity, "The quantity that was opened; the whole lot if omitted.",
            .number(above: 0, through: 1_000_000))
        field(
            "unit", \.unit,
            "The unit of the quantity, which is converted to that of the food; that of the food if omitted.",
            .text(1...30, example: "g"))
        field("day", \.day, "The day on which it was opened; today by default.")
    }
}
