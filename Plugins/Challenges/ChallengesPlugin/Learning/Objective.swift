// SPDX-License-Identifier: Apache-2.0

/// The objective that the most probable weights minimize: the misfit of all events and the distance from the prior.
///
/// The effects of single challenges are unknowns too. Each occurs only in its own rows, so they are eliminated from the
/// equations of a Newton step (the Schur complement), which then have one unknown for each weight of the model.
struct Objective {
    /// The unknowns.
    struct Point {
        var weights: [Double]
        var singles: [Double]
    }

    /// The gradient and curvature for the weights with the effects of single challenges eliminated.
    struct Derivatives {
        var gradient: [Double]
        var curvature: SymmetricMatrix
        /// For each single challenge, the gradient and curvature of its effect.
        var singleGradients: [Double]
        var singleCurvatures: [Double]
        /// The curvature between each row's challenge and the weights is `slopes[row]` times the row.
        var slopes: [Double]
    }

    private let observations: Observations
    private let weights: [Double]
    let center: [Double]
    /// The inverse of the prior's covariance.
    private let precision: SymmetricMatrix
    /// The prior precision of uncorrelated weights; nil if they are correlated.
    private let diagonal: [Double]?
    /// The centers of the effects of single challenges, and their prior variances; 0 for no effects.
    private let singleCenters: [Double]
    private let singleVariances: [Double]
    /// The rows of each single challenge.
    private let groups: [[Int]]

    init(_ observations: Observations, weights: [Double], prior: StartingBelief) {
        self.observations = observations
        self.weights = weights
        center = prior.mean
        precision = prior.precision
        diagonal = prior.isDiagonal ? prior.precision.diagonal : nil
        let singles = observations.keys.map { prior.single($0) }
        singleCenters = singles.map(\.effect)
        singleVariances = singles.map(\.variance)
        var groups = [[Int]](repeating: [], count: observations.keys.count)
        for row in 0..<observations.count where weights[row] > 0 { groups[observations.singles[row]].append(row) }
        self.groups = groups
    }

    /// The prior's center.
    var start: Point { Point(weights: center, singles: singleCenters) }

    /// Returns the gradient of half the squared distance from the prior.
    private func pull(_ weights: [Double]) -> [Double] {
        let distance = weights.indices.map { weights[$0] - center[$0] }
        if let diagonal { return weights.indices.map { diagonal[$0] * distance[$0] } }
        var pull = [Double](repeating: 0, count: weights.count)
        precision.elements.withUnsafeBufferPointer { elements in
            for row in distance.indices {
                let start = row * (row + 1) / 2
                for column in 0..<row {
                    pull[row] += elements[start + column] * distance[column]
                    pull[column] += elements[start + column] * distance[row]
                }
                pull[row] += elements[start + row] * distance[row]
            }
        }
        return pull
    }

    /// The log odds of a row.
    @inline(__always)
    private func logOdds(_ row: Int, _ base: UnsafePointer<Double>, _ singles: [Double]) -> Double {
        observations.rows.product(row, base) + singles[observations.singles[row]]
    }

    func value(_ point: Point) -> Double {
        let slope = pull(point.weights)
        var sum = point.weights.indices.reduce(0) { $0 + slope[$1] * (point.weights[$1] - center[$1]) / 2 }
        for place in point.singles.indices where singleVariances[place] > 0 {
            let distance = point.singles[place] - singleCenters[place]
            sum += distance * distance / singleVariances[place] / 2
        }
        point.weights.withUnsafeBufferPointer { buffer in
            guard let base = buffer.baseAddress else { return }
            for row in 0..<observations.count where weights[row] > 0 {
                let logOdds = logOdds(row, base, point.singles)
                sum += weights[row] * (softplus(logOdds) - observations.rewards[row] * logOdds)
            }
        }
        return sum
    }

    func derivatives(_ point: Point) -> Derivatives {
        var result = Derivatives(
            gradient: pull(point.weights), curvature: precision,
            singleGradients: [Double](repeating: 0, count: groups.count),
            singleCurvatures: [Double](repeating: 0, count: groups.count),
            slopes: [Double](repeating: 0, count: observations.count))
        var misfits = result.slopes
        point.weights.withUnsafeBufferPointer { buffer in
            guard let base = buffer.baseAddress else { return }
            for row in 0..<observations.count where weights[row] > 0 {
                let expected = probability(logOdds(row, base, point.singles))
                misfits[row] = weights[row] * (expected - observations.rewards[row])
                result.slopes[row] = weights[row] * expected * (1 - expected)
            }
        }
        for (single, group) in groups.enumerated() {
            guard singleVariances[single] > 0 else {
                for row in group { result.add(observations.rows, row, misfit: misfits[row], slope: result.slopes[row]) }
                continue
            }
            let misfit = group.reduce(0) { $0 + misfits[$1] }
            let slope = group.reduce(0) { $0 + result.slopes[$1] }
            let distance = point.singles[single] - singleCenters[single]
            let own = misfit + distance / singleVariances[single]
            let curvature = slope + 1 / singleVariances[single]
            result.singleGradients[single] = own
            result.singleCurvatures[single] = curvature
            for row in group {
                let shift = result.slopes[row] * own / curvature
                // With one row, what remains of its slope is known without a product.
                let left = group.count == 1 ? slope * (1 - slope / curvature) : result.slopes[row]
                result.add(observations.rows, row, misfit: misfits[row] - shift, slope: left)
            }
            if group.count > 1 { result.subtract(observations.rows, group, over: curvature) }
        }
        return result
    }

    /// Returns the change of the effects of single challenges that belongs to a step of the weights.
    func singleSteps(_ derivatives: Derivatives, _ step: [Double]) -> [Double] {
        var steps = derivatives.singleGradients
        step.withUnsafeBufferPointer { step in
            guard let base = step.baseAddress else { return }
            for (single, group) in groups.enumerated() where singleVariances[single] > 0 {
                for row in group { steps[single] -= derivatives.slopes[row] * observations.rows.product(row, base) }
                steps[single] /= derivatives.singleCurvatures[single]
            }
        }
        return steps
    }

    /// The effects of the single challenges at a point.
    func singles(_ point: Point, _ derivatives: Derivatives) -> [String: SingleEffect] {
        var singles: [String: SingleEffect] = [:]
        for (place, group) in groups.enumerated() where singleVariances[place] > 0 && !group.isEmpty {
            singles[observations.keys[place]] = SingleEffect(
                effect: point.singles[place], variance: 1 / derivatives.singleCurvatures[place])
        }
        return singles
    }
}

extension Objective.Derivatives {
    /// Adds a row to gradient and curvature.
    @inline(__always)
    fileprivate mutating func add(_ rows: FeatureRows, _ row: Int, misfit: Double, slope: Double) {
        curvature.elements.withUnsafeMutableBufferPointer { elements in
            // Features of a row are in ascending order, so the second is the lower place.
            let first = rows.starts[row]
            for entry in first..<rows.starts[row + 1] {
                let place = Int(rows.places[entry])
                let value = rows.values[entry]
                gradient[place] += misfit * value
                let start = place * (place + 1) / 2
                let factor = slope * value
                for other in first...entry { elements[start + Int(rows.places[other])] += factor * rows.values[other] }
            }
        }
    }

    /// Subtracts the product of the rows' weighted sum with itself, divided by a number.
    fileprivate mutating func subtract(_ rows: FeatureRows, _ group: [Int], over divisor: Double) {
        var sum = [Double](repeating: 0, count: curvature.order)
        for row in group {
            for entry in rows.starts[row]..<rows.starts[row + 1] {
                sum[Int(rows.places[entry])] += slopes[row] * rows.values[entry]
            }
        }
        let touched = sum.indices.filter { sum[$0] != 0 }
        curvature.elements.withUnsafeMutableBufferPointer { elements in
            for (order, place) in touched.enumerated() {
                let factor = sum[place] / divisor
                let start = place * (place + 1) / 2
                for other in touched[...order] { elements[start + other] -= factor * sum[other] }
            }
        }
    }
}
