// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ChallengesPlugin
internal import ComputationKit
internal import GRDB

/// Learns from the user's history and feedback.
struct Learner {
    let records: ChallengeRecords
    let db: Database

    /// Creates a learner inside a transaction or a read.
    init(_ records: ChallengeRecords, _ db: Database) {
        self.records = records
        self.db = db
    }

    /// Returns the stored model, or a new one if it's out of date.
    func model() throws -> LearnedModel {
        if let model = try records.model(.learned, db), model.version == LearnedModel.currentVersion,
            try retained(records.statedPreferences(db))?.dropped ?? 0 == 0
        {
            return model
        }
        return LearnPreferences.reading(of: try input())
    }

    /// Learns from all events again and saves the model.
    func relearn() throws {
        let input = try input()
        guard !input.events.isEmpty || input.prior != nil else {
            try records.remove(.learned, db)
            return
        }
        var model = LearnPreferences.reading(of: input)
        model.refitted = records.now
        try records.save(model, as: .learned, db)
    }

    /// Changes the user's preferences, which learning starts from.
    ///
    /// - Throws: ``ComputationKit/ComputationError`` with every problem, and the errors of `change`.
    func restate(_ change: (inout UserPreferences) throws -> Void) throws {
        var preferences = try records.preferences(db)
        try change(&preferences)
        try records.save(preferences, db)
        try dropExpiredExamples()
        try relearn()
    }

    /// Returns the input of learning today: preferences, the events that count, and the model of deleted events.
    func input() throws -> LearnPreferencesInput {
        let preferences = try records.statedPreferences(db)
        guard let retained = try retained(preferences) else {
            return LearnPreferencesInput(
                preferences: preferences, events: try events(teaching: "TRUE", []) + records.feedback(db).map(\.event),
                prior: try records.model(.prior, db))
        }
        let first = retained.first.description
        return LearnPreferencesInput(
            preferences: preferences,
            events: try events(teaching: "day >= ?", [first]) + records.feedback("day >= ?", [first], db).map(\.event),
            prior: retained.prior)
    }

    /// Returns all events by day.
    ///
    /// Events with a matching training example count for learning, the rest only for recency.
    func events(teaching condition: String, _ arguments: StatementArguments) throws -> [ChallengeEvent] {
        let teaching = try records.exampleKeys(condition, arguments, db)
        return try records.days("TRUE", [], db).map { record in
            teaching.contains(record.id) ? record.event : record.event.silenced
        }
    }

    /// Updates the training example of a record to its outcome, and learns.
    func learn(from record: UserChallenge) throws {
        let isKnown = try !records.exampleKeys("id = ?", [record.id], db).isEmpty
        // With learning off, add no examples, but keep existing ones up to date.
        guard try records.statedPreferences(db).personalization || isKnown else { return }
        let earlier = try records.days("day <= ? AND id <> ?", [record.day.description, record.id], db)
        let lastDone = earlier.last { $0.status == .completed }?.traits.category
        if let outcome = TrainingOutcome(record, lastDone: lastDone), let reward = record.event.reward,
            let features = TrainingExample.features(of: earlier.map(\.event) + [record.event]).last ?? nil
        {
            let example = TrainingExample(
                id: record.id, features: features, featureVersion: LearnedModel.currentVersion, outcome: outcome,
                situation: record.situation, reward: reward, modelVersion: record.choice?.modelVersion)
            try records.save(example, on: record.day, db)
        } else {
            try records.removeExample(record.id, db)
        }
        try relearn()
    }
}

extension ChallengeEvent {
    /// The event without a reward, for recency only.
    fileprivate var silenced: ChallengeEvent {
        guard reward != nil else { return self }
        var event = self
        (event.status, event.rating, event.moodAfter) = (.expired, nil, nil)
        return event
    }
}
