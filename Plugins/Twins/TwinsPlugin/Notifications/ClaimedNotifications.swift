// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// Due notifications, each returned once.
@Schema("twins.ClaimedNotifications")
public struct ClaimedNotifications: SchemaProviding, Hashable {
    /// The notifications, in the order in which they were due.
    public var notifications: [NotificationSchedule]
    /// The number of further due notifications.
    @Field(.tally) public var left: Int
    /// Whether notifications are on.
    public var areEnabled: Bool
}
