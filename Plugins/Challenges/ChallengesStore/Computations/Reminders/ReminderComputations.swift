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
            let hours = try ReminderHours(of: records)
            return try hours.shown(hours.next(at: records.clock.now(), in: records), in: records)
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
        try await access.writing(in: context, asAction: false) { records in
            let hours = try ReminderHours(of: records)
            let now = records.clock.now()
            let next = try hours.next(at: now, in: records)
            guard next.due <= now else { return ReminderClaim() }
            let local = hours.zone.local(at: now)
            let situation = Situation(day: local.day, hour: local.time.hour)
            let claimed = try records.settling { transaction in
                var record = try DayScheduler(transaction).today(situation, latest: local.day).record
                guard record.status == .pending, !record.notificationSent else { return UserChallenge?.none }
                (record.notificationSent, record.reminded) = (true, transaction.now)
                try transaction.days.replace(record)
                return record
            }
            guard let claimed else { return ReminderClaim() }
            return ReminderClaim(
                reminder: try hours.shown(NextReminder(due: now, day: local.day, record: claimed), in: records))
        }
    }
}

/// The hours for reminders, and their zone.
private struct ReminderHours {
    let window: NotificationWindow
    let zone: ZoneHistory

    /// Reads the hours.
    ///
    /// - Throws: ``ComputationError`` if none are set.
    init(of records: ChallengeRecords) throws {
        guard let window = try records.read({ try $0.person.preferences() }).notifications else {
            throw ComputationError(.notFound, "No hours for reminders are set.")
        }
        self.window = window
        zone = try ReminderZone.history(window.zone, at: "notifications.zone")
    }

    /// Returns the next reminder.
    func next(at now: Timestamp, in records: ChallengeRecords) throws -> NextReminder {
        try NextReminder(window, in: zone, now: now) { day in
            try records.read { try $0.days.assigned(on: day) }
        }
    }

    /// Returns a reminder as output.
    func shown(_ reminder: NextReminder, in records: ChallengeRecords) throws -> ChallengeReminder {
        let (person, challenge) = try records.read { transaction in
            (try Self.key(in: transaction), try reminder.record.map(DayScheduler(transaction).challenge(of:)))
        }
        let calendar = CalendarZone(zone, from: reminder.day, years: ReminderSeries.years)
        let series = ReminderSeries(
            id: "challenge-\(person)", first: CivilDateTime(day: reminder.day, time: window.from),
            clockChanges: calendar.changes.map {
                .init(
                    local: $0.local, offsetBefore: $0.offsetBefore, offsetAfter: $0.offsetAfter,
                    abbreviation: $0.abbreviation, isDaylight: $0.isDaylight)
            })
        let due = RecordedTime(reminder.due)
        return ChallengeReminder(
            id: "challenge-\(reminder.day)-\(person)", day: reminder.day, due: due,
            localTime: zone.local(at: Timestamp(due)), zone: zone.name, challenge: challenge,
            asOf: RecordedTime(records.clock.now()), series: series)
    }

    /// Returns the key of the user's reminders, unique to the user and the same for every call.
    private static func key(in transaction: RecordTransaction) throws -> String {
        // Saving the hours for reminders also saves the name.
        guard let name = try transaction.person.knownSeedName() else {
            throw ComputationError.invalidData("The key of your choices is missing.")
        }
        let digest = SHA256.hash(data: Array("reminder \(name)".utf8))
        return digest.prefix(8).map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
    }
}
