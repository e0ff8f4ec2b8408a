// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// A wardrobe to be looked over.
public struct StatisticsInput: Described, Hashable {
    /// The pieces, with how often each was worn.
    public var items: [WardrobeItem]
    /// How many pieces each list may have.
    public var count: Int

    /// A wardrobe; lists of ten pieces unless stated.
    public init(items: [WardrobeItem], count: Int = 10) {
        self.items = items
        self.count = count
    }

    /// What it looks like as JSON.
    public static let shape = Shape<Self>.object("StatisticsInput", "A wardrobe to be looked over.") {
        field("items", \.items, "The pieces, with how often each was worn.", .list(of: .described, count: 0...100_000))
        field("count", \.count, "How many pieces each list may have.", .integer(1...100_000), default: 10)
    }
}
