// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ChallengesPlugin
internal import ComputationKit

extension Learner {
    /// Saves feedback on a challenge, and learns from it.
    func give(_ name: String, isMore: Bool, in situation: Situation) throws -> Feedback {
        let challenge = try transaction.catalog.challenge(named: name)
        let preferences = try transaction.person.stated()
        let offset = transaction.clock.offset(on: situation.day)
        let feedback = Feedback(
            id: transaction.newKey(), challenge: challenge.id, title: challenge.title[preferring: preferences.language],
            traits: challenge.traits, situation: preferences.settings.situated(situation, offset: offset),
            isMore: isMore, stated: transaction.now)
        try transaction.learning.insert(feedback)
        try relearn()
        return feedback
    }

    /// Removes feedback and what was learned from it.
    ///
    /// - Parameter name: The key, the challenge, or its title; the latest feedback if nil.
    func removeFeedback(_ name: String?) throws -> Feedback {
        let all = try transaction.learning.feedback()
        guard let latest = all.last else { throw ComputationError(.notFound, "There is no feedback yet.") }
        let id = try RecordName.feedback.whole.key(
            name ?? latest.id, among: all.map { ($0.id, [$0.title, $0.challenge]) })
        let removed = all.first { $0.id == id } ?? latest
        transaction.store.nameChange(removed.title)
        try transaction.learning.remove(feedback: id)
        try relearn()
        return removed
    }

    /// Forgets everything that was learned.
    func reset() throws -> LearningReset {
        let repository = transaction.learning
        let reset = LearningReset(
            examples: try repository.exampleKeys().count, feedback: try repository.feedback().count,
            hadPrior: try repository.model(.prior) != nil)
        try repository.removeAll()
        return reset
    }
}
