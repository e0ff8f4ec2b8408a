// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// A page of the history.
public struct ChallengeHistory: SchemaProviding, Hashable {
    /// The number of matching records.
    public var total: Int
    /// The number of all records, matching or not.
    public var recorded: Int
    /// The records, latest first.
    public var entries: [UserChallenge]
    /// The cursor of the next page; absent on the last page.
    public var cursor: String?

    /// Records.
    package init(total: Int, recorded: Int, entries: [UserChallenge], cursor: String? = nil) {
        self.total = total
        self.recorded = recorded
        self.entries = entries
        self.cursor = cursor
    }

    /// The schema.
    public static let schema = Schema<Self>.object("challenges.ChallengeHistory", "A page of the history.") {
        field("total", \.total, "The number of matching records.", .integer(0...Int.max))
        field("recorded", \.recorded, "The number of all records, matching or not.", .integer(0...Int.max))
        field("entries", \.entries, "The records, latest first.")
        field("cursor", \.cursor, "The cursor of the next page; absent on the last page.", .cursor)
    }
}
