// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// The message to remove.
public struct RemoveMessageInput: SchemaProviding, Hashable {
    /// The message, by its key or the beginning of its key.
    public var message: String

    /// Creates an input.
    public init(message: String) { self.message = message }

    /// The schema.
    public static let schema = Schema<Self>.object("cravings.RemoveMessageInput", "The message to remove.") {
        field("message", \.message, "The message, by its key or the beginning of its key.", .entryReference)
    }
}
