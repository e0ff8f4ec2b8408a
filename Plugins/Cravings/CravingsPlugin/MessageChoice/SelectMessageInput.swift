// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// A situation, the messages to choose from, and where to find help.
public struct SelectMessageInput: SchemaProviding, Hashable {
    /// The situation.
    public var situation: MessageSituation
    /// The messages to choose from; the built-in ones by default.
    public var messages: [CravingMessage]?
    /// Where to find help; the list that comes with the program by default, and if it is empty.
    public var helpLines: [HelpLine]

    /// Creates an input.
    public init(
        situation: MessageSituation = MessageSituation(), messages: [CravingMessage]? = nil, helpLines: [HelpLine] = []
    ) {
        self.situation = situation
        self.messages = messages
        self.helpLines = helpLines
    }

    /// The schema.
    public static let schema = Schema<Self>.object(
        "cravings.SelectMessageInput", "A situation, the messages to choose from, and where to find help."
    ) {
        field("situation", \.situation, "The situation.", default: MessageSituation())
        field(
            "messages", \.messages, "The messages to choose from; the built-in ones by default.",
            .list(of: .nested, count: 0...10_000))
        field(
            "helpLines", \.helpLines,
            "Where to find help; the list that comes with the program by default, and if it is empty.",
            .list(of: .nested, count: 0...20), default: [])
    }
}
