// SPDX-License-Identifier: Apache-2.0

/// How fast a person's events are forgotten: a small family of half-lives, weighted by how well each would have predicted
/// the person's latest events.
///
/// A change of life shows as soon as the short memory predicts better, and the shares move to it. This is dynamic model
/// averaging (Raftery, Kárný, and Ettler 2010, "Online prediction under model uncertainty via dynamic model averaging").
struct Memory: Equatable, Sendable {
    /// The days in which the weight of an event halves; nil for never.
    static let halfLives: [Double?] = [nil, 180, 45]
    /// The shares before any event: people change little, most of the time.
    static let usual = [0.6, 0.3, 0.1]
    /// The number of latest days whose predictions count.
    static let window = 120
    /// The days in which the weight of a prediction halves, so that an old success doesn't outweigh a new failure.
    static let predictionHalfLife = 30.0
    /// The least share for which a model is fitted.
    static let leastShare = 0.02

    /// The share of each half-life; they add up to 1.
    private(set) var shares = usual

    /// Creates the usual shares.
    init() {}

    /// Weighs the half-lives by the predictions of the latest events, each made from the events before its day.
    init(_ observations: Observations, prior: StartingBelief) {
        guard observations.count > 0 else { return }
        let last = observations.lastDay
        let first = last - Self.window + 1
        // Days in order, and the events of one day in an order that doesn't depend on that of the input.
        let order = observations.indicesByDay.filter { observations.days[$0] >= first }
        let earlier = observations.weights.indices.map { observations.days[$0] < first ? observations.weights[$0] : 0 }
        let start =
            observations.days.contains { $0 < first }
            ? LogisticPosterior.fitted(observations, weights: earlier, prior: prior) : prior.posterior
        let limits = prior.covariance.diagonal
        let scores = Self.halfLives.map { halfLife in
            var belief = start
            var day = observations.days[order[0]]
            var score = 0.0
            for row in order {
                if let halfLife, observations.days[row] > day {
                    belief.widen(by: power(Double(observations.days[row] - day) / halfLife / 2), upTo: limits)
                }
                day = observations.days[row]
                let key = observations.keys[observations.singles[row]]
                let (reward, weight) = (observations.rewards[row], observations.weights[row])
                let expected = min(max(belief.expectedReward(observations.rows, row, of: key), 0.001), 0.999)
                let recency = power(-Double(last - day) / Self.predictionHalfLife)
                score += weight * recency * (reward * logarithm(expected) + (1 - reward) * logarithm(1 - expected))
                belief.update(observations.rows, row, of: key, reward: reward, weight: weight)
            }
            return score
        }
        let best = scores.max() ?? 0
        let weighed = zip(Self.usual, scores).map { $0 * exponential($1 - best) }
        let sum = weighed.reduce(0, +)
        let kept = weighed.map { $0 / sum < Self.leastShare ? 0 : $0 }
        let total = kept.reduce(0, +)
        shares = kept.map { $0 / total }
    }
}
