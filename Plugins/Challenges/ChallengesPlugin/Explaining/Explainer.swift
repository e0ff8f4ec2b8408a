// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit

/// Explains scores for one person and situation, and computes the model once for any number of challenges.
///
/// ```swift
/// let explainer = Explainer(preferences: preferences, events: events, situation: situation, model: model)
/// for challenge in shown { print(explainer.explanation(of: challenge).reasons[0].sentence) }
/// ```
public struct Explainer {
    private let preferences: UserPreferences
    private let situation: Situation
    private let belief: Belief
    private let prior: Prior
    private let common: Prior
    private let hasDeeds: Bool

    /// Creates an explainer with the score that ``RankChallenges`` gives for the same arguments.
    ///
    /// - Parameters:
    ///   - preferences: The preferences of the user.
    ///   - events: The events to learn from.
    ///   - situation: The situation of the choice.
    ///   - model: The learned model; learned from the events when nil.
    public init(
        preferences: UserPreferences, events: [ChallengeEvent], situation: Situation, model: LearnedModel? = nil
    ) {
        self.preferences = preferences
        self.situation = situation
        belief = Belief(preferences, events, model: model)
        prior = Prior(preferences)
        common = .common
        hasDeeds = events.contains { !$0.isFeedback && $0.reward != nil }
    }

    /// Why a challenge has its score.
    /// - Complexity: O(f²) in the number of features that are not 0, about twenty.
    public func explanation(of challenge: Challenge) -> ChallengeExplanation {
        explanation(of: challenge.traits, id: challenge.id)
    }

    /// Explains the score of traits, for records that store traits without a challenge.
    public func explanation(of traits: ChallengeTraits, id: String) -> ChallengeExplanation {
        var rows = FeatureRows(capacity: 1)
        rows.append(
            traits, SituationFeatures(situation),
            belief.recency.values(id, traits.category, day: situation.day.daysSince1970))
        let all = Array(rows.starts[0]..<rows.starts[1])
        let whole = part(rows, all)
        let reasons = Reasons(
            subjects: bySubject(rows, all), traits: traits, situation: situation, preferences: preferences,
            hasDeeds: hasDeeds)
        return ChallengeExplanation(
            id: id, score: whole.contribution, deviation: whole.deviation,
            probability: probability(whole.contribution, variance: whole.variance), events: belief.events,
            reasons: reasons.list { part(rows, $0) }, contributions: all.map { contribution(rows, $0) })
    }

    private func bySubject(_ rows: FeatureRows, _ entries: [Int]) -> [ReasonSubject: [Int]] {
        Dictionary(grouping: entries) { ReasonSubject(feature: Int(rows.places[$0])) }
    }

    private func part(_ rows: FeatureRows, _ entries: [Int]) -> ReasonPart {
        var part = ReasonPart()
        for entry in entries {
            let (place, value) = (Int(rows.places[entry]), rows.values[entry])
            part.entries.append(entry)
            part.contribution += value * belief.posterior.mean[place]
            part.stated += value * (prior.mean[place] - common.mean[place])
            part.common += value * common.mean[place]
            part.priorVariance += value * value * prior.variance[place]
            for other in entries {
                part.variance +=
                    value * rows.values[other] * belief.posterior.covariance[place, Int(rows.places[other])]
            }
        }
        return part
    }

    private func contribution(_ rows: FeatureRows, _ entry: Int) -> FeatureContribution {
        let place = Int(rows.places[entry])
        let single = part(rows, [entry])
        return FeatureContribution(
            group: Feature.all[place].group.rawValue, feature: Feature.all[place].name, value: rows.values[entry],
            weight: belief.posterior.mean[place], contribution: single.contribution, deviation: single.deviation,
            learnedShare: single.learnedShare)
    }
}

/// The combined contribution of several features of a challenge.
struct ReasonPart {
    var entries: [Int] = []
    var contribution = 0.0
    /// The contribution of the stated preferences alone.
    var stated = 0.0
    /// The contribution of the common prior alone.
    var common = 0.0
    var variance = 0.0
    var priorVariance = 0.0

    var deviation: Double { max(0, variance).squareRoot() }

    /// The learned share of the sum, 1 − S/S₀, from 0 to 1.
    var learnedShare: Double {
        guard priorVariance > 0 else { return 0 }
        let share = 1 - variance / priorVariance
        return share < 1e-12 ? 0 : min(share, 1)
    }

    /// The minimum learned share of a reason from events.
    static let learned = 0.1

    var source: ReasonSource {
        if learnedShare >= Self.learned { return .events }
        // What was stated or is common explains the contribution only where it points the same way.
        let isStated = stated * contribution > 0 && abs(stated) >= abs(common)
        if isStated || (stated * contribution > 0 && common * contribution <= 0) { return .stated }
        return common * contribution > 0 ? .common : .hint
    }
}
