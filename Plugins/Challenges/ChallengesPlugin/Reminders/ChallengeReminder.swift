// SPDX-License-Identifier: Apache-2.0

public import CivilTime
public import ComputationKit
internal import ComputationMacros

/// When to remind the user of a day's challenge.
@Schema("challenges.ChallengeReminder")
public struct ChallengeReminder: SchemaProviding, Hashable {
    /// A key unique to this day and user; the same for every call.
    @Field(.text(1...100, example: "challenge-2026-11-21-0123456789abcdef")) public var id: String
    /// The day of the challenge.
    public var day: CalendarDay
    /// When it is due.
    public var due: RecordedTime
    /// The local time in the zone.
    public var localTime: CivilDateTime
    /// The time zone of the reminders.
    @Field(.zoneName) public var zone: String
    /// The challenge; absent if it isn't chosen yet.
    public var challenge: Challenge?
    /// When this was computed.
    public var asOf: RecordedTime
    /// The daily reminder that this one belongs to.
    public var series: ReminderSeries?
}
