// SPDX-License-Identifier: Apache-2.0

extension LogisticPosterior {
    /// The belief about a person: fitted to all events, with the person's own widths, averaged over the half-lives of
    /// ``Memory``.
    struct OfPerson {
        let posterior: LogisticPosterior
        let widths: Widths
        let memory: Memory
    }

    /// Learns about a person who started from stated preferences.
    static func learned(_ observations: Observations, prior: Prior) -> OfPerson {
        var widths = Widths()
        var start = StartingBelief(prior)
        guard observations.count > 0 else {
            return OfPerson(posterior: start.posterior, widths: widths, memory: Memory())
        }
        var fit = fitted(observations, prior: start)
        for _ in 0..<Widths.rounds {
            widths = Widths(fit, prior: prior)
            start = StartingBelief(prior, widths: widths)
            fit = fitted(observations, prior: start, startingAt: fit)
        }
        return averaged(observations, prior: start, fit: fit, widths: widths)
    }

    /// Learns about a person from the model of earlier events.
    static func learned(_ observations: Observations, prior: LogisticPosterior) -> OfPerson {
        let start = StartingBelief(prior)
        return averaged(
            observations, prior: start, fit: fitted(observations, prior: start), widths: Widths())
    }

    /// - Parameter fit: The fit without forgetting.
    private static func averaged(
        _ observations: Observations, prior: StartingBelief, fit: LogisticPosterior, widths: Widths
    ) -> OfPerson {
        let memory = Memory(observations, prior: prior)
        let members = zip(Memory.halfLives, memory.shares).filter { $1 > 0 }.map { halfLife, share in
            let member =
                halfLife.map {
                    fitted(observations, weights: observations.weights(halfLife: $0), prior: prior, startingAt: fit)
                } ?? fit
            return (member, share)
        }
        return OfPerson(posterior: mixture(members), widths: widths, memory: memory)
    }

    /// The normal distribution with the mean and the covariance of a mixture.
    ///
    /// A score is linear in the weights, so the average of the scores is the score of the average: reasons still add up.
    private static func mixture(_ members: [(belief: LogisticPosterior, share: Double)]) -> LogisticPosterior {
        guard members.count > 1, let first = members.first?.belief else {
            return members.first?.belief ?? LogisticPosterior(mean: [], covariance: SymmetricMatrix(order: 0))
        }
        var mean = [Double](repeating: 0, count: first.mean.count)
        var covariance = SymmetricMatrix(order: mean.count)
        for (belief, share) in members {
            for place in mean.indices { mean[place] += share * belief.mean[place] }
            for place in covariance.elements.indices {
                covariance.elements[place] += share * belief.covariance.elements[place]
            }
        }
        for (belief, share) in members {
            covariance.subtract(mean.indices.map { belief.mean[$0] - mean[$0] }, scaledBy: -share)
        }
        var singles: [String: SingleEffect] = [:]
        for key in first.singles.keys {
            let effect = members.reduce(0) { $0 + $1.share * $1.belief.single(key).effect }
            singles[key] = SingleEffect(
                effect: effect,
                variance: members.reduce(0) { sum, member in
                    let single = member.belief.single(key)
                    let distance = single.effect - effect
                    return sum + member.share * (single.variance + distance * distance)
                })
        }
        return LogisticPosterior(
            mean: mean, covariance: covariance, singles: singles, singleVariance: first.singleVariance)
    }

    /// The expected reward of a row.
    func expectedReward(_ rows: FeatureRows, _ row: Int, of key: String) -> Double {
        let single = single(key)
        return probability(
            logOdds(rows, row) + single.effect,
            variance: max(0, single.variance(of: covariance.quadratic(rows, row), prior: singleVariance)))
    }
}
