// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// Due notifications, each handed out once.
public struct ClaimedNotifications: SchemaProviding, Hashable {
    /// The notifications, in the order in which they were due.
    public var notifications: [NotificationSchedule]
    /// The number of notifications that are due and weren't handed out.
    public var left: Int
    /// Whether notifications are on.
    public var areEnabled: Bool

    /// Creates the value from its required attributes.
    public init(notifications: [NotificationSchedule], left: Int, areEnabled: Bool) {
        self.notifications = notifications
        self.left = left
        self.areEnabled = areEnabled
    }

    /// The JSON schema.
    public static let schema = Schema<Self>.object(
        "twins.ClaimedNotifications", "Due notifications, each handed out once."
    ) {
        field("notifications", \.notifications, "The notifications, in the order in which they were due.")
        field("left", \.left, "The number of notifications that are due and weren't handed out.", .tally)
        field("areEnabled", \.areEnabled, "Whether notifications are on.", .boolean)
    }
}
