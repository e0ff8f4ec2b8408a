// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// Which plant was watered.
public struct WaterInput: SchemaProviding, Hashable {
    /// The twin: its key, its name or part of it, or the beginning of its key.
    public var twin: String
    /// The day on which it was watered; today by default.
    public var day: DayReference?

    /// Creates the value from its required attributes.
    public init(twin: String) {
        self.twin = twin
    }

    /// The JSON schema.
    public static let schema = Schema<Self>.object("twins.WaterInput", "Which plant was watered.") {
        field(
            "twin", \.twin, "The twin: its key, its name or part of it, or the beginning of its key.",
            .recordName("Oat milk"))
        field("day", \.day, "The day on which it was watered; today by default.")
    }
}
