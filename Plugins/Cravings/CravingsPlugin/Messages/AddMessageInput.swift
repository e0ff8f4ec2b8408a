// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// The person's own message.
@Schema("cravings.AddMessageInput")
public struct AddMessageInput: SchemaProviding, Hashable {
    /// The text.
    @Field(.messageContent) public var content: String
    /// The situation it is written for.
    public var category: MessageCategory = .urge
    /// The triggers it fits best.
    ///
    /// Without any, it fits the whole category.
    @Field(.triggers) public var triggers: [Trigger] = []
    /// The priority, 0 or more; the lower number comes first.
    @Field(.priority) public var priority: Int = 0
}
