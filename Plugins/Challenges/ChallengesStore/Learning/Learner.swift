// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ChallengesPlugin
internal import ComputationKit
internal import GRDB

/// Learns from the user's history and feedback.
struct Learner: RecordRepository {
    let transaction: RecordTransaction

    /// Returns the stored model, or a new one if it's out of date.
    func model() throws -> LearnedModel {
        if let model = try transaction.learning.model(.learned), model.version == LearnedModel.currentVersion,
            try retained(transaction.person.stated())?.dropped ?? 0 == 0
        {
            return model
        }
        return LearnPreferences.reading(of: try input())
    }

    /// Learns from all events again and saves the model.
    func relearn() throws {
        let input = try input()
        guard !input.events.isEmpty || input.prior != nil else {
            try transaction.learning.remove(.learned)
            return
        }
        var model = LearnPreferences.reading(of: input)
        model.refitted = transaction.now
        try transaction.learning.save(model, as: .learned)
    }

    /// Changes the user's preferences, which learning starts from.
    ///
    /// - Throws: ``ComputationKit/ComputationError`` with every problem, and the errors of `change`.
    func restate(_ change: (inout UserPreferences) throws -> Void) throws {
        var preferences = try transaction.person.preferences()
        try change(&preferences)
        try transaction.person.save(preferences)
        try dropExpiredExamples()
        try relearn()
    }

    /// Returns the input of learning today: preferences, the events that count, and the model of deleted events.
    func input() throws -> LearnPreferencesInput {
        let preferences = try transaction.person.stated()
        guard let retained = try retained(preferences) else {
            return LearnPreferencesInput(
                preferences: preferences,
                events: try events(teaching: "TRUE") + transaction.learning.feedback().map(\.event),
                prior: try transaction.learning.model(.prior))
        }
        let first = retained.first.description
        return LearnPreferencesInput(
            preferences: preferences,
            events: try events(teaching: "day >= ?", [first])
                + transaction.learning.feedback("day >= ?", [first]).map(\.event),
            prior: retained.prior)
    }

    /// Returns all events by day.
    ///
    /// Events with a matching training example count for learning, the rest only for recency.
    func events(teaching condition: String, _ arguments: StatementArguments = []) throws -> [ChallengeEvent] {
        let teaching = try transaction.learning.exampleKeys(condition, arguments)
        return try transaction.days.all().map { record in
            teaching.contains(record.id) ? record.event : record.event.silenced
        }
    }

    /// Updates the training example of a record to its outcome, and learns.
    func learn(from record: UserChallenge) throws {
        let isKnown = try !transaction.learning.exampleKeys("id = ?", [record.id]).isEmpty
        // With learning off, add no examples, but keep existing ones up to date.
        guard try transaction.person.stated().personalization || isKnown else { return }
        let earlier = try transaction.days.all("day <= ? AND id <> ?", [record.day.description, record.id])
        let lastDone = earlier.last { $0.status == .completed }?.traits.category
        if let outcome = TrainingOutcome(record, lastDone: lastDone), let reward = record.event.reward,
            let features = TrainingExample.features(of: earlier.map(\.event) + [record.event]).last ?? nil
        {
            let example = TrainingExample(
                id: record.id, features: features, featureVersion: LearnedModel.currentVersion, outcome: outcome,
                situation: record.situation, reward: reward, modelVersion: record.choice?.modelVersion)
            try transaction.learning.save(example, on: record.day)
        } else {
            try transaction.learning.removeExample(record.id)
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
