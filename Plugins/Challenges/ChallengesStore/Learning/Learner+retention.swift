// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ChallengesPlugin
internal import ComputationKit
internal import GRDB

extension Learner {
    /// The data that the retention period leaves for learning today.
    struct Retained {
        /// The first day to learn from.
        let first: CalendarDay
        /// The number of events that are too old.
        let dropped: Int
        /// The model learned from earlier events, including those that are too old today.
        let prior: LearnedModel?
    }

    /// Returns the data within the retention period, whether or not the rest was already deleted; nil if there's no
    /// period.
    func retained(_ preferences: UserPreferences) throws -> Retained? {
        guard let retention = preferences.settings.retention else { return nil }
        let first = transaction.today.adding(days: -retention.days)
        let (old, arguments): (String, StatementArguments) = ("day < ?", [first.description])
        let isAnyOld =
            try !transaction.learning.exampleKeys(old, arguments).isEmpty
            || !transaction.learning.feedback(old, arguments).isEmpty
        let known = retention.afterwards == .forget ? nil : try transaction.learning.model(.prior)
        guard isAnyOld else { return Retained(first: first, dropped: 0, prior: known) }
        let events =
            try events(teaching: old, arguments).filter { $0.situation.day < first }
            + transaction.learning.feedback(old, arguments).map(\.event)
        let count = events.count { $0.reward != nil }
        guard count > 0, retention.afterwards == .keepLearned else {
            return Retained(first: first, dropped: count, prior: known)
        }
        let input = LearnPreferencesInput(preferences: preferences, events: events, prior: known)
        return Retained(first: first, dropped: count, prior: LearnPreferences.reading(of: input))
    }

    /// Deletes data older than the retention period, without learning again.
    /// - Returns: The number of deleted events.
    @discardableResult
    func dropExpiredExamples() throws -> Int {
        guard let retained = try retained(transaction.person.stated()) else { return 0 }
        if let prior = retained.prior {
            if retained.dropped > 0 { try transaction.learning.save(prior, as: .prior) }
        } else {
            try transaction.learning.remove(.prior)
        }
        try transaction.learning.removeExamplesAndFeedback(before: retained.first)
        return retained.dropped
    }
}
