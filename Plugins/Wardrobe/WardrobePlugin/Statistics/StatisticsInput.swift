// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// A wardrobe to be looked over.
public struct StatisticsInput: SchemaProviding, Hashable {
    /// The items, with how often each was worn.
    public var items: [WardrobeItem]
    /// What was worn when, for counts by occasion.
    public var wears: [WearEvent]
    /// How many items each list may have.
    public var count: Int

    /// A wardrobe; lists of ten items unless stated.
    public init(items: [WardrobeItem], wears: [WearEvent] = [], count: Int = 10) {
        self.items = items
        self.wears = wears
        self.count = count
    }

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object("wardrobe.StatisticsInput", "A wardrobe to be looked over.") {
        field("items", \.items, "The items, with how often each was worn.", .list(of: .nested, count: 0...100_000))
        field(
            "wears", \.wears, "What was worn when, for counts by occasion.", .list(of: .nested, count: 0...100_000),
            default: [])
        field("count", \.count, "How many items each list may have.", .integer(1...100_000), default: 10)
    }
}
