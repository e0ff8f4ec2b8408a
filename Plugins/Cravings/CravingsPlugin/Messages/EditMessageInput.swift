// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// Changes to a message.
///
/// The text, the category, and the triggers of a built-in message can't be changed.
@Schema("cravings.EditMessageInput")
public struct EditMessageInput: SchemaProviding, Hashable {
    /// The message, by its key or the beginning of its key.
    @Field(.entryReference) public var message: String
    /// The text, only for your own messages.
    @Field(.messageContent) public var content: String?
    /// The situation it is written for, only for your own messages.
    public var category: MessageCategory?
    /// The triggers it fits best, only for your own messages; they replace the current ones.
    @Field(.triggers) public var triggers: [Trigger]?
    /// The priority, 0 or more; the lower number comes first.
    @Field(.priority) public var priority: Int?
    /// Whether it can be shown.
    public var isActive: Bool?
    /// The triggers for which it is hidden; they replace the current ones.
    @Field(.triggers) public var hiddenFor: [Trigger]?
}
