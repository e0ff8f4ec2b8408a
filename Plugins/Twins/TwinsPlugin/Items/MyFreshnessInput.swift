// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// Which food to judge.
public struct MyFreshnessInput: SchemaProviding, Hashable {
    /// The place whose things count, with those below it: its key, its name, or its path; all if omitted.
    public var location: String?
    /// The day; today if omitted.
    public var day: DayReference?

    /// Creates an input for all food.
    public init() {
    }

    /// The JSON schema.
    public static let schema = Schema<Self>.object("twins.MyFreshnessInput", "Which food to judge.") {
        field(
            "location", \.location,
            "The place whose things count, with those below it: its key, its name, or its path; all if omitted.",
            .recordName("Kitchen"))
        field("day", \.day, "The day; today if omitted.")
    }
}
