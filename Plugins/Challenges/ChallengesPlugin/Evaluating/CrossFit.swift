// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit

/// The inputs of estimators for each usable choice, from models fitted without the day of the choice.
struct CrossFit {
    private(set) var rows: [OffPolicyRow] = []

    private struct Line {
        let choice: LoggedChoice
        let reward: Double
        let propensity: Double
        let features: FeatureRows
        let fold: Int
    }

    init(_ input: EvaluatePolicyInput) {
        let lines = Self.lines(input)
        let beliefs = Self.beliefs(input)
        let prior = Prior(input.preferences).mean
        for line in lines {
            let posterior = beliefs[line.fold]
            let keys = line.choice.candidates.map(\.challenge)
            let scores = keys.indices.map {
                posterior.logOdds(line.features, $0) + posterior.single(keys[$0]).effect
            }
            let expected = keys.indices.map { posterior.expectedReward(line.features, $0, of: keys[$0]) }
            let policy: [Double]
            switch input.policy {
            case .greedy: policy = Self.certain(scores, keys)
            case .stated:
                policy = Self.certain(
                    prior.withUnsafeBufferPointer { weights in
                        scores.indices.map { row in weights.baseAddress.map { line.features.product(row, $0) } ?? 0 }
                    }, keys)
            case .uniform: policy = keys.map { _ in 1 / Double(keys.count) }
            case .given: policy = line.choice.candidates.map { $0.probability ?? 0 }
            }
            guard let chosen = keys.firstIndex(of: line.choice.event.challenge) else { continue }
            rows.append(
                OffPolicyRow(
                    day: line.choice.event.situation.day.daysSince1970, reward: line.reward,
                    weight: policy[chosen] / line.propensity, expected: expected[chosen],
                    direct: zip(policy, expected).reduce(0) { $0 + $1.0 * $1.1 }))
        }
    }

    /// A policy that always picks the highest score, and the first key of equal scores.
    private static func certain(_ scores: [Double], _ keys: [String]) -> [Double] {
        let best = scores.indices.max { (scores[$0], keys[$1]) < (scores[$1], keys[$0]) }
        return scores.indices.map { $0 == best ? 1 : 0 }
    }

    /// The usable choices by day, each with the features of all candidates.
    private static func lines(_ input: EvaluatePolicyInput) -> [Line] {
        let order = input.choices.indices.sorted {
            (input.choices[$0].event.situation.day.daysSince1970, $0)
                < (input.choices[$1].event.situation.day.daysSince1970, $1)
        }
        let folds = foldOfDay(input)
        let history = (input.choices.map(\.event) + input.events).filter { $0.status != .pending && !$0.isFeedback }
            .sorted { $0.situation.day < $1.situation.day }
        var recency = Recency()
        var noted = 0
        var lines: [Line] = []
        for place in order {
            let choice = input.choices[place]
            let day = choice.event.situation.day
            while noted < history.count, history[noted].situation.day < day {
                let event = history[noted]
                recency.note(event.challenge, event.traits.category, day: event.situation.day.daysSince1970)
                noted += 1
            }
            guard let reward = choice.event.reward, let propensity = choice.event.propensity else { continue }
            let situation = SituationFeatures(choice.event.situation)
            var features = FeatureRows(capacity: choice.candidates.count)
            for candidate in choice.candidates {
                features.append(
                    candidate.traits, situation,
                    recency.values(candidate.challenge, candidate.traits.category, day: day.daysSince1970))
            }
            lines.append(
                Line(
                    choice: choice, reward: reward, propensity: propensity, features: features,
                    fold: folds[day] ?? 0))
        }
        return lines
    }

    /// For each fold, the model fitted to the other folds.
    private static func beliefs(_ input: EvaluatePolicyInput) -> [LogisticPosterior] {
        let events = input.choices.map(\.event) + input.events
        let observations = EventLog(events).observations
        let folds = foldOfDay(input)
        let rowFolds = events.filter { $0.reward != nil }.map { folds[$0.situation.day] }
        let prior = Prior(input.preferences)
        return (0..<max(1, input.folds)).map { fold in
            var seen = observations
            // A row with weight 0 has no effect.
            for row in seen.weights.indices where rowFolds[row] == fold { seen.weights[row] = 0 }
            return LogisticPosterior.fitted(seen, prior: prior)
        }
    }

    /// Assigns days to folds in turn, so that every fold has days of every season.
    private static func foldOfDay(_ input: EvaluatePolicyInput) -> [CalendarDay: Int] {
        let days = Set(input.choices.map(\.event.situation.day)).sorted()
        return Dictionary(uniqueKeysWithValues: days.enumerated().map { ($1, $0 % max(1, input.folds)) })
    }
}
