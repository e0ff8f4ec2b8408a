// SPDX-License-Identifier: Apache-2.0

/// The belief that a fit starts from: the stated preferences, or what was learned from deleted events.
struct StartingBelief {
    let mean: [Double]
    /// The inverse of the covariance.
    let precision: SymmetricMatrix
    let covariance: SymmetricMatrix
    let isDiagonal: Bool
    /// Known effects of single challenges.
    let singles: [String: SingleEffect]
    /// The variance of the effects of all others; 0 for none.
    let singleVariance: Double

    /// The belief from stated preferences, with the usual widths or a person's own.
    ///
    /// Statements share one unknown, ``Prior/trust``: whether the person's statements apply at all. So the covariance is
    /// V + t s sᵀ, with the widths V, the stated part s of the centers, and the variance t; its inverse is that of
    /// Sherman and Morrison.
    init(_ prior: Prior, widths: Widths = Widths()) {
        mean = prior.mean
        let variances = widths.variances(prior)
        let stated = prior.stated
        let scaled = stated.indices.map { stated[$0] / variances[$0] }
        let length = stated.indices.reduce(0) { $0 + stated[$1] * scaled[$1] }
        var covariance = SymmetricMatrix(diagonal: variances)
        var precision = SymmetricMatrix(diagonal: variances.map { 1 / $0 })
        isDiagonal = length == 0
        let places = stated.indices.filter { stated[$0] != 0 }
        let share = Prior.trust / (1 + Prior.trust * length)
        for (order, place) in places.enumerated() {
            for other in places[...order] {
                covariance[place, other] += Prior.trust * stated[place] * stated[other]
                precision[place, other] -= share * scaled[place] * scaled[other]
            }
        }
        self.covariance = covariance
        self.precision = precision
        singles = [:]
        singleVariance = widths.singleVariance
    }

    /// The belief of a model learned from earlier events.
    init(_ posterior: LogisticPosterior) {
        mean = posterior.mean
        covariance = posterior.covariance
        let inverse = posterior.covariance.factor()?.inverseOfSquare()
        precision = inverse ?? SymmetricMatrix(diagonal: posterior.covariance.diagonal.map { 1 / $0 })
        isDiagonal = inverse == nil
        singles = posterior.singles
        singleVariance = posterior.singleVariance
    }

    /// The effect of a challenge.
    func single(_ key: String) -> SingleEffect { singles[key] ?? .unknown(singleVariance) }

    /// The belief without events.
    var posterior: LogisticPosterior {
        LogisticPosterior(mean: mean, covariance: covariance, singles: singles, singleVariance: singleVariance)
    }
}
