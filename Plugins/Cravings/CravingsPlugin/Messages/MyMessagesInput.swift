// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// The order of a list of messages.
@Schema("cravings.MessageOrder")
public enum MessageOrder: String, CaseIterable, SchemaProviding {
    /// Your own messages, newest first, then the built-in ones.
    case newest
    /// The lowest number of the priority first.
    case priority
    /// The least shown first.
    case leastShown = "least-shown"
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
