// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ChallengesPlugin
internal import ComputationKit
internal import GRDB

extension Learner {
    /// Returns the events and feedback before a day that learning has one by one.
    func taught(before day: CalendarDay) throws -> [ChallengeEvent] {
        let (old, arguments): (String, StatementArguments) = ("day < ?", [day.description])
        let events = try events(teaching: old, arguments).filter { $0.situation.day < day }
        return try events + transaction.learning.feedback(old, arguments).map(\.event)
    }

    /// Deletes the examples and feedback before a day, and keeps or forgets the model learned from them.
    ///
    /// Call it before the days are deleted. The kept model has the mean and the covariance of all deleted events,
    /// including those that were deleted before.
    ///
    /// - Returns: The number of deleted examples and pieces of feedback.
    func fold(before day: CalendarDay, _ afterwards: Retention.Afterwards) throws -> Int {
        let events = try taught(before: day)
        let count = events.count { $0.reward != nil }
        switch afterwards {
        case .keepLearned where count > 0:
            let input = LearnPreferencesInput(
                preferences: try transaction.person.stated(), events: events,
                prior: try transaction.learning.model(.prior))
            try transaction.learning.save(LearnPreferences.reading(of: input), as: .prior)
        case .keepLearned: break
        case .forget: try transaction.learning.remove(.prior)
        }
        try transaction.learning.removeExamplesAndFeedback(before: day)
        return count
    }
}
