// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// How many packs are listed.
public struct MyPacksInput: SchemaProviding, Hashable {
    /// How many the list may have at most.
    public var limit: Int
    /// The cursor of a list, to continue it.
    public var cursor: String?

    /// Fifty packs unless stated.
    public init(limit: Int = 50, cursor: String? = nil) {
        self.limit = limit
        self.cursor = cursor
    }

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object("challenges.MyPacksInput", "How many packs are listed.") {
        field("limit", \.limit, "How many the list may have at most.", .integer(1...100_000), default: 50)
        field("cursor", \.cursor, "The cursor of a list, to continue it.", .cursor)
    }
}
