// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// Chooses a challenge for a person and a situation, and reports the probability of the choice.
///
/// ```swift
/// let ranking = try await engine(
///     RankChallenges(), RankChallengesInput(challenges: pack, situation: Situation(day: today, hour: 19)))
/// print(ranking.shown[0].title, ranking.shown[0].propensity)
/// ```
public struct RankChallenges: Computation {
    /// The id, summary, and examples.
    public let manifest = Manifest(
        id: Challenges.rank.id,
        summary: "Chooses a challenge for a person and a situation, ranks the others, and counts what limits exclude.",
        discussion: """
            Limits (time, budget, company, places, season, validity, and rests) exclude challenges; removed counts, for \
            each limit, the challenges it excludes and those that only it excludes. A Bayesian logistic model that starts \
            from the stated preferences and learns from the events (challenges.learn) scores the rest. The choice is made \
            by Thompson sampling with a small spread or, at the exploration rate, at random; both are seeded, and the \
            output includes the propensity. The other challenges shown are good and differ from the choice (greedy \
            determinantal point process). With spread 0 and exploration 0, the highest expected score is chosen.
            """,
        examples: [
            Example(
                "Three to choose from",
                [
                    "situation": ["day": "2026-11-21", "hour": 19, "weather": "rainy"],
                    "preferences": ["preferredCategories": ["creative"], "mostTime": "medium"],
                    "challenges": [
                        ["id": "sketch", "title": "Sketch your shoes", "traits": ["category": "creative"]],
                        [
                            "id": "run", "title": "Run round the block",
                            "traits": ["category": "physical", "locationType": "outdoor", "difficulty": 3],
                        ],
                        [
                            "id": "museum", "title": "See a museum alone",
                            "traits": [
                                "category": "learning", "timeInvestment": "extended", "costLevel": "medium",
                                "locationType": "specific",
                            ],
                        ],
                    ],
                ])
        ])

    /// Creates the computation.
    public init() {}

    /// Chooses a challenge.
    /// - Throws: `ComputationError` if the limits exclude every challenge, with what would bring some back.
    public func run(_ input: RankChallengesInput, in context: Context) async throws -> ChallengeRanking {
        try Self.reading(of: input, in: context)
    }

    /// Returns the keys of the candidates within the limits, in the order of the input.
    package static func eligible(of input: RankChallengesInput) -> [String] {
        LimitFilter(
            input.challenges, preferences: input.preferences, situation: input.situation, events: input.events,
            coolDown: input.coolDown
        ).left.map { input.challenges[$0].id }
    }

    /// Returns the limits that exclude a challenge; empty if there are none.
    package static func limits(on challenge: Challenge, in input: RankChallengesInput) -> [Limit] {
        LimitFilter(
            [challenge], preferences: input.preferences, situation: input.situation, events: input.events,
            coolDown: input.coolDown
        ).sets.keys.first?.limits ?? []
    }

    /// Chooses without an engine, on the calling thread.
    /// - Throws: as ``run(_:in:)``; ranges that the schema states are not checked here.
    public static func reading(
        of input: RankChallengesInput, in context: Context = Context()
    ) throws -> ChallengeRanking {
        try ValidationIssue.refuseRepeats(of: input.challenges)
        let filter = LimitFilter(
            input.challenges, preferences: input.preferences, situation: input.situation, events: input.events,
            coolDown: input.coolDown)
        guard !filter.left.isEmpty else { throw NothingLeft(filter.sets, candidates: input.challenges.count).failure }
        let scoring = Scoring(input, filter.left)
        let traits = filter.left.map { input.challenges[$0].traits }
        let choice = Choice(scoring, input, categories: traits.map(\.category), seed: context.seed)
        let shown = Variety.pick(
            scores: scoring.scores, similarity: { traits[$0].likeness(to: traits[$1]) }, first: choice.place,
            count: input.count)
        let best = scoring.best(input.count) {
            input.challenges[filter.left[$0]].id < input.challenges[filter.left[$1]].id
        }
        func ranked(_ place: Int) -> RankedChallenge {
            let challenge = input.challenges[filter.left[place]]
            let variance = scoring.variance(place)
            return RankedChallenge(
                id: challenge.id, title: challenge.title, score: scoring.scores[place],
                deviation: variance.squareRoot(),
                probability: probability(scoring.scores[place], variance: variance),
                propensity: choice.propensity(of: place))
        }
        return ChallengeRanking(
            choice: input.challenges[filter.left[choice.place]].id, isExploration: choice.isExploration,
            shown: shown.map(ranked), best: best.map(ranked), candidates: input.challenges.count,
            eligible: filter.left.count, removed: filter.counts, events: scoring.events,
            featureVersion: Feature.version)
    }
}

/// The model, and the score of each candidate within the limits.
private struct Scoring {
    let belief: Belief
    let rows: FeatureRows
    let scores: [Double]
    /// The candidates that came before, with the effects of these challenges.
    private let singles: [Int: SingleEffect]
    var posterior: LogisticPosterior { belief.posterior }
    var events: Int { belief.events }

    init(_ input: RankChallengesInput, _ left: [Int]) {
        let belief = Belief(input.preferences, input.events, model: input.model)
        self.belief = belief
        let situation = SituationFeatures(input.situation)
        let day = input.situation.day.daysSince1970
        var rows = FeatureRows(capacity: left.count)
        for place in left {
            let traits = input.challenges[place].traits
            rows.append(traits, situation, belief.recency.values(input.challenges[place].id, traits.category, day: day))
        }
        self.rows = rows
        var singles: [Int: SingleEffect] = [:]
        if !belief.posterior.singles.isEmpty {
            for (row, place) in left.enumerated() {
                if let single = belief.posterior.singles[input.challenges[place].id] { singles[row] = single }
            }
        }
        self.singles = singles
        var scores = (0..<rows.count).map { belief.posterior.logOdds(rows, $0) }
        for (row, single) in singles { scores[row] += single.effect }
        self.scores = scores
    }

    /// Returns the indices with the highest scores, in order; `comesFirst` breaks ties.
    func best(_ count: Int, _ comesFirst: (Int, Int) -> Bool) -> [Int] {
        var best: [Int] = []
        for place in scores.indices {
            func isBetter(than other: Int) -> Bool {
                scores[place] > scores[other] || scores[place] == scores[other] && comesFirst(place, other)
            }
            if best.count == count, let last = best.last, !isBetter(than: last) { continue }
            best.insert(place, at: best.firstIndex { isBetter(than: $0) } ?? best.count)
            if best.count > count { best.removeLast() }
        }
        return best
    }

    func variance(_ place: Int) -> Double {
        let prior = posterior.singleVariance
        return (singles[place] ?? .unknown(prior)).variance(
            of: max(0, posterior.covariance.quadratic(rows, place)), prior: prior)
    }
}

/// The chosen candidate, and its propensity.
private struct Choice {
    let place: Int
    let isExploration: Bool
    private let shares: [Double]
    private let exploration: Double

    init(_ scoring: Scoring, _ input: RankChallengesInput, categories: [ChallengeCategory], seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let lot = Double.random(in: 0..<1, using: &generator)
        let drawn = Int.random(in: 0..<scoring.rows.count, using: &generator)
        let taken = Int.random(in: 0..<max(1, input.draws), using: &generator)
        var numbers = NormalNumbers(generator)
        let wins = WinShares(
            scoring.rows, scoring.posterior, categories: categories, scores: scoring.scores,
            spread: .init(weights: input.spread, categories: input.spread > 0 ? input.discovery : 0),
            draws: input.draws, taken: taken,
            numbers: &numbers)
        isExploration = lot < input.exploration
        place = isExploration ? drawn : wins.winner
        shares = wins.shares
        exploration = input.exploration
    }

    /// Returns the probability that the draws or the exploration choose a candidate.
    func propensity(of place: Int) -> Double {
        exploration / Double(shares.count) + (1 - exploration) * shares[place]
    }
}

extension ValidationIssue {
    /// Reports challenges with the same key.
    fileprivate static func refuseRepeats(of challenges: [Challenge]) throws(ComputationError) {
        var seen: Set<CodePoints> = []
        seen.reserveCapacity(challenges.count)
        var issues: [ValidationIssue] = []
        for (place, challenge) in challenges.enumerated() where !seen.insert(CodePoints(challenge.id)).inserted {
            issues.append(
                ValidationIssue(
                    path: "challenges[\(place)].id", expected: "a unique key", got: "\(challenge.id.quoted()) again"))
        }
        guard issues.isEmpty else { throw ComputationError.refused(issues) }
    }
}
