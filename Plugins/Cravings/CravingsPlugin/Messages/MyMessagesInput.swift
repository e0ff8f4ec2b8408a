// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

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
@Schema("cravings.MyMessagesInput")
public struct MyMessagesInput: SchemaProviding, Hashable {
    /// The filter for messages.
    public var filter: MessageFilter = MessageFilter()
    /// The order.
    public var order: MessageOrder = .newest
    /// The maximum number of results.
    @Field(.integer(1...100_000)) public var limit: Int = 20
    /// The cursor of the page to continue from.
    @Field(.cursor) public var cursor: String?
}
