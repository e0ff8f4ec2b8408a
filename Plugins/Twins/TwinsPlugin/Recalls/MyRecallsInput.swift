// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// Which recalls to list.
@Schema("twins.MyRecallsInput")
public struct MyRecallsInput: SchemaProviding, Hashable {
    /// Whether to include closed recalls.
    public var includesClosed: Bool = false
    /// The maximum number of recalls.
    @Field(.integer(1...1_000)) public var limit: Int = 100
    /// The cursor from an earlier response, to continue its list.
    @Field(.cursor) public var cursor: String?
}

/// A page of a list of recalls.
@Schema("twins.RecallList")
public struct RecallList: SchemaProviding, Hashable {
    /// The recalls, newest first.
    public var recalls: [ListedRecall]
    /// The number of matching recalls, including those beyond the limit.
    @Field(.tally) public var total: Int
    /// The cursor for the next page; absent on the last page.
    @Field(.cursor) public var cursor: String?
}

/// A recall with the twins it affects.
@Schema("twins.ListedRecall")
public struct ListedRecall: SchemaProviding, Hashable {
    /// The recall.
    public var recall: Recall
    /// The twins it affects or may affect.
    public var matches: [RecallMatch]
}
