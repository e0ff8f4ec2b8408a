// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// The recalls that were added, and the twins that they concern.
@Schema("twins.RecallReport")
public struct RecallReport: SchemaProviding, Hashable {
    /// The number of recalls that were added.
    @Field(.tally) public var added: Int
    /// The number of recalls that were there already.
    @Field(.tally) public var known: Int
    /// The twins that are recalled.
    public var matches: [RecallMatch]
    /// The number of recalls that concern no twin so far.
    @Field(.tally) public var unmatched: Int
}

/// A twin that is recalled.
@Schema("twins.RecallMatch")
public struct RecallMatch: SchemaProviding, Hashable {
    /// The key of the recall.
    @Field(.recordKey) public var recall: String
    /// The twin.
    public var twin: NamedRecord
    /// The notice.
    public var notice: RecallNotice
    /// Whether the batch is known to match; otherwise, look at the package.
    public var isCertain: Bool
}
