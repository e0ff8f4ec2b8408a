// SPDX-License-Identifier: Apache-2.0

/// The posterior of a person's weights: a normal distribution over the weights of a logistic model.
///
/// z = x·w are the log odds that a challenge is completed and liked. Labels are rewards from 0 to 1, which a logistic
/// model accepts as well as yes and no (Papke and Wooldridge 1996, "Econometric methods for fractional response
/// variables").
struct LogisticPosterior: Equatable, Sendable {
    private(set) var mean: [Double]
    private(set) var covariance: SymmetricMatrix
    /// The effects of single challenges, by key; all others are unknown.
    private(set) var singles: [String: SingleEffect]
    /// The variance of an unknown effect.
    private(set) var singleVariance: Double

    init(
        mean: [Double], covariance: SymmetricMatrix, singles: [String: SingleEffect] = [:], singleVariance: Double = 0
    ) {
        self.mean = mean
        self.covariance = covariance
        self.singles = singles
        self.singleVariance = singleVariance
    }

    /// Creates the belief before any event.
    init(_ prior: Prior) { self = StartingBelief(prior).posterior }

    /// The Laplace approximation: the most probable weights given all events at once, and the inverse of the curvature
    /// there (MacKay 1992, "The evidence framework applied to classification networks").
    ///
    /// Newton's method with step halving; the objective is strictly convex, so there is one answer, whatever the
    /// starting point. Ends when no weight moves by more than 1e-11.
    /// - Parameters:
    ///   - weights: The weights of the rows; those of the observations when nil.
    ///   - start: Where to begin; the prior's center when nil.
    static func fitted(
        _ observations: Observations, weights: [Double]? = nil, prior: StartingBelief,
        startingAt start: LogisticPosterior? = nil
    ) -> LogisticPosterior {
        let objective = Objective(observations, weights: weights ?? observations.weights, prior: prior)
        var point = objective.start
        if let start {
            point.weights = start.mean
            for (place, key) in observations.keys.enumerated() { point.singles[place] = start.single(key).effect }
        }
        var value = objective.value(point)
        var derivatives = objective.derivatives(point)
        for _ in 0..<100 {
            guard let factor = derivatives.curvature.factor() else { break }
            let step = factor.solve(derivatives.gradient)
            let singleStep = objective.singleSteps(derivatives, step)
            var scale = 1.0
            var next = point
            var nextValue = value
            repeat {
                for place in step.indices { next.weights[place] = point.weights[place] - scale * step[place] }
                for place in singleStep.indices {
                    next.singles[place] = point.singles[place] - scale * singleStep[place]
                }
                nextValue = objective.value(next)
                scale /= 2
            } while nextValue > value + 1e-12 * abs(value) && scale > 1e-6
            let farthest = (step + singleStep).reduce(0) { max($0, abs($1)) }
            (point, value) = (next, nextValue)
            derivatives = objective.derivatives(point)
            if farthest < 1e-11 { break }
        }
        let covariance = derivatives.curvature.factor()?.inverseOfSquare() ?? prior.covariance
        return LogisticPosterior(
            mean: point.weights, covariance: covariance,
            singles: prior.singles.merging(objective.singles(point, derivatives)) { $1 },
            singleVariance: prior.singleVariance)
    }

    /// Fits with the usual widths and without forgetting.
    static func fitted(_ observations: Observations, prior: Prior) -> LogisticPosterior {
        fitted(observations, prior: StartingBelief(prior))
    }

    /// The effect of a challenge.
    func single(_ key: String) -> SingleEffect { singles[key] ?? .unknown(singleVariance) }

    /// Updates with one event, without the others: one Laplace step, as in an extended Kalman filter (h = p(1−p), at
    /// least 0.02; k = Sx/(1 + hv); m += k(r − p); S −= h k (Sx)ᵀ).
    ///
    /// The result depends slightly on the order of events and is somewhat overconfident; a fit is exact. The effect of
    /// the challenge is updated as one more weight, independent of the others.
    mutating func update(_ rows: FeatureRows, _ row: Int, of key: String, reward: Double, weight: Double) {
        let order = covariance.order
        let product = covariance.times(rows, row)
        var single = single(key)
        let expected = probability(logOdds(rows, row) + single.effect)
        let variance = (rows.starts[row]..<rows.starts[row + 1]).reduce(single.variance) {
            $0 + rows.values[$1] * product[Int(rows.places[$1])]
        }
        let curvature = weight * max(expected * (1 - expected), 0.02)
        let gain = 1 / (1 + curvature * variance)
        for index in 0..<order { mean[index] += weight * gain * product[index] * (reward - expected) }
        covariance.subtract(product, scaledBy: curvature * gain)
        guard single.variance > 0 else { return }
        single.effect += weight * gain * single.variance * (reward - expected)
        single.variance -= curvature * gain * single.variance * single.variance
        singles[key] = single
    }

    /// Widens the belief as time passes without events: standard deviations grow by a factor, up to those of another
    /// belief.
    mutating func widen(by factor: Double, upTo limits: [Double]) {
        guard factor > 1 else { return }
        let diagonal = covariance.diagonal
        covariance.scale(diagonal.indices.map { min(factor, max(1, limits[$0] / diagonal[$0]).squareRoot()) })
    }

    /// The expected log odds of a row.
    func logOdds(_ rows: FeatureRows, _ row: Int) -> Double {
        mean.withUnsafeBufferPointer { weights in
            weights.baseAddress.map { rows.product(row, $0) } ?? 0
        }
    }
}
