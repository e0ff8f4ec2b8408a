// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// A wardrobe to analyze.
public struct StatisticsInput: SchemaProviding, Hashable {
    /// The items, with the number of times each was worn.
    public var items: [WardrobeItem]
    /// The wear log, for counts by occasion.
    public var wears: [WearEvent]
    /// The maximum number of items in each list.
    public var count: Int

    /// Creates an input; lists have ten items by default.
    public init(items: [WardrobeItem], wears: [WearEvent] = [], count: Int = 10) {
        self.items = items
        self.wears = wears
        self.count = count
    }

    /// The JSON schema.
    public static let schema = Schema<Self>.object("wardrobe.StatisticsInput", "A wardrobe to analyze.") {
        field(
            "items", \.items, "The items, with the number of times each was worn.",
            .list(of: .nested, count: 0...100_000))
        field(
            "wears", \.wears, "The wear log, for counts by occasion.", .list(of: .nested, count: 0...100_000),
            default: [])
        field("count", \.count, "The maximum number of items in each list.", .integer(1...100_000), default: 10)
    }
}
