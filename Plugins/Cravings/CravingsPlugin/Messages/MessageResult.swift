// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// A message.
@Schema("cravings.MessageResult")
public struct MessageResult: SchemaProviding, Hashable {
    /// The message.
    public var message: CravingMessage
}
