// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ChallengesPlugin
internal import CivilTime
internal import ComputationKit
internal import Crypto

/// Says when the next reminder is due.
struct MyNextReminder: Computation {
    let manifest = Manifest(
        id: Challenges.myNextReminder.id,
        summary: "When the next reminder of your challenge is due, inside the hours you set.",
        discussion: """
            It is the start of the hours or, inside them, now, while the challenge of the day is open and its reminder was not given.
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
        return try shown(NextReminder(window, in: zone, now: clock.now(), assigned: assigned(on:)), in: zone)
    }

    /// The hours for reminders, and their zone.
    /// - Throws: ``ComputationError`` when no hours are set.
    func reminderWindow() throws -> (NotificationWindow, ZoneHistory) {
        guard let window = try preferences().notifications else {
            throw ComputationError(.notFound, "No hours for reminders are set.")
        }
        return (window, try ReminderZone.history(window.zone, at: "notifications.zone"))
    }

    func shown(_ reminder: NextReminder, in zone: ZoneHistory) throws -> ChallengeReminder {
        ChallengeReminder(
            id: try reminderKey(of: reminder.day), day: reminder.day, due: RecordedTime(reminder.due),
            localTime: zone.local(at: Timestamp(RecordedTime(reminder.due))), zone: zone.name,
            challenge: try reminder.record.map(challenge(of:)), asOf: now)
    }

    /// The record that holds for a day; nil when nothing was assigned.
    func assigned(on day: CalendarDay) throws -> UserChallenge? { try store.read { db in try assigned(on: day, db) } }

    /// The key of the reminder of a day, which no other day and user have; the same at every call.
    private func reminderKey(of day: CalendarDay) throws -> String {
        // Saving hours for reminders saves the name as well.
        guard let name = try store.read(knownSeedName) else {
            throw ComputationError.invalidData("The key of your choices is missing.")
        }
        let digest = SHA256.hash(data: Array("reminder \(name)".utf8))
        let person = digest.prefix(8).map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
        return "challenge-\(day)-\(person)"
    }
}
