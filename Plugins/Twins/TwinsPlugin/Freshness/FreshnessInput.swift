// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// Food, and the day on which its freshness is judged.
public struct FreshnessInput: SchemaProviding, Hashable {
    /// The food; other things are ignored.
    public var twins: [Twin]
    /// The day; today if omitted.
    public var day: DayReference?

    /// Creates an input.
    public init(twins: [Twin], day: DayReference? = nil) {
        self.twins = twins
        self.day = day
    }

    /// The schema.
    public static let schema = Schema<Self>.object(
        "twins.FreshnessInput", "Food, and the day on which its freshness is judged."
    ) {
        field(
            "twins", \.twins, "The food; other things are ignored.", .list(of: .nested, count: 0...1_000_000))
        field("day", \.day, "The day; today if omitted.")
    }
}
