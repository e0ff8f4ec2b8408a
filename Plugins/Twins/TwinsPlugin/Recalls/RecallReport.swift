// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// The added recalls, and the twins they affect.
@Schema("twins.RecallReport")
public struct RecallReport: SchemaProviding, Hashable {
    /// The number of recalls that were added.
    @Field(.tally) public var added: Int
    /// The number of recalls that were already known.
    @Field(.tally) public var known: Int
    /// The recalled twins.
    public var matches: [RecallMatch]
    /// The number of recalls that affect no twin so far.
    @Field(.tally) public var unmatched: Int
}

/// A recalled twin.
@Schema("twins.RecallMatch")
public struct RecallMatch: SchemaProviding, Hashable {
    /// The key of the recall.
    @Field(.recordKey) public var recall: String
    /// The twin.
    public var twin: NamedRecord
    /// The notice.
    public var notice: RecallNotice
    /// Whether the batch is known to match; otherwise, check the package.
    public var isCertain: Bool
}
