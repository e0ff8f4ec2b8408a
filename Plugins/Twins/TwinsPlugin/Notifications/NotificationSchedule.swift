// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// A notification that follows from a date.
public struct NotificationSchedule: SchemaProviding, Hashable {
    /// The unique key of the notification.
    public var id: String
    /// The key of the twin.
    public var twin: String
    /// The name of the twin.
    public var name: String
    /// The key of the inventory item.
    public var item: String?
    /// What it is about.
    public var type: NotificationType
    /// The date that it is about, such as the date of expiry.
    public var date: CalendarDay
    /// The local time at which it is due.
    public var due: CivilDateTime
    /// Whether it was handed out.
    public var isSent: Bool
    /// The time at which it was handed out.
    public var sent: Timestamp?
    /// What exactly is due, such as `watering`, a borrower, or the meaning of the date of food.
    public var subject: String?

    /// Creates the value from its required attributes.
    public init(
        id: String, twin: String, name: String, item: String? = nil, type: NotificationType, date: CalendarDay,
        due: CivilDateTime, subject: String? = nil
    ) {
        self.id = id
        self.twin = twin
        self.name = name
        self.item = item
        self.type = type
        self.date = date
        self.due = due
        isSent = false
        self.subject = subject
    }

    /// The JSON schema.
    public static let schema = Schema<Self>.object(
        "twins.NotificationSchedule", "A notification that follows from a date."
    ) {
        field("id", \.id, "The unique key of the notification.", .recordKey)
        field("twin", \.twin, "The key of the twin.", .recordKey)
        field("name", \.name, "The name of the twin.", .text(1...500, example: "Oat milk"))
        field("item", \.item, "The key of the inventory item.", .recordKey)
        field("type", \.type, "What it is about.")
        field("date", \.date, "The date that it is about, such as the date of expiry.")
        field("due", \.due, "The local time at which it is due.")
        field("isSent", \.isSent, "Whether it was handed out.", .boolean, default: false)
        field("sent", \.sent, "The time at which it was handed out.")
        field(
            "subject", \.subject,
            "What exactly is due, such as `watering`, a borrower, or the meaning of the date of food.",
            .text(1...500, example: "watering"))
    }
}
