// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// The result of removing a message.
@Schema("cravings.RemovedMessage")
public struct RemovedMessage: SchemaProviding, Hashable {
    /// The message.
    public var message: CravingMessage
    /// Whether it was switched off instead of removed, because it is built in.
    public var isSwitchedOff: Bool
}
