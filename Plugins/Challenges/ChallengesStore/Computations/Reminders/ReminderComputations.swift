// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import Calendars
internal import ChallengesPlugin
internal import ComputationKit
internal import Crypto

extension StoredChallengesPlugin {
    /// Computations on reminders.
    @ComputationBuilder
    static func reminderComputations(_ records: LazyChallengeRecords) -> [AnyComputation] {
        ClaimReminder(access: records)
        records.reading(
            Challenges.myNextReminder,
            "Returns when the next reminder of your challenge is due, within the hours you set.",
            discussion: """
                The next reminder is due at the start of the hours or, within them, now, if the day's challenge is \
                pending and its reminder wasn't given.
                """,
            examples: [Example("The next one", [:])], effects: .clock
        ) { records, _, _ in
            let (window, zone) = try records.reminderWindow()
            let next = try NextReminder(window, in: zone, now: records.clock.now(), assigned: records.assigned(on:))
            return try records.shown(next, window, in: zone)
        }
    }
}

/// Returns the reminder of a day once.
struct ClaimReminder: Computation {
    let manifest = Manifest(
        id: Challenges.claimReminder.id,
        summary: "Returns the day's reminder once, if it's due and the challenge is pending.",
        discussion: """
            A timer can call it any number of times. It assigns the day's challenge if necessary, and stores when the \
            reminder was given.
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
