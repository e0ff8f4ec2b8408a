// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ChallengesPlugin
internal import CivilTime
internal import ComputationKit

/// Returns the reminder of a day once.
struct ClaimReminder: Computation {
    let manifest = Manifest(
        id: Challenges.claimReminder.id,
        summary: "Returns the day's reminder once, if it's due and the challenge is pending.",
        discussion: """
            A timer can call it any number of times. It assigns the day's challenge if necessary, and stores when the reminder \
            was given.
            """,
        examples: [Example("Now", [:])], effects: [.writes, .clock])

    let access: LazyChallengeRecords

    func run(_ input: ClaimReminderInput, in context: Context) async throws -> ReminderClaim {
        try await access.writing(in: context, asAction: false) { try $0.claimReminder() }
    }
}

extension ChallengeRecords {
    func claimReminder() throws -> ReminderClaim {
        let (window, zone) = try reminderWindow()
        let now = clock.now()
        let next = try NextReminder(window, in: zone, now: now, assigned: assigned(on:))
        guard next.due <= now else { return ReminderClaim() }
        let local = zone.local(at: now)
        let situation = Situation(day: local.day, hour: local.time.hour)
        let claimed = try transaction { db in
            var record = try DayScheduler(self, db).today(situation, latest: local.day).record
            guard record.status == .pending, !record.notificationSent else { return UserChallenge?.none }
            (record.notificationSent, record.reminded) = (true, self.now)
            try replace(record, db)
            return record
        }
        guard let claimed else { return ReminderClaim() }
        return ReminderClaim(
            reminder: try shown(NextReminder(due: now, day: local.day, record: claimed), window, in: zone))
    }
}
