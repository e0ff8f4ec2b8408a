// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// A page of messages.
public struct MessagePage: SchemaProviding, Hashable {
    /// The number of matching messages.
    public var total: Int
    /// The messages.
    public var messages: [CravingMessage]
    /// The cursor of the next page; absent on the last page.
    public var cursor: String?

    /// A page.
    package init(total: Int, messages: [CravingMessage], cursor: String? = nil) {
        self.total = total
        self.messages = messages
        self.cursor = cursor
    }

    /// The schema.
    public static let schema = Schema<Self>.object("cravings.MessagePage", "A page of messages.") {
        field("total", \.total, "The number of matching messages.", .integer(0...Int.max))
        field("messages", \.messages, "The messages.")
        field("cursor", \.cursor, "The cursor of the next page; absent on the last page.", .cursor)
    }
}
