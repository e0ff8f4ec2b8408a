// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// A page of messages.
@Schema("cravings.MessagePage")
public struct MessagePage: SchemaProviding, Hashable {
    /// The number of matching messages.
    @Field(.integer(0...Int.max)) public var total: Int
    /// The messages.
    public var messages: [CravingMessage]
    /// The cursor of the next page; absent on the last page.
    @Field(.cursor) public var cursor: String?
}
