// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit

/// A person's events as learning takes them: those that say something of liking, each with what came shortly before.
struct EventLog {
    /// What was seen, in the order in which the events were given.
    private(set) var observations = LogisticPosterior.Observations()
    /// What came lately, after all events.
    private(set) var recency = Recency()

    /// - Parameter events: In any order; what came before what is told by their days.
    init(_ events: [ChallengeEvent]) {
        let order = events.indices.sorted {
            (events[$0].situation.day.daysSince1970, $0) < (events[$1].situation.day.daysSince1970, $1)
        }
        var before = [Recency.Values](repeating: .init(), count: events.count)
        var waiting: [Int] = []
        func noteWaiting() {
            for place in waiting where events[place].status != .pending && !events[place].isFeedback {
                recency.note(
                    events[place].challenge, events[place].traits.category,
                    day: events[place].situation.day.daysSince1970)
            }
            waiting.removeAll()
        }
        for place in order {
            let day = events[place].situation.day
            // Events of one day do not see each other, so that their order says nothing.
            if let earlier = waiting.first, events[earlier].situation.day < day { noteWaiting() }
            before[place] = recency.values(
                events[place].challenge, events[place].traits.category, day: day.daysSince1970)
            waiting.append(place)
        }
        noteWaiting()
        observations.rows = FeatureRows(capacity: events.count)
        for place in events.indices {
            guard let reward = events[place].reward else { continue }
            observations.rows.append(events[place].traits, SituationFeatures(events[place].situation), before[place])
            observations.rewards.append(reward)
            observations.weights.append(events[place].weight)
        }
    }

    /// What a model that has seen the first so many observations believes after the rest, one step each.
    func caughtUp(_ posterior: LogisticPosterior, seen: Int) -> LogisticPosterior {
        var posterior = posterior
        for row in seen..<max(seen, observations.rows.count) {
            posterior.update(
                observations.rows, row, reward: observations.rewards[row], weight: observations.weights[row])
        }
        return posterior
    }
}
