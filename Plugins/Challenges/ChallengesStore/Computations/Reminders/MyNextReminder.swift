// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import Calendars
internal import ChallengesPlugin
internal import CivilTime
internal import ComputationKit
internal import Crypto

/// Returns when the next reminder is due.
struct MyNextReminder: Computation {
    let manifest = Manifest(
        id: Challenges.myNextReminder.id,
        summary: "Returns when the next reminder of your challenge is due, within the hours you set.",
        discussion: """
            The next reminder is due at the start of the hours or, within them, now, if the day's challenge is pending and its \
            reminder wasn't given.
            """,
        examples: [Example("The next one", [:])], effects: [.reads, .clock])

    let access: LazyChallengeRecords

    func run(_ input: MyNextReminderInput, in context: Context) async throws -> ChallengeReminder {
        try await access.reading(in: context) { try $0.nextReminder() }
    }
}

extension ChallengeRecords {
    func nextReminder() throws -> ChallengeReminder {
        let (window, zone) = try reminderWindow()
        return try shown(NextReminder(window, in: zone, now: clock.now(), assigned: assigned(on:)), window, in: zone)
    }

    /// Returns the hours for reminders, and their zone.
    /// - Throws: ``ComputationError`` if no hours are set.
    func reminderWindow() throws -> (NotificationWindow, ZoneHistory) {
        guard let window = try preferences().notifications else {
            throw ComputationError(.notFound, "No hours for reminders are set.")
        }
        return (window, try ReminderZone.history(window.zone, at: "notifications.zone"))
    }

    func shown(
        _ reminder: NextReminder, _ window: NotificationWindow, in zone: ZoneHistory
    ) throws -> ChallengeReminder {
        let person = try reminderKey()
        let calendar = CalendarZone(zone, from: reminder.day, years: ReminderSeries.years)
        let series = ReminderSeries(
            id: "challenge-\(person)", first: CivilDateTime(day: reminder.day, time: window.from),
            clockChanges: calendar.changes.map {
                .init(
                    local: $0.local, offsetBefore: $0.offsetBefore, offsetAfter: $0.offsetAfter,
                    abbreviation: $0.abbreviation, isDaylight: $0.isDaylight)
            })
        return ChallengeReminder(
            id: "challenge-\(reminder.day)-\(person)", day: reminder.day, due: RecordedTime(reminder.due),
            localTime: zone.local(at: Timestamp(RecordedTime(reminder.due))), zone: zone.name,
            challenge: try reminder.record.map(challenge(of:)), asOf: now, series: series)
    }

    /// Returns the current record of a day; nil if nothing was assigned.
    func assigned(on day: CalendarDay) throws -> UserChallenge? { try store.read { db in try assigned(on: day, db) } }

    /// Returns the key of the user's reminders, unique to the user and the same for every call.
    private func reminderKey() throws -> String {
        // Saving the hours for reminders also saves the name.
        guard let name = try store.read(knownSeedName) else {
            throw ComputationError.invalidData("The key of your choices is missing.")
        }
        let digest = SHA256.hash(data: Array("reminder \(name)".utf8))
        return digest.prefix(8).map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
    }
}
