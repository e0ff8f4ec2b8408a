// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// Changes to a message.
///
/// The text, the category, and the triggers of a built-in message can't be changed.
public struct EditMessageInput: SchemaProviding, Hashable {
    /// The message, by its key or the beginning of its key.
    public var message: String
    /// The text, only of an own message.
    public var content: String?
    /// The situation it is written for, only of an own message.
    public var category: MessageCategory?
    /// The triggers it fits best, only of an own message; they replace the current ones.
    public var triggers: [Trigger]?
    /// The priority, 0 or more; the lower number comes first.
    public var priority: Int?
    /// Whether it can be shown.
    public var isActive: Bool?
    /// The triggers at which it isn't shown; they replace the current ones.
    public var hiddenFor: [Trigger]?

    /// Creates an edit that changes nothing; set the changes afterward.
    public init(message: String) { self.message = message }

    /// The schema.
    public static let schema = Schema<Self>.object("cravings.EditMessageInput", "Changes to a message.") {
        field("message", \.message, "The message, by its key or the beginning of its key.", .entryReference)
        field("content", \.content, "The text, only of an own message.", .messageContent)
        field("category", \.category, "The situation it is written for, only of an own message.")
        field(
            "triggers", \.triggers,
            "The triggers it fits best, only of an own message; they replace the current ones.", .triggers)
        field("priority", \.priority, "The priority, 0 or more; the lower number comes first.", .priority)
        field("isActive", \.isActive, "Whether it can be shown.", .boolean)
        field(
            "hiddenFor", \.hiddenFor, "The triggers at which it isn't shown; they replace the current ones.", .triggers)
    }
}
