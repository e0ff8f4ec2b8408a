// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// A filter for packs, and the size of a page.
public struct MyPacksInput: SchemaProviding, Hashable {
    /// Text in the key or a title of a pack.
    public var text: String?
    /// The maximum number of results.
    public var limit: Int
    /// The cursor of the page to continue from.
    public var cursor: String?

    /// Creates an input; 50 packs by default.
    public init(text: String? = nil, limit: Int = 50, cursor: String? = nil) {
        self.text = text
        self.limit = limit
        self.cursor = cursor
    }

    /// The schema.
    public static let schema = Schema<Self>.object(
        "challenges.MyPacksInput", "A filter for packs, and the size of a page."
    ) {
        field("text", \.text, "Text in the key or a title of a pack.", .text(1...200, example: "creative"))
        field("limit", \.limit, "The maximum number of results.", .integer(1...100_000), default: 50)
        field("cursor", \.cursor, "The cursor of the page to continue from.", .cursor)
    }
}
