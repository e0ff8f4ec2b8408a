// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// A page of the history.
@Schema("challenges.ChallengeHistory")
public struct ChallengeHistory: SchemaProviding, Hashable {
    /// The number of matching records.
    @Field(.integer(0...Int.max)) public var total: Int
    /// The number of all records, matching or not.
    @Field(.integer(0...Int.max)) public var recorded: Int
    /// The records, latest first.
    public var entries: [UserChallenge]
    /// The cursor of the next page; absent on the last page.
    @Field(.cursor) public var cursor: String?
}
