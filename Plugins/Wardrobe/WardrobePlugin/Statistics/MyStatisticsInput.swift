// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// The length of the lists of statistics.
public struct MyStatisticsInput: SchemaProviding, Hashable {
    /// The maximum number of items in each list.
    public var count: Int

    /// Creates an input; lists have ten items by default.
    public init(count: Int = 10) { self.count = count }

    /// The JSON schema.
    public static let schema = Schema<Self>.object(
        "wardrobe.MyStatisticsInput", "The length of the lists of statistics."
    ) {
        field("count", \.count, "The maximum number of items in each list.", .integer(1...100_000), default: 10)
    }
}
