// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit

/// A person's events for learning: those with a reward, each with the recency before it.
struct EventLog {
    /// The observations, in the order of the events.
    private(set) var observations = Observations()
    /// The recency after all events.
    private(set) var recency = Recency()

    /// - Parameter events: The events in any order; their days determine what came first.
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
            // Events of one day don't affect each other's recency, so their order doesn't matter.
            if let earlier = waiting.first, events[earlier].situation.day < day { noteWaiting() }
            before[place] = recency.values(
                events[place].challenge, events[place].traits.category, day: day.daysSince1970)
            waiting.append(place)
        }
        noteWaiting()
        observations.rows = FeatureRows(capacity: events.count)
        for place in events.indices {
            guard let reward = events[place].reward else { continue }
            observations.append(
                events[place], reward: reward, SituationFeatures(events[place].situation), before[place])
            if let groups = events[place].skipReason?.groups { observations.rows.keepLast(in: groups) }
        }
    }

    /// Updates a model that has seen the first observations with the rest, one step each.
    func caughtUp(_ posterior: LogisticPosterior, seen: Int) -> LogisticPosterior {
        var posterior = posterior
        for row in seen..<max(seen, observations.rows.count) {
            posterior.update(
                observations.rows, row, of: observations.keys[observations.singles[row]],
                reward: observations.rewards[row], weight: observations.weights[row])
        }
        return posterior
    }
}
