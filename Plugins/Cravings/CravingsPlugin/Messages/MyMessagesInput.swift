// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// The order of a list of messages.
public enum MessageOrder: String, Codable, Sendable, CaseIterable {
    case newest
    case priority
    case leastShown = "least-shown"
}

extension MessageOrder: SchemaProviding {
    /// The schema.
    public static let schema = Schema<Self>.enumeration("cravings.MessageOrder", "The order of a list of messages.") {
        switch $0 {
        case .newest: "Own messages, newest first, then the built-in ones."
        case .priority: "The lowest number of the priority first."
        case .leastShown: "The least shown first."
        }
    }
}

/// A filter for messages, their order, and the size of a page.
public struct MyMessagesInput: SchemaProviding, Hashable {
    /// The filter for messages.
    public var filter: MessageFilter
    /// The order.
    public var order: MessageOrder
    /// The maximum number of results.
    public var limit: Int
    /// The cursor of the page to continue from.
    public var cursor: String?

    /// Creates an input; 20 messages by default.
    public init(
        filter: MessageFilter = MessageFilter(), order: MessageOrder = .newest, limit: Int = 20, cursor: String? = nil
    ) {
        self.filter = filter
        self.order = order
        self.limit = limit
        self.cursor = cursor
    }

    /// The schema.
    public static let schema = Schema<Self>.object(
        "cravings.MyMessagesInput", "A filter for messages, their order, and the size of a page."
    ) {
        field("filter", \.filter, "The filter for messages.", default: MessageFilter())
        field("order", \.order, "The order.", default: .newest)
        field("limit", \.limit, "The maximum number of results.", .integer(1...100_000), default: 20)
        field("cursor", \.cursor, "The cursor of the page to continue from.", .cursor)
    }
}
