// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ChallengesPlugin
internal import ComputationKit
internal import GRDB

/// The records of days, and how their challenges were chosen.
struct DayRepository: RecordRepository {
    let transaction: RecordTransaction

    /// Returns the matching records, oldest first; all by default.
    func all(
        _ condition: String = "TRUE", _ arguments: StatementArguments = [], withCandidates: Bool = false
    ) throws -> [UserChallenge] {
        let sql = """
            SELECT userChallenge.content, candidates, photo FROM userChallenge
            LEFT JOIN challengePhoto ON challengePhoto.userChallenge = id WHERE \(condition) ORDER BY day, id
            """
        return try Row.fetchAll(db, sql: sql, arguments: arguments).map { row in
            var record = try RecordText.value(UserChallenge.self, from: row[0], of: "userChallenge")
            if withCandidates {
                let candidates: String = row[1]
                record.choice?.candidates = candidates.split(separator: "\n").map(String.init)
            }
            record.photo = row[2]
            return settled(record)
        }
    }

    /// Returns a record with the candidates of its choice, by its key or the beginning of its key.
    func record(key: String) throws -> UserChallenge {
        let keys = try String.fetchAll(db, sql: "SELECT id FROM userChallenge ORDER BY id")
        let id = try RecordName.record.key(key, among: keys.map { ($0, []) })
        guard let record = try all("id = ?", [id], withCandidates: true).first else {
            throw ComputationError(.internalError, "The record \(id) is gone.")
        }
        return record
    }

    func insert(
        _ record: UserChallenge, ranking: ChallengeRanking? = nil, reasons: [Reason] = []
    ) throws {
        try transaction.check(record)
        transaction.store.nameChange(record.title)
        try db.execute(
            sql: """
                INSERT INTO userChallenge (id, day, challenge, status, swappedFor, content, candidates, ranking, reasons)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
                """,
            arguments: [
                record.id, record.day.description, record.challenge, record.status.rawValue, record.swappedFor,
                Self.content(record), (record.choice?.candidates ?? []).joined(separator: "\n"),
                ranking.map(RecordText.text), ranking.map { _ in RecordText.text(of: Reasons(reasons: reasons)) },
            ])
    }

    func replace(_ record: UserChallenge) throws {
        try transaction.check(record)
        transaction.store.nameChange(record.title)
        try db.execute(
            sql: "UPDATE userChallenge SET status = ?, swappedFor = ?, content = ? WHERE id = ?",
            arguments: [record.status.rawValue, record.swappedFor, Self.content(record), record.id])
    }

    /// Returns the record's text without the candidates and the photo, which are stored separately.
    private static func content(_ record: UserChallenge) -> String {
        var record = record
        record.choice?.candidates = []
        record.photo = nil
        return RecordText.text(of: record)
    }

    /// Returns the current record of a day; nil if nothing was assigned.
    func assigned(on day: CalendarDay) throws -> UserChallenge? {
        try all("day = ? AND swappedFor IS NULL", [day.description], withCandidates: true).last
    }

    /// Returns the ranking and the reasons of a record; none if the person chose.
    func ranking(
        of record: UserChallenge
    ) throws -> (ranking: ChallengeRanking?, reasons: [Reason]) {
        let row = try Row.fetchOne(
            db, sql: "SELECT ranking, reasons FROM userChallenge WHERE id = ?", arguments: [record.id])
        let ranking = try (row?[0] as String?).map {
            try RecordText.value(ChallengeRanking.self, from: $0, of: "userChallenge")
        }
        let reasons = try (row?[1] as String?).map {
            try RecordText.value(Reasons.self, from: $0, of: "userChallenge").reasons
        }
        return (ranking, reasons ?? [])
    }

    /// Returns the first ranking of a day; nil if the person chose.
    func ranking(on day: CalendarDay) throws -> ChallengeRanking? {
        let text = try String.fetchOne(
            db, sql: "SELECT ranking FROM userChallenge WHERE day = ? AND ranking IS NOT NULL ORDER BY id",
            arguments: [day.description])
        return try text.map { try RecordText.value(ChallengeRanking.self, from: $0, of: "userChallenge") }
    }

    /// Returns a record, marked as expired if its day has ended.
    ///
    /// If the clock's zone is unknown, no day counts as ended.
    private func settled(_ record: UserChallenge) -> UserChallenge {
        let clock = transaction.clock
        guard record.status == .pending, let zone = clock.zone else { return record }
        let today = zone.local(at: clock.now()).day
        guard record.day < today, zone.local(at: Timestamp(record.assigned)).day < today else { return record }
        var record = record
        record.status = .expired
        return record
    }

    /// Marks pending challenges as expired after their day.
    func settle() throws {
        guard transaction.clock.zone != nil else { return }
        for record in try pending(before: transaction.today) where record.status == .expired { try replace(record) }
    }

    /// Returns the records of earlier days that are stored as pending.
    func pending(before day: CalendarDay) throws -> [UserChallenge] {
        let pending = ChallengeStatus.pending.rawValue
        return try all("status = ? AND day < ?", [pending, day.description], withCandidates: true)
    }
}

/// The stored reasons of a choice.
private struct Reasons: SchemaProviding {
    /// The reasons, largest contribution first.
    var reasons: [Reason]

    static let schema = Schema<Self>.object("challenges.Reasons", "Why a challenge has its score.") {
        field("reasons", \.reasons, "The reasons, largest contribution first.")
    }
}
