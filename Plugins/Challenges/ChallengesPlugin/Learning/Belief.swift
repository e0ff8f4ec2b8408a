// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit

/// What is believed of a person after their events: the weights, and what came lately.
struct Belief {
    let posterior: LogisticPosterior
    let recency: Recency
    /// How many events it rests on.
    let events: Int

    /// - Parameter model: What was learned before; events after those that it has seen are taken in one by one. Without
    ///   one, or with one of other features, of other preferences or of more events than there are, all is learned again.
    init(_ preferences: UserPreferences, _ history: [ChallengeEvent], model: LearnedModel?) {
        let log = EventLog(history)
        let count = log.observations.rows.count
        recency = log.recency
        guard let model, model.isComplete || model.events <= count, model.holds(for: preferences),
            let known = model.posterior
        else {
            posterior = LogisticPosterior.fitted(log.observations, prior: Prior(preferences))
            events = count
            return
        }
        posterior = model.isComplete ? known : log.caughtUp(known, seen: model.events)
        events = model.isComplete ? model.events : count
    }
}
