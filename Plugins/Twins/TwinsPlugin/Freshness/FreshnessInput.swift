// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// Food, and the day on which its freshness is judged.
public struct FreshnessInput: SchemaProviding, Hashable {
    /// The food; other things are ignored.
    public var twins: [Twin]
    /// The recalls; closed ones are ignored.
    public var recalls: [Recall]
    /// The day; today if omitted.
    public var day: DayReference?

    /// Creates an input.
    public init(twins: [Twin], recalls: [Recall] = [], day: DayReference? = nil) {
        self.twins = twins
        self.recalls = recalls
        self.day = day
    }

    /// The schema.
    public static let schema = Schema<Self>.object(
        "twins.FreshnessInput", "Food, and the day on which its freshness is judged."
    ) {
        field(
            "twins", \.twins, "The food; other things are ignored.", .list(of: .nested, count: 0...1_000_000))
        field(
            "recalls", \.recalls, "The recalls; closed ones are ignored.", .list(of: .nested, count: 0...100_000),
            default: [])
        field("day", \.day, "The day; today if omitted.")
    }
}
