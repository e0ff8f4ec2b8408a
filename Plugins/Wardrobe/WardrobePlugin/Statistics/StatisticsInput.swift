// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// A wardrobe to analyze.
@Schema("wardrobe.StatisticsInput")
public struct StatisticsInput: SchemaProviding, Hashable {
    /// The items, with the number of times each was worn.
    @Field(count: 0...100_000) public var items: [WardrobeItem]
    /// The wear log, for counts by occasion.
    @Field(count: 0...100_000) public var wears: [WearEvent] = []
    /// The maximum number of items in each list.
    @Field(.integer(1...100_000)) public var count: Int = 10
}
