// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ChallengesPlugin
internal import ComputationKit
internal import GRDB

extension ChallengeRecords {
    /// What was learned of the person: the cache of what ``ChallengesPlugin/LearnPreferences`` makes of their events.
    func learnedModel() throws -> LearnedModel { try store.read { db in try learnedModel(db) } }

    /// What learning starts from today: preferences, all events that count, and what events that are kept no longer left.
    func learningInput() throws -> LearnPreferencesInput { try store.read { db in try learningInput(db) } }

    /// The examples that learning takes from history, by day.
    func trainingExamples() throws -> [TrainingExample] {
        try store.read { db in
            try String.fetchAll(db, sql: "SELECT content FROM trainingExample ORDER BY day, id").map {
                try RecordText.value(TrainingExample.self, from: $0, of: "trainingExample")
            }
        }
    }

    /// Notes that more like a challenge is wanted: half of what doing it and rating it 5 would teach.
    /// - Throws: ``ComputationKit/ComputationError`` when there is no such challenge, or several.
    @discardableResult
    func moreLike(_ name: String, situation: Situation) throws -> Feedback {
        try note(name, situation, isMore: true)
    }

    /// Notes that less like a challenge is wanted: half of what skipping it would teach.
    /// - Throws: ``ComputationKit/ComputationError`` when there is no such challenge, or several.
    @discardableResult
    func lessLike(_ name: String, situation: Situation) throws -> Feedback {
        try note(name, situation, isMore: false)
    }

    /// The feedback on challenges, oldest first.
    func feedback() throws -> [Feedback] { try store.read(feedback) }

    /// Takes feedback back, and what it taught with it.
    /// - Parameter key: its key, the beginning of it, or the title of its challenge.
    /// - Throws: ``ComputationKit/ComputationError`` when there is none, or several.
    @discardableResult
    func takeBack(feedback key: String) throws -> Feedback {
        try transaction { db in try takeBack(feedback: key, db) }
    }

    func takeBack(feedback key: String, _ db: Database) throws -> Feedback {
        let all = try feedback(db)
        let id = try RecordName.feedback.key(key, among: all.map { ($0.id, [$0.title, $0.challenge]) })
        try db.execute(sql: "DELETE FROM feedback WHERE id = ?", arguments: [id])
        try relearn(db)
        return all.first { $0.id == id } ?? all[0]
    }

    /// Forgets all that was learned, feedback and dropped examples' traces too; history stays.
    /// - Returns: what went.
    @discardableResult
    func resetLearning() throws -> LearningReset {
        try transaction { db in
            func count(_ sql: String) throws -> Int { try Int.fetchOne(db, sql: "SELECT count(*) FROM \(sql)") ?? 0 }
            let reset = LearningReset(
                examples: try count("trainingExample"), feedback: try count("feedback"),
                hadPrior: try count("model WHERE id = '\(ModelKind.prior.rawValue)'") > 0)
            for table in ["trainingExample", "feedback", "model"] { try db.execute(sql: "DELETE FROM \(table)") }
            return reset
        }
    }

    /// Drops the training examples and feedback that are older than the retention period says.
    ///
    /// What they taught stays as a belief, or goes with them, as the person says. It also happens by itself each day.
    ///
    /// - Returns: how many were dropped.
    @discardableResult
    func applyRetention() throws -> Int {
        try transaction { db in
            let count = try dropExpiredExamples(db)
            if count > 0 { try relearn(db) }
            return count
        }
    }
}

/// The models that are stored.
enum ModelKind: String {
    /// What all events say.
    case learned
    /// What events that are kept no longer said.
    case prior
}

extension ChallengeRecords {
    func learnedModel(_ db: Database) throws -> LearnedModel {
        if let model = try storedModel(.learned, db), model.version == LearnedModel.currentVersion,
            try retained(statedPreferences(db), db)?.dropped ?? 0 == 0
        {
            return model
        }
        return LearnPreferences.reading(of: try learningInput(db))
    }

    /// Learns from all events anew and keeps what was learned.
    func relearn(_ db: Database) throws {
        let input = try learningInput(db)
        guard !input.events.isEmpty || input.prior != nil else {
            try db.execute(sql: "DELETE FROM model WHERE id = ?", arguments: [ModelKind.learned.rawValue])
            return
        }
        var model = LearnPreferences.reading(of: input)
        model.refitted = now
        try save(model, as: .learned, db)
    }

    func storedModel(_ kind: ModelKind, _ db: Database) throws -> LearnedModel? {
        let text = try String.fetchOne(db, sql: "SELECT content FROM model WHERE id = ?", arguments: [kind.rawValue])
        return try text.map { try RecordText.value(LearnedModel.self, from: $0, of: "model") }
    }

    func save(_ model: LearnedModel, as kind: ModelKind, _ db: Database) throws {
        try db.execute(
            sql: "INSERT INTO model (id, content) VALUES (?, ?) ON CONFLICT DO UPDATE SET content = excluded.content",
            arguments: [kind.rawValue, RecordText.text(of: model)])
    }

    func learningInput(_ db: Database) throws -> LearnPreferencesInput {
        let preferences = try statedPreferences(db)
        guard let retained = try retained(preferences, db) else {
            return LearnPreferencesInput(
                preferences: preferences, events: try history(teaching: "TRUE", [], db) + feedback(db).map(\.event),
                prior: try storedModel(.prior, db))
        }
        let first = retained.first.description
        return LearnPreferencesInput(
            preferences: preferences,
            events: try history(teaching: "day >= ?", [first], db) + feedback("day >= ?", [first], db).map(\.event),
            prior: retained.prior)
    }

    /// All that came, by day; what some training examples are of teaches, the rest only tells what came lately.
    func history(
        teaching condition: String, _ arguments: StatementArguments, _ db: Database
    ) throws -> [ChallengeEvent] {
        let teaching = try String.fetchSet(
            db, sql: "SELECT id FROM trainingExample WHERE \(condition)", arguments: arguments)
        return try records("TRUE", [], db).map { record in
            teaching.contains(record.id) ? record.event : record.event.silenced
        }
    }

    func feedback(_ db: Database) throws -> [Feedback] { try feedback("TRUE", [], db) }

    func feedback(_ condition: String, _ arguments: StatementArguments, _ db: Database) throws -> [Feedback] {
        let sql = "SELECT content FROM feedback WHERE \(condition) ORDER BY day, id"
        return try String.fetchAll(db, sql: sql, arguments: arguments).map {
            try RecordText.value(Feedback.self, from: $0, of: "feedback")
        }
    }

    private func note(_ name: String, _ situation: Situation, isMore: Bool) throws -> Feedback {
        try transaction { db in
            let challenge = try challenge(named: name, db)
            let preferences = try statedPreferences(db)
            let feedback = Feedback(
                id: newKey(), challenge: challenge.id, title: challenge.title[preferring: preferences.language],
                traits: challenge.traits, situation: preferences.settings.situated(situation), isMore: isMore,
                stated: now)
            try check(feedback)
            try db.execute(
                sql: "INSERT INTO feedback (id, day, content) VALUES (?, ?, ?)",
                arguments: [feedback.id, situation.day.description, RecordText.text(of: feedback)])
            try relearn(db)
            return feedback
        }
    }

    /// Brings the training example of a record in line with what became of it, and learns.
    func learn(from record: UserChallenge, _ db: Database) throws {
        let isKnown = try Bool.fetchOne(
            db, sql: "SELECT EXISTS (SELECT 1 FROM trainingExample WHERE id = ?)", arguments: [record.id])
        // What is not to be learned from stays out; what was learned from before is kept up to date.
        guard try statedPreferences(db).personalization || isKnown == true else { return }
        let earlier = try records("day <= ? AND id <> ?", [record.day.description, record.id], db)
        let lastDone = earlier.last { $0.status == .completed }?.traits.category
        if let outcome = TrainingOutcome(record, lastDone: lastDone), let reward = record.event.reward,
            let features = TrainingExample.features(of: earlier.map(\.event) + [record.event]).last ?? nil
        {
            let example = TrainingExample(
                id: record.id, features: features, featureVersion: LearnedModel.currentVersion, outcome: outcome,
                situation: record.situation, reward: reward, modelVersion: record.choice?.modelVersion)
            try check(example)
            try db.execute(
                sql: """
                    INSERT INTO trainingExample (id, day, content) VALUES (?, ?, ?)
                    ON CONFLICT DO UPDATE SET content = excluded.content
                    """,
                arguments: [record.id, record.day.description, RecordText.text(of: example)])
        } else {
            try db.execute(sql: "DELETE FROM trainingExample WHERE id = ?", arguments: [record.id])
        }
        try relearn(db)
    }
}

extension ChallengeEvent {
    /// The event as one that came and says nothing of liking.
    fileprivate var silenced: ChallengeEvent {
        guard reward != nil else { return self }
        var event = self
        (event.status, event.rating, event.moodAfter) = (.expired, nil, nil)
        return event
    }
}
