// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ChallengesPlugin
internal import ComputationKit
internal import Crypto
internal import GRDB

extension ChallengeRecords {
    func rankInput(_ situation: Situation, count: Int, _ db: Database) throws -> RankChallengesInput {
        let preferences = try statedPreferences(db)
        let challenges = try catalog(db).map { challenge in
            var candidate = challenge.challenge(in: preferences.language)
            if let minimum = challenge.minimumVersion, minimum > .program { candidate.isActive = false }
            return candidate
        }
        guard !challenges.isEmpty else {
            throw ComputationError(
                .notFound, "The catalog is empty. Import a pack or add a challenge first.")
        }
        var input = RankChallengesInput(
            challenges: challenges, preferences: preferences, events: try records("TRUE", [], db).map(\.event),
            situation: preferences.settings.situated(situation), count: count)
        let rules = try choiceRules(db)
        (input.coolDown, input.spread, input.exploration) = (rules.coolDown, rules.spread, rules.exploration)
        var model =
            preferences.personalization
            ? try learnedModel(db) : LearnPreferences.reading(of: .init(preferences: preferences, events: []))
        // The history tells what rests; what it teaches is in the model, after a reset or a retention period less of it.
        model.isComplete = true
        input.model = model
        return input
    }

    func assign(_ situation: Situation, isPreview: Bool, _ db: Database) throws -> DayChoice {
        let input = try rankInput(situation, count: 3, db)
        let seed = Self.seed(try seedName(db), situation.day)
        let ranking = try RankChallenges.reading(of: input, in: Context(clock: clock, seed: seed))
        guard let chosen = ranking.shown.first, let challenge = input.challenges.first(where: { $0.id == chosen.id })
        else { throw ComputationError(.internalError, "The ranking has no choice.") }
        var record = UserChallenge(
            id: isPreview ? "" : newKey(), challenge: challenge.id, title: challenge.title, traits: challenge.traits,
            situation: input.situation, assigned: now)
        record.choice = ChoiceRecord(
            candidates: RankChallenges.eligible(of: input), score: chosen.score, propensity: chosen.propensity,
            isExploration: ranking.isExploration, modelVersion: input.model?.events ?? 0,
            featureVersion: ranking.featureVersion)
        let reasons = ExplainChallenge.reading(
            of: ExplainChallengeInput(
                challenge: challenge, preferences: input.preferences, events: input.events, situation: input.situation,
                model: input.model)
        ).reasons
        guard !isPreview else {
            return DayChoice(
                record: record, ranking: ranking, reasons: reasons, alternatives: Array(ranking.shown.dropFirst()),
                removed: ranking.removed, isNew: false, isPreview: true)
        }
        try insert(record, ranking: ranking, reasons: reasons, db)
        return try choice(record, isNew: true, db)
    }

    /// The seed of a person's choice on a day: the first eight bytes of a SHA-256.
    static func seed(_ name: String, _ day: CalendarDay) -> UInt64 {
        SHA256.hash(data: Array("\(name) \(day)".utf8)).prefix(8).reduce(0) { $0 << 8 | UInt64($1) }
    }

    func turnDown(_ record: inout UserChallenge, _ db: Database) throws {
        record.status = .skipped
        record.skipped = max(now, record.assigned)
        try replace(record, db)
        try learn(from: record, db)
    }

    /// Refuses a record that is completed or skipped.
    ///
    /// - Parameter participle: what can't be done with it, such as `swapped`.
    func refuseSettled(_ record: UserChallenge, _ participle: String) throws(ComputationError) {
        switch record.status {
        case .pending, .expired: return
        case .completed, .skipped:
            throw ComputationError.conflict(
                "\"\(record.title)\" is already \(record.status.rawValue)"
                    + (participle == record.status.rawValue ? "." : " and can't be \(participle)."))
        }
    }

    /// The record that holds for a day; nil when nothing was assigned.
    func assigned(on day: CalendarDay, _ db: Database) throws -> UserChallenge? {
        try records("day = ? AND swappedFor IS NULL", [day.description], db, withCandidates: true).last
    }

    /// The record that holds for a day, which must be of the challenge that is named, if one is.
    func assigned(on day: CalendarDay, named name: String?, _ db: Database) throws -> UserChallenge {
        guard let record = try assigned(on: day, db) else {
            throw ComputationError(
                .notFound,
                day > today
                    ? "No challenge was assigned on \(day), which hasn't begun yet."
                    : "No challenge was assigned on \(day). Ask for the challenge of that day first.")
        }
        let names = [record.challenge, record.title, record.id]
        if let name, !names.contains(where: { $0.lowercased() == name.lowercased() }) {
            let titles = try challenge(key: record.challenge, db).map { Array($0.title.values) } ?? []
            guard titles.contains(where: { $0.lowercased() == name.lowercased() }) else {
                throw ComputationError.conflict(
                    "The challenge of \(day) is \"\(record.title)\", not \"\(name)\". It can be swapped for another one."
                )
            }
        }
        return record
    }

    /// A record as it is answered, with what was shown beside it.
    func choice(_ record: UserChallenge, isNew: Bool, _ db: Database) throws -> DayChoice {
        let row = try Row.fetchOne(
            db, sql: "SELECT ranking, reasons FROM userChallenge WHERE id = ?", arguments: [record.id])
        let ranking = try (row?[0] as String?).map {
            try RecordText.value(ChallengeRanking.self, from: $0, of: "userChallenge")
        }
        let reasons = try (row?[1] as String?).map {
            try RecordText.value(Reasons.self, from: $0, of: "userChallenge").reasons
        }
        return DayChoice(
            record: record, ranking: ranking, reasons: reasons ?? [],
            alternatives: try alternatives(on: record.day, db),
            removed: try ranking?.removed ?? dayRanking(record.day, db)?.removed ?? [:], isNew: isNew, isPreview: false)
    }

    private func dayRanking(_ day: CalendarDay, _ db: Database) throws -> ChallengeRanking? {
        let text = try String.fetchOne(
            db, sql: "SELECT ranking FROM userChallenge WHERE day = ? AND ranking IS NOT NULL ORDER BY id",
            arguments: [day.description])
        return try text.map { try RecordText.value(ChallengeRanking.self, from: $0, of: "userChallenge") }
    }

    /// What was shown on a day, less what was assigned on it and what is no longer in the catalog.
    func alternatives(on day: CalendarDay, _ db: Database) throws -> [RankedChallenge] {
        let taken = try String.fetchSet(
            db, sql: "SELECT challenge FROM userChallenge WHERE day = ?", arguments: [day.description])
        return try (dayRanking(day, db)?.shown ?? []).filter { shown in
            guard !taken.contains(shown.id) else { return false }
            return try challenge(key: shown.id, db)?.isActive ?? false
        }
    }
}

extension ChallengeRecords {
    func records(
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

    func record(key: String, _ db: Database) throws -> UserChallenge {
        let keys = try String.fetchAll(db, sql: "SELECT id FROM userChallenge ORDER BY id")
        let id = try RecordName.record.key(key, among: keys.map { ($0, []) })
        guard let record = try records("id = ?", [id], db, withCandidates: true).first else {
            throw ComputationError(.internalError, "The record \(id) is gone.")
        }
        return record
    }

    func insert(
        _ record: UserChallenge, ranking: ChallengeRanking?, reasons: [Reason] = [], _ db: Database
    ) throws {
        try check(record)
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
        try db.execute(
            sql: "UPDATE userChallenge SET status = ?, swappedFor = ?, content = ? WHERE id = ?",
            arguments: [record.status.rawValue, record.swappedFor, Self.content(record), record.id])
    }

    /// The record's text without what has a place of its own: the candidates and the photo.
    private static func content(_ record: UserChallenge) -> String {
        var record = record
        record.choice?.candidates = []
        record.photo = nil
        return RecordText.text(of: record)
    }
}

/// The reasons of a choice as they are kept.
private struct Reasons: SchemaProviding {
    /// The reasons, the weightiest first.
    var reasons: [Reason]

    static let schema = Schema<Self>.object("challenges.Reasons", "Why a challenge has its score.") {
        field("reasons", \.reasons, "The reasons, the weightiest first.")
    }
}
