// SPDX-License-Identifier: Apache-2.0

public import CivilTime
public import ComputationKit

/// When to remind the user of a day's challenge.
public struct ChallengeReminder: SchemaProviding, Hashable {
    /// What tells this reminder from those of other days and users; the same at every call.
    public var id: String
    /// The day whose challenge it is about.
    public var day: CalendarDay
    /// When it is due.
    public var due: RecordedTime
    /// What the clocks of the zone show then.
    public var localTime: CivilDateTime
    /// The zone of the reminders.
    public var zone: String
    /// The challenge; absent when it is not chosen yet.
    public var challenge: Challenge?
    /// When this was asked.
    public var asOf: RecordedTime

    /// A reminder.
    package init(
        id: String, day: CalendarDay, due: RecordedTime, localTime: CivilDateTime, zone: String,
        challenge: Challenge? = nil, asOf: RecordedTime
    ) {
        self.id = id
        self.day = day
        self.due = due
        self.localTime = localTime
        self.zone = zone
        self.challenge = challenge
        self.asOf = asOf
    }

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object(
        "challenges.ChallengeReminder", "When to remind the user of a day's challenge."
    ) {
        field(
            "id", \.id, "What tells this reminder from those of other days and users; the same at every call.",
            .text(1...100, example: "challenge-2026-11-21-0123456789abcdef"))
        field("day", \.day, "The day whose challenge it is about.")
        field("due", \.due, "When it is due.")
        field("localTime", \.localTime, "What the clocks of the zone show then.")
        field("zone", \.zone, "The zone of the reminders.", .zoneName)
        field("challenge", \.challenge, "The challenge; absent when it is not chosen yet.")
        field("asOf", \.asOf, "When this was asked.")
    }
}
