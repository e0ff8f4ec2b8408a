// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// A message.
public struct MessageResult: SchemaProviding, Hashable {
    /// The message.
    public var message: CravingMessage

    /// A message.
    package init(message: CravingMessage) { self.message = message }

    /// The schema.
    public static let schema = Schema<Self>.object("cravings.MessageResult", "A message.") {
        field("message", \.message, "The message.")
    }
}
