// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// A filter for records, and the size of a page.
@Schema("challenges.MyHistoryInput")
public struct MyHistoryInput: SchemaProviding, Hashable {
    /// The filter for records.
    public var records: HistoryFilter = HistoryFilter()
    /// The maximum number of results.
    @Field(.integer(1...100_000)) public var limit: Int = 20
    /// The cursor of the page to continue from.
    @Field(.cursor) public var cursor: String?
}
