// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

extension Cravings {
    /// Adds the person's own message.
    public static let addMessage = ComputationKey<AddMessageInput, MessageResult>("cravings.add-message")
    /// Changes a message.
    public static let editMessage = ComputationKey<EditMessageInput, MessageResult>("cravings.edit-message")
    /// Removes your own message, or switches off a built-in one.
    public static let removeMessage = ComputationKey<RemoveMessageInput, RemovedMessage>("cravings.remove-message")
    /// Chooses a fitting message, and counts it as shown.
    public static let takeMessage = ComputationKey<MessageSituation, MessageSelection>("cravings.take-message")
    /// Lists messages.
    public static let myMessages = ComputationKey<MyMessagesInput, MessagePage>("cravings.my-messages")
}
