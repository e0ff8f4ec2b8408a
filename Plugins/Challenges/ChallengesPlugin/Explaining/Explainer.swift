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
    private let deeds: Deeds
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
        deeds = Deeds(events, before: situation.day)
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
        let single = belief.posterior.singles[id]
        let all = Array(rows.starts[0]..<rows.starts[1])
        var whole = part(rows, all)
        whole.add(single ?? .unknown(belief.posterior.singleVariance), prior: belief.posterior.singleVariance)
        let reasons = Reasons(
            subjects: bySubject(rows, all), traits: traits, situation: situation, preferences: preferences,
            deeds: deeds, hasDeeds: hasDeeds)
        return ChallengeExplanation(
            id: id, score: whole.contribution, deviation: whole.deviation,
            probability: probability(whole.contribution, variance: whole.variance), events: belief.events,
            reasons: reasons.list(single.map { ReasonPart($0, prior: belief.posterior.singleVariance) }) {
                part(rows, $0)
            },
            contributions: all.map { contribution(rows, $0) } + (single.map { [contribution($0)] } ?? []))
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

    /// The contribution of the effect of the challenge itself.
    private func contribution(_ single: SingleEffect) -> FeatureContribution {
        let part = ReasonPart(single, prior: belief.posterior.singleVariance)
        return FeatureContribution(
            group: "single", feature: "this challenge", value: 1, weight: single.effect, contribution: single.effect,
            deviation: part.deviation, learnedShare: part.learnedShare)
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

    init() {}

    /// The effect of a single challenge.
    init(_ single: SingleEffect, prior: Double) {
        contribution = single.effect
        variance = single.variance
        priorVariance = prior
    }

    /// Adds the effect of a single challenge, which depends on the weights.
    mutating func add(_ single: SingleEffect, prior: Double) {
        contribution += single.effect
        variance = single.variance(of: variance, prior: prior)
        priorVariance += prior
    }

    var deviation: Double { max(0, variance).squareRoot() }

    /// The learned share of the sum, 1 − S/S₀, from 0 to 1.
    var learnedShare: Double {
        guard priorVariance > 0 else { return 0 }
        let share = 1 - variance / priorVariance
        return share < 1e-12 ? 0 : min(share, 1)
    }

    /// The source of the contribution, apart from the person's records: what explains most of it.
    var source: ReasonSource {
        let learned = contribution - stated - common
        // What was stated or is common explains the contribution only where it points the same way, and outweighs what
        // was learned.
        guard (stated + common) * contribution > 0, abs(stated + common) >= abs(learned) else { return .hint }
        let isStated = stated * contribution > 0 && abs(stated) >= abs(common)
        return isStated || common * contribution <= 0 ? .stated : .common
    }
}
