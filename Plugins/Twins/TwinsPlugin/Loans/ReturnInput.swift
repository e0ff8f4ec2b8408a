// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// Which item came back.
public struct ReturnInput: SchemaProviding, Hashable {
    /// The twin: its key, its name or part of it, or the beginning of its key.
    public var twin: String
    /// The key of one of its inventory items, or the beginning of the key; needed if it has several.
    public var item: String?
    /// The day on which it came back; today by default.
    public var day: DayReference?

    /// Creates the value from its required attributes.
    public init(twin: String) {
        self.twin = twin
    }

    /// The JSON schema.
    public static let schema = Schema<Self>.object("twins.ReturnInput", "Which item came back.") {
        field(
            "twin", \.twin, "The twin: its key, its name or part of it, or the beginning of its key.",
            .recordName("Oat milk"))
        field(
            "item", \.item,
            "The key of one of its inventory items, or the beginning of the key; needed if it has several.",
            .recordName("0198c3a0"))
        field("day", \.day, "The day on which it came back; today by default.")
    }
}
