// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// The person's own message.
public struct AddMessageInput: SchemaProviding, Hashable {
    /// The text.
    public var content: String
    /// The situation it is written for.
    public var category: MessageCategory
    /// The triggers it fits best; none if it fits the whole category.
    public var triggers: [Trigger]
    /// The priority, 0 or more; the lower number comes first.
    public var priority: Int

    /// Creates an input.
    public init(content: String, category: MessageCategory = .urge, triggers: [Trigger] = [], priority: Int = 0) {
        self.content = content
        self.category = category
        self.triggers = triggers
        self.priority = priority
    }

    /// The schema.
    public static let schema = Schema<Self>.object("cravings.AddMessageInput", "The person's own message.") {
        field("content", \.content, "The text.", .messageContent)
        field("category", \.category, "The situation it is written for.", default: .urge)
        field("triggers", \.triggers, "The triggers it fits best.", .triggers, default: [])
        field("priority", \.priority, "The priority, 0 or more; the lower number comes first.", .priority, default: 0)
    }
}
