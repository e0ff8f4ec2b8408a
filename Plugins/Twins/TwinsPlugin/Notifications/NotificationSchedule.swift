// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// A notification that follows from a date.
@Schema("twins.NotificationSchedule")
public struct NotificationSchedule: SchemaProviding, Hashable {
    /// The unique key of the notification.
    @Field(.recordKey) public var id: String
    /// The key of the twin.
    @Field(.recordKey) public var twin: String
    /// The name of the twin.
    @Field(.text(1...500, example: "Oat milk")) public var name: String
    /// The key of the inventory item.
    @Field(.recordKey) public var item: String?
    /// The type of the notification.
    public var type: NotificationType
    /// The date it concerns, such as the expiration date.
    public var date: CalendarDay
    /// The local time it is due.
    public var due: CivilDateTime
    /// Whether it was already returned by a claim.
    public var isSent: Bool = false
    /// The time a claim returned it.
    public var sent: Timestamp?
    /// What exactly is due, such as `watering`, a borrower, or the meaning of the date of food.
    @Field(.text(1...500, example: "watering")) public var subject: String?
}
