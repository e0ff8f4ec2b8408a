// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit

/// The model of a person after their events: the weights, and recency.
struct Belief {
    let posterior: LogisticPosterior
    let recency: Recency
    /// The number of events behind it.
    let events: Int

    /// - Parameter model: The learned model, which later events update one by one. Without one, or if it has other
    ///   features, other preferences, or more events than `history`, the model is fitted again.
    init(_ preferences: UserPreferences, _ history: [ChallengeEvent], model: LearnedModel?) {
        let log = EventLog(history)
        let count = log.observations.rows.count
        recency = log.recency
        guard let model, model.isComplete || model.events - model.deletedEvents <= count, model.holds(for: preferences),
            let known = model.posterior
        else {
            posterior = LogisticPosterior.learned(log.observations, prior: Prior(preferences)).posterior
            events = count
            return
        }
        posterior = model.isComplete ? known : log.caughtUp(known, seen: model.events - model.deletedEvents)
        events = model.isComplete ? model.events : count + model.deletedEvents
    }
}
