// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ChallengesPlugin
internal import ComputationKit
internal import GRDB

extension ChallengeRecords {
    /// Returns all records, oldest first, without the lists of candidates.
    func history() throws -> [UserChallenge] { try store.read { db in try days("TRUE", [], db) } }

    /// Returns the matching records, oldest first.
    func days(
        _ condition: String, _ arguments: StatementArguments, _ db: Database, withCandidates: Bool = false
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
    func record(key: String, _ db: Database) throws -> UserChallenge {
        let keys = try String.fetchAll(db, sql: "SELECT id FROM userChallenge ORDER BY id")
        let id = try RecordName.record.key(key, among: keys.map { ($0, []) })
        guard let record = try days("id = ?", [id], db, withCandidates: true).first else {
            throw ComputationError(.internalError, "The record \(id) is gone.")
        }
        return record
    }

    func insert(
        _ record: UserChallenge, ranking: ChallengeRanking?, reasons: [Reason] = [], _ db: Database
    ) throws {
        try check(record)
        store.nameChange(record.title)
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

    func replace(_ record: UserChallenge, _ db: Database) throws {
        try check(record)
        store.nameChange(record.title)
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
    func assigned(on day: CalendarDay, _ db: Database) throws -> UserChallenge? {
        try days("day = ? AND swappedFor IS NULL", [day.description], db, withCandidates: true).last
    }

    /// Returns the ranking and the reasons of a record; none if the person chose.
    func ranking(
        of record: UserChallenge, _ db: Database
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
    func ranking(on day: CalendarDay, _ db: Database) throws -> ChallengeRanking? {
        let text = try String.fetchOne(
            db, sql: "SELECT ranking FROM userChallenge WHERE day = ? AND ranking IS NOT NULL ORDER BY id",
            arguments: [day.description])
        return try text.map { try RecordText.value(ChallengeRanking.self, from: $0, of: "userChallenge") }
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
