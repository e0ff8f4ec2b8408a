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

/// What is learned from, and the learned models.
struct LearningRepository: RecordRepository {
    let transaction: RecordTransaction

    func model(_ kind: ModelKind) throws -> LearnedModel? {
        let text = try String.fetchOne(db, sql: "SELECT content FROM model WHERE id = ?", arguments: [kind.rawValue])
        return try text.map { try RecordText.value(LearnedModel.self, from: $0, of: "model") }
    }

    func save(_ model: LearnedModel, as kind: ModelKind) throws {
        try db.execute(
            sql: "INSERT INTO model (id, content) VALUES (?, ?) ON CONFLICT DO UPDATE SET content = excluded.content",
            arguments: [kind.rawValue, RecordText.text(of: model)])
    }

    func remove(_ kind: ModelKind) throws {
        try db.execute(sql: "DELETE FROM model WHERE id = ?", arguments: [kind.rawValue])
    }

    /// Returns the matching feedback, oldest first; all by default.
    func feedback(_ condition: String = "TRUE", _ arguments: StatementArguments = []) throws -> [Feedback] {
        let sql = "SELECT content FROM feedback WHERE \(condition) ORDER BY day, id"
        return try String.fetchAll(db, sql: sql, arguments: arguments).map {
            try RecordText.value(Feedback.self, from: $0, of: "feedback")
        }
    }

    func insert(_ feedback: Feedback) throws {
        try transaction.check(feedback)
        transaction.store.nameChange(feedback.title)
        try db.execute(
            sql: "INSERT INTO feedback (id, day, content) VALUES (?, ?, ?)",
            arguments: [feedback.id, feedback.situation.day.description, RecordText.text(of: feedback)])
    }

    func remove(feedback key: String) throws {
        try db.execute(sql: "DELETE FROM feedback WHERE id = ?", arguments: [key])
    }

    /// Returns the record keys of training examples.
    func exampleKeys(_ condition: String = "TRUE", _ arguments: StatementArguments = []) throws -> Set<String> {
        try String.fetchSet(db, sql: "SELECT id FROM trainingExample WHERE \(condition)", arguments: arguments)
    }

    /// Saves an example, replacing the one of its record.
    func save(_ example: TrainingExample, on day: CalendarDay) throws {
        try transaction.check(example)
        try db.execute(
            sql: """
                INSERT INTO trainingExample (id, day, content) VALUES (?, ?, ?)
                ON CONFLICT DO UPDATE SET content = excluded.content
                """,
            arguments: [example.id, day.description, RecordText.text(of: example)])
    }

    func removeExample(_ key: String) throws {
        try db.execute(sql: "DELETE FROM trainingExample WHERE id = ?", arguments: [key])
    }

    func removeAll() throws {
        for table in ["trainingExample", "feedback", "model"] { try db.execute(sql: "DELETE FROM \(table)") }
    }

    func removeExamplesAndFeedback(before day: CalendarDay) throws {
        for table in ["trainingExample", "feedback"] {
            try db.execute(sql: "DELETE FROM \(table) WHERE day < ?", arguments: [day.description])
        }
    }
}
