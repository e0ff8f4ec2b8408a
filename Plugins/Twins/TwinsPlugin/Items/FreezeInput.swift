// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// Which food was frozen or thawed.
public struct FreezeInput: SchemaProviding, Hashable {
    /// The twin: its key, its name or part of it, or the beginning of its key.
    public var twin: String
    /// The key of a lot, or the beginning of the key; the next one in the order of use if omitted.
    public var lot: String?
    /// The quantity that was frozen or thawed; the whole lot if omitted.
    public var quantity: Double?
    /// The unit of the quantity, which is converted to that of the food; that of the food if omitted.
    public var unit: String?
    /// Whether it was thawed.
    public var thaw: Bool
    /// The day on which that was done; today by default.
    public var day: DayReference?

    /// Creates the value from its required attributes.
    public init(twin: String, lot: String? = nil, quantity: Double? = nil, thaw: Bool = false) {
        self.twin = twin
        self.lot = lot
        self.quantity = quantity
        self.thaw = thaw
    }

    /// The JSON schema.
    public static let schema = Schema<Self>.object("twins.FreezeInput", "Which food was frozen or thawed.") {
        field(
            "twin", \.twin, "The twin: its key, its name or part of it, or the beginning of its key.",
            .recordName("Oat milk"))
        field(
            "lot", \.lot, "The key of a lot, or the beginning of the key; the next one in the order of use if omitted.",
            .recordName("0198c3a0"))
        field(
            "quantity", \.quantity, "The quantity that was frozen or thawed; the whole lot if omitted.",
            .number(above: 0, through: 1_000_000))
        field(
            "unit", \.unit,
            "The unit of the quantity, which is converted to that of the food; that of the food if omitted.",
            .text(1...30, example: "g"))
        field("thaw", \.thaw, "Whether it was thawed.", .boolean, default: false)
        field("day", \.day, "The day on which that was done; today by default.")
    }
}
