// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// The recalls that were added, and the twins that they concern.
public struct RecallReport: SchemaProviding, Hashable {
    /// The number of recalls that were added.
    public var added: Int
    /// The number of recalls that were there already.
    public var known: Int
    /// The twins that are recalled.
    public var matches: [RecallMatch]
    /// The number of recalls that concern no twin so far.
    public var unmatched: Int

    /// Creates the value from its required attributes.
    public init(added: Int, known: Int, matches: [RecallMatch], unmatched: Int) {
        self.added = added
        self.known = known
        self.matches = matches
        self.unmatched = unmatched
    }

    /// The JSON schema.
    public static let schema = Schema<Self>.object(
        "twins.RecallReport", "The recalls that were added, and the twins that they concern."
    ) {
        field("added", \.added, "The number of recalls that were added.", .tally)
        field("known", \.known, "The number of recalls that were there already.", .tally)
        field("matches", \.matches, "The twins that are recalled.")
        field("unmatched", \.unmatched, "The number of recalls that concern no twin so far.", .tally)
    }
}

/// A twin that is recalled.
public struct RecallMatch: SchemaProviding, Hashable {
    /// The key of the recall.
    public var recall: String
    /// The twin.
    public var twin: NamedRecord
    /// The notice.
    public var notice: RecallNotice
    /// Whether the batch is known to match; otherwise, look at the package.
    public var isCertain: Bool

    /// Creates the value from its required attributes.
    public init(recall: String, twin: NamedRecord, notice: RecallNotice, isCertain: Bool) {
        self.recall = recall
        self.twin = twin
        self.notice = notice
        self.isCertain = isCertain
    }

    /// The JSON schema.
    public static let schema = Schema<Self>.object("twins.RecallMatch", "A twin that is recalled.") {
        field("recall", \.recall, "The key of the recall.", .recordKey)
        field("twin", \.twin, "The twin.")
        field("notice", \.notice, "The notice.")
        field(
            "isCertain", \.isCertain, "Whether the batch is known to match; otherwise, look at the package.", .boolean)
    }
}
