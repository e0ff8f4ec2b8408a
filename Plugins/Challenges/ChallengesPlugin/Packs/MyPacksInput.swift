// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// Which packs are listed, and how many.
public struct MyPacksInput: SchemaProviding, Hashable {
    /// A text that the key or a title of a pack has.
    public var text: String?
    /// How many the list may have at most.
    public var limit: Int
    /// The cursor of a list, to continue it.
    public var cursor: String?

    /// Fifty packs unless stated.
    public init(text: String? = nil, limit: Int = 50, cursor: String? = nil) {
        self.text = text
        self.limit = limit
        self.cursor = cursor
    }

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object("challenges.MyPacksInput", "Which packs are listed, and how many.") {
        field("text", \.text, "A text that the key or a title of a pack has.", .text(1...200, example: "creative"))
        field("limit", \.limit, "How many the list may have at most.", .integer(1...100_000), default: 50)
        field("cursor", \.cursor, "The cursor of a list, to continue it.", .cursor)
    }
}
