// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// A situation, the messages to choose from, and where to find help.
@Schema("cravings.SelectMessageInput")
public struct SelectMessageInput: SchemaProviding, Hashable {
    /// The situation.
    public var situation: MessageSituation = MessageSituation()
    /// The messages to choose from; the built-in ones by default.
    @Field(count: 0...10_000) public var messages: [CravingMessage]?
    /// Where to find help; the list that comes with the program by default, and if it is empty.
    @Field(count: 0...20) public var helpLines: [HelpLine] = []
}
