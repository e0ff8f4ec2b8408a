// SPDX-License-Identifier: Apache-2.0

public import CivilTime
public import ComputationKit

/// When to remind the user of a day's challenge.
public struct ChallengeReminder: SchemaProviding, Hashable {
    /// A key unique to this day and user; the same for every call.
    public var id: String
    /// The day of the challenge.
    public var day: CalendarDay
    /// When it is due.
    public var due: RecordedTime
    /// The local time in the zone.
    public var localTime: CivilDateTime
    /// The time zone of the reminders.
    public var zone: String
    /// The challenge; absent if it isn't chosen yet.
    public var challenge: Challenge?
    /// When this was computed.
    public var asOf: RecordedTime
    /// The daily reminder that this one belongs to.
    public var series: ReminderSeries?

    /// Creates a reminder.
    package init(
        id: String, day: CalendarDay, due: RecordedTime, localTime: CivilDateTime, zone: String,
        challenge: Challenge? = nil, asOf: RecordedTime, series: ReminderSeries? = nil
    ) {
        self.id = id
        self.day = day
        self.due = due
        self.localTime = localTime
        self.zone = zone
        self.challenge = challenge
        self.asOf = asOf
        self.series = series
    }

    /// The schema.
    public static let schema = Schema<Self>.object(
        "challenges.ChallengeReminder", "When to remind the user of a day's challenge."
    ) {
        field(
            "id", \.id, "A key unique to this day and user; the same for every call.",
            .text(1...100, example: "challenge-2026-11-21-0123456789abcdef"))
        field("day", \.day, "The day of the challenge.")
        field("due", \.due, "When it is due.")
        field("localTime", \.localTime, "The local time in the zone.")
        field("zone", \.zone, "The time zone of the reminders.", .zoneName)
        field("challenge", \.challenge, "The challenge; absent if it isn't chosen yet.")
        field("asOf", \.asOf, "When this was computed.")
        field("series", \.series, "The daily reminder that this one belongs to.")
    }
}
