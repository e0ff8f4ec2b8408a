// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// The maximum number of due notifications to return.
@Schema("twins.ClaimNotificationsInput")
public struct ClaimNotificationsInput: SchemaProviding, Hashable {
    /// The maximum number of notifications.
    @Field(.integer(1...1_000)) public var limit: Int = 100
}
