// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// The message to remove.
@Schema("cravings.RemoveMessageInput")
public struct RemoveMessageInput: SchemaProviding, Hashable {
    /// The message, by its key or the beginning of its key.
    @Field(.entryReference) public var message: String
}
