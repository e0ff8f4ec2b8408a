// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// The result of removing a message.
public struct RemovedMessage: SchemaProviding, Hashable {
    /// The message.
    public var message: CravingMessage
    /// Whether it was switched off instead of removed, because it is built in.
    public var isSwitchedOff: Bool

    /// A removed message.
    package init(message: CravingMessage, isSwitchedOff: Bool) {
        self.message = message
        self.isSwitchedOff = isSwitchedOff
    }

    /// The schema.
    public static let schema = Schema<Self>.object("cravings.RemovedMessage", "The result of removing a message.") {
        field("message", \.message, "The message.")
        field(
            "isSwitchedOff", \.isSwitchedOff,
            "Whether it was switched off instead of removed, because it is built in.", .boolean)
    }
}
