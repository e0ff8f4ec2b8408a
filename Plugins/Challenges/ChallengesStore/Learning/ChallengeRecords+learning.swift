// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ChallengesPlugin
internal import ComputationKit
internal import GRDB

/// The kinds of stored models.
enum ModelKind: String {
    /// The model learned from all events.
    case learned
    /// The model learned from deleted events.
    case prior
}

extension ChallengeRecords {
    func model(_ kind: ModelKind, _ db: Database) throws -> LearnedModel? {
        let text = try String.fetchOne(db, sql: "SELECT content FROM model WHERE id = ?", arguments: [kind.rawValue])
        return try text.map { try RecordText.value(LearnedModel.self, from: $0, of: "model") }
    }

    func save(_ model: LearnedModel, as kind: ModelKind, _ db: Database) throws {
        try db.execute(
            sql: "INSERT INTO model (id, content) VALUES (?, ?) ON CONFLICT DO UPDATE SET content = excluded.content",
            arguments: [kind.rawValue, RecordText.text(of: model)])
    }

    func remove(_ kind: ModelKind, _ db: Database) throws {
        try db.execute(sql: "DELETE FROM model WHERE id = ?", arguments: [kind.rawValue])
    }

    /// Returns all feedback, oldest first.
    func feedback(_ db: Database) throws -> [Feedback] { try feedback("TRUE", [], db) }

    func feedback(_ condition: String, _ arguments: StatementArguments, _ db: Database) throws -> [Feedback] {
        let sql = "SELECT content FROM feedback WHERE \(condition) ORDER BY day, id"
        return try String.fetchAll(db, sql: sql, arguments: arguments).map {
            try RecordText.value(Feedback.self, from: $0, of: "feedback")
        }
    }

    func insert(_ feedback: Feedback, _ db: Database) throws {
        try check(feedback)
        store.nameChange(feedback.title)
        try db.execute(
            sql: "INSERT INTO feedback (id, day, content) VALUES (?, ?, ?)",
            arguments: [feedback.id, feedback.situation.day.description, RecordText.text(of: feedback)])
    }

    func remove(feedback key: String, _ db: Database) throws {
        try db.execute(sql: "DELETE FROM feedback WHERE id = ?", arguments: [key])
    }

    /// Returns the record keys of training examples.
    func exampleKeys(
        _ condition: String, _ arguments: StatementArguments, _ db: Database
    ) throws -> Set<String> {
        try String.fetchSet(db, sql: "SELECT id FROM trainingExample WHERE \(condition)", arguments: arguments)
    }

    /// Saves an example, replacing the one of its record.
    func save(_ example: TrainingExample, on day: CalendarDay, _ db: Database) throws {
        try check(example)
        try db.execute(
            sql: """
                INSERT INTO trainingExample (id, day, content) VALUES (?, ?, ?)
                ON CONFLICT DO UPDATE SET content = excluded.content
                """,
            arguments: [example.id, day.description, RecordText.text(of: example)])
    }

    func removeExample(_ key: String, _ db: Database) throws {
        try db.execute(sql: "DELETE FROM trainingExample WHERE id = ?", arguments: [key])
    }

    func removeLearning(_ db: Database) throws {
        for table in ["trainingExample", "feedback", "model"] { try db.execute(sql: "DELETE FROM \(table)") }
    }

    func removeExamplesAndFeedback(before day: CalendarDay, _ db: Database) throws {
        for table in ["trainingExample", "feedback"] {
            try db.execute(sql: "DELETE FROM \(table) WHERE day < ?", arguments: [day.description])
        }
    }
}
