// SPDX-License-Identifier: Apache-2.0

/// The posterior of a person's weights: a normal distribution over the weights of a logistic model.
///
/// z = x·w are the log odds that a challenge is completed and liked. Labels are rewards from 0 to 1, which a logistic
/// model accepts as well as yes and no (Papke and Wooldridge 1996, "Econometric methods for fractional response
/// variables").
struct LogisticPosterior: Equatable, Sendable {
    private(set) var mean: [Double]
    private(set) var covariance: SymmetricMatrix

    init(mean: [Double], covariance: SymmetricMatrix) {
        self.mean = mean
        self.covariance = covariance
    }

    /// Creates the belief before any event.
    init(_ prior: Prior) {
        mean = prior.mean
        covariance = SymmetricMatrix(diagonal: prior.variance)
    }

    /// Rows with their rewards and weights.
    struct Observations {
        var rows = FeatureRows()
        var rewards: [Double] = []
        var weights: [Double] = []
    }

    /// The Laplace approximation: the most probable weights given all events at once, and the inverse of the curvature
    /// there (MacKay 1992, "The evidence framework applied to classification networks").
    ///
    /// Newton's method with step halving; the objective is strictly convex, so there is one answer, whatever the
    /// starting point. Ends when no weight moves by more than 1e-11.
    /// - Parameter start: Where to begin; the prior's mean when nil.
    static func fitted(
        _ observations: Observations, prior: Prior, startingAt start: [Double]? = nil
    ) -> LogisticPosterior {
        fitted(
            Objective(observations, center: prior.mean, diagonal: prior.variance.map { 1 / $0 }), startingAt: start)
    }

    /// Fits from a belief with correlated weights, such as one learned from earlier events.
    static func fitted(
        _ observations: Observations, prior: LogisticPosterior, startingAt start: [Double]? = nil
    ) -> LogisticPosterior {
        let precision = prior.covariance.factor()?.inverseOfSquare()
        let objective =
            precision.map { Objective(observations, center: prior.mean, precision: $0) }
            ?? Objective(observations, center: prior.mean, diagonal: prior.covariance.diagonal.map { 1 / $0 })
        return fitted(objective, startingAt: start)
    }

    private static func fitted(_ objective: Objective, startingAt start: [Double]?) -> LogisticPosterior {
        var weights = start ?? objective.center
        var value = objective.value(weights)
        for _ in 0..<100 {
            let (gradient, curvature) = objective.derivatives(weights)
            guard let factor = curvature.factor() else { break }
            let step = factor.solve(gradient)
            var scale = 1.0
            var next = weights
            var nextValue = value
            repeat {
                for place in next.indices { next[place] = weights[place] - scale * step[place] }
                nextValue = objective.value(next)
                scale /= 2
            } while nextValue > value + 1e-12 * abs(value) && scale > 1e-6
            let farthest = step.reduce(0) { max($0, abs($1)) }
            (weights, value) = (next, nextValue)
            if farthest < 1e-11 { break }
        }
        let (_, curvature) = objective.derivatives(weights)
        let covariance =
            curvature.factor()?.inverseOfSquare()
            ?? SymmetricMatrix(diagonal: objective.precision.diagonal.map { 1 / $0 })
        return LogisticPosterior(mean: weights, covariance: covariance)
    }

    /// Updates with one event, without the others: one Laplace step, as in an extended Kalman filter (h = p(1−p), at
    /// least 0.02; k = Sx/(1 + hv); m += k(r − p); S −= h k (Sx)ᵀ).
    ///
    /// The result depends slightly on the order of events and is somewhat overconfident;
    /// ``fitted(_:prior:startingAt:)`` is exact.
    mutating func update(_ rows: FeatureRows, _ row: Int, reward: Double, weight: Double) {
        let order = covariance.order
        let product = covariance.times(rows, row)
        let expected = probability(logOdds(rows, row))
        let variance = (rows.starts[row]..<rows.starts[row + 1]).reduce(0) {
            $0 + rows.values[$1] * product[Int(rows.places[$1])]
        }
        let curvature = weight * max(expected * (1 - expected), 0.02)
        let gain = 1 / (1 + curvature * variance)
        for index in 0..<order { mean[index] += weight * gain * product[index] * (reward - expected) }
        for index in 0..<order {
            for other in 0...index {
                covariance[index, other] -= curvature * gain * product[index] * product[other]
            }
        }
    }

    /// The expected log odds of a row.
    func logOdds(_ rows: FeatureRows, _ row: Int) -> Double {
        mean.withUnsafeBufferPointer { weights in
            weights.baseAddress.map { rows.product(row, $0) } ?? 0
        }
    }
}

/// The objective that the most probable weights minimize: the misfit of all events and the distance from the prior.
private struct Objective {
    private let observations: LogisticPosterior.Observations
    let center: [Double]
    /// The inverse of the prior's covariance.
    let precision: SymmetricMatrix
    /// The prior precision of uncorrelated weights; nil if they are correlated.
    private let diagonal: [Double]?

    init(_ observations: LogisticPosterior.Observations, center: [Double], diagonal: [Double]) {
        self.observations = observations
        self.center = center
        self.diagonal = diagonal
        precision = SymmetricMatrix(diagonal: diagonal)
    }

    init(_ observations: LogisticPosterior.Observations, center: [Double], precision: SymmetricMatrix) {
        self.observations = observations
        self.center = center
        self.precision = precision
        diagonal = nil
    }

    /// Returns the gradient of half the squared distance from the prior.
    private func pull(_ weights: [Double]) -> [Double] {
        let distance = weights.indices.map { weights[$0] - center[$0] }
        if let diagonal { return weights.indices.map { diagonal[$0] * distance[$0] } }
        return weights.indices.map { row in
            weights.indices.reduce(0) { $0 + precision[row, $1] * distance[$1] }
        }
    }

    func value(_ weights: [Double]) -> Double {
        let slope = pull(weights)
        var sum = weights.indices.reduce(0) { $0 + slope[$1] * (weights[$1] - center[$1]) / 2 }
        weights.withUnsafeBufferPointer { weights in
            guard let base = weights.baseAddress else { return }
            for row in 0..<observations.rows.count {
                let logOdds = observations.rows.product(row, base)
                sum += observations.weights[row] * (softplus(logOdds) - observations.rewards[row] * logOdds)
            }
        }
        return sum
    }

    func derivatives(_ weights: [Double]) -> (gradient: [Double], curvature: SymmetricMatrix) {
        var gradient = pull(weights)
        var curvature = precision
        let rows = observations.rows
        curvature.elements.withUnsafeMutableBufferPointer { elements in
            weights.withUnsafeBufferPointer { weights in
                guard let base = weights.baseAddress else { return }
                for row in 0..<rows.count {
                    let expected = probability(rows.product(row, base))
                    let weight = observations.weights[row]
                    let misfit = weight * (expected - observations.rewards[row])
                    let slope = weight * expected * (1 - expected)
                    // Features of a row are in ascending order, so the second is the lower place.
                    for entry in rows.starts[row]..<rows.starts[row + 1] {
                        let place = Int(rows.places[entry])
                        let value = rows.values[entry]
                        gradient[place] += misfit * value
                        let start = place * (place + 1) / 2
                        for other in rows.starts[row]...entry {
                            elements[start + Int(rows.places[other])] += slope * value * rows.values[other]
                        }
                    }
                }
            }
        }
        return (gradient, curvature)
    }
}
