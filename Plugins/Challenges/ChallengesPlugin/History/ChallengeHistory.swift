// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// Records of a history.
public struct ChallengeHistory: SchemaProviding, Hashable {
    /// How many records match.
    public var total: Int
    /// How many records there are, matching or not.
    public var recorded: Int
    /// The records, the latest first.
    public var entries: [UserChallenge]
    /// What continues the list; absent at its end.
    public var cursor: String?

    /// Records.
    package init(total: Int, recorded: Int, entries: [UserChallenge], cursor: String? = nil) {
        self.total = total
        self.recorded = recorded
        self.entries = entries
        self.cursor = cursor
    }

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object("challenges.ChallengeHistory", "Records of a history.") {
        field("total", \.total, "How many records match.", .integer(0...Int.max))
        field("recorded", \.recorded, "How many records there are, matching or not.", .integer(0...Int.max))
        field("entries", \.entries, "The records, the latest first.")
        field("cursor", \.cursor, "What continues the list; absent at its end.", .cursor)
    }
}
