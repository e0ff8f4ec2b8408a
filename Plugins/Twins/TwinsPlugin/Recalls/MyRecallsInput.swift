// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// Which recalls to list.
public struct MyRecallsInput: SchemaProviding, Hashable {
    /// Whether to include closed recalls.
    public var includesClosed: Bool
    /// The maximum number of recalls.
    public var limit: Int
    /// The cursor from an earlier response, to continue its list.
    public var cursor: String?

    /// Creates a list of at most 100 open recalls.
    public init(includesClosed: Bool = false) {
        self.includesClosed = includesClosed
        limit = 100
    }

    /// The JSON schema.
    public static let schema = Schema<Self>.object("twins.MyRecallsInput", "Which recalls to list.") {
        field("includesClosed", \.includesClosed, "Whether to include closed recalls.", .boolean, default: false)
        field("limit", \.limit, "The maximum number of recalls.", .integer(1...1_000), default: 100)
        field("cursor", \.cursor, "The cursor from an earlier response, to continue its list.", .cursor)
    }
}

/// A page of a list of recalls.
public struct RecallList: SchemaProviding, Hashable {
    /// The recalls, newest first.
    public var recalls: [ListedRecall]
    /// The number of matching recalls, including those beyond the limit.
    public var total: Int
    /// The cursor for the next page; absent on the last page.
    public var cursor: String?

    /// Creates the value from its required attributes.
    public init(recalls: [ListedRecall], total: Int, cursor: String? = nil) {
        self.recalls = recalls
        self.total = total
        self.cursor = cursor
    }

    /// The JSON schema.
    public static let schema = Schema<Self>.object("twins.RecallList", "A page of a list of recalls.") {
        field("recalls", \.recalls, "The recalls, newest first.")
        field("total", \.total, "The number of matching recalls, including those beyond the limit.", .tally)
        field("cursor", \.cursor, "The cursor for the next page; absent on the last page.", .cursor)
    }
}

/// A recall with the twins that it concerns.
public struct ListedRecall: SchemaProviding, Hashable {
    /// The recall.
    public var recall: Recall
    /// The twins that it concerns, or may concern.
    public var matches: [RecallMatch]

    /// Creates the value from its required attributes.
    public init(recall: Recall, matches: [RecallMatch]) {
        self.recall = recall
        self.matches = matches
    }

    /// The JSON schema.
    public static let schema = Schema<Self>.object(
        "twins.ListedRecall", "A recall with the twins that it concerns."
    ) {
        field("recall", \.recall, "The recall.")
        field("matches", \.matches, "The twins that it concerns, or may concern.")
    }
}
