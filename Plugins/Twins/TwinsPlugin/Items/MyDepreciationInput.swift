// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// Which items to depreciate.
public struct MyDepreciationInput: SchemaProviding, Hashable {
    /// The twin: its key, its name or part of it, or the beginning of its key; all if omitted.
    public var twin: String?
    /// The day; today if omitted.
    public var day: DayReference?

    /// Creates an input for all items.
    public init(twin: String? = nil) {
        self.twin = twin
    }

    /// The JSON schema.
    public static let schema = Schema<Self>.object("twins.MyDepreciationInput", "Which items to depreciate.") {
        field(
            "twin", \.twin, "The twin: its key, its name or part of it, or the beginning of its key; all if omitted.",
            .recordName("Laptop"))
        field("day", \.day, "The day; today if omitted.")
    }
}
