// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// How long the lists of statistics may be.
public struct MyStatisticsInput: SchemaProviding, Hashable {
    /// How many items each list may have.
    public var count: Int

    /// Lists of ten items unless stated.
    public init(count: Int = 10) { self.count = count }

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object("wardrobe.MyStatisticsInput", "How long the lists may be.") {
        field("count", \.count, "How many items each list may have.", .integer(1...100_000), default: 10)
    }
}
