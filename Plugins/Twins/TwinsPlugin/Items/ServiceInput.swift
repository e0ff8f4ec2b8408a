// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// Which thing was maintained or cared for.
public struct ServiceInput: SchemaProviding, Hashable {
    /// The twin: its key, its name or part of it, or the beginning of its key.
    public var twin: String
    /// What was done.
    public var care: CareKind
    /// The day on which that was done; today by default.
    public var day: DayReference?

    /// Creates the value from its required attributes.
    public init(twin: String, care: CareKind = .maintenance) {
        self.twin = twin
        self.care = care
    }

    /// The JSON schema.
    public static let schema = Schema<Self>.object("twins.ServiceInput", "Which thing was maintained or cared for.") {
        field(
            "twin", \.twin, "The twin: its key, its name or part of it, or the beginning of its key.",
            .recordName("Oat milk"))
        field("care", \.care, "What was done.", default: .maintenance)
        field("day", \.day, "The day on which that was done; today by default.")
    }
}
