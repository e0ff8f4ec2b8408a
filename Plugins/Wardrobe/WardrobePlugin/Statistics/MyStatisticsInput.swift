// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// The length of the lists of statistics.
@Schema("wardrobe.MyStatisticsInput")
public struct MyStatisticsInput: SchemaProviding, Hashable {
    /// The maximum number of items in each list.
    @Field(.integer(1...100_000)) public var count: Int = 10
}
