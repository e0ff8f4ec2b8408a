// SPDX-License-Identifier: Apache-2.0

/// How far a person is from the centers of the prior, found from the person's own events.
///
/// For each family of weights, a factor of the usual variances: (ν + Σ E[(w − c)²] / v) / (ν + n) for n weights with the
/// centers c and the usual variances v, where the usual widths count as ν weights. This is the step of expectation
/// maximization for a variance with a prior (empirical Bayes; MacKay 1992, "Bayesian interpolation"), repeated
/// ``rounds`` times.
struct Widths: Equatable, Sendable {
    /// A family of weights with one factor.
    enum Family: String, CaseIterable, Sendable {
        case category
        case traits
        case circumstances
        case weekend
        case dayPart
        case recency
        case single

        /// The groups of features in it.
        var groups: [FeatureGroup] {
            switch self {
            case .category: [.category]
            case .traits: [.time, .social, .cost, .difficulty, .location]
            case .circumstances: [.season, .weather, .mood, .moodCategory]
            case .weekend: [.weekend, .weekendCategory, .weekendSocial]
            case .dayPart: [.dayPartCategory, .dayPartTime]
            case .recency: [.recency]
            case .single: []
            }
        }

        /// The number of weights that the usual width counts for.
        var weightOfUsual: Double { self == .single ? 15 : 8 }
    }

    /// The least and the greatest factor.
    static let range = 0.1...6.0
    /// The number of rounds: a fit with the widths so far, then the widths of that fit.
    static let rounds = 4

    /// The factors of the usual variances.
    private(set) var factors: [Family: Double] = [:]

    /// Creates the usual widths.
    init() {}

    /// Creates the widths of a fit with other widths.
    init(_ posterior: LogisticPosterior, prior: Prior) {
        let usual = prior.variance
        // The part of the difference that says how far the statements apply isn't a matter of widths.
        let stated = prior.stated
        let length = stated.indices.reduce(0) { $0 + stated[$1] * stated[$1] / usual[$1] }
        let along = stated.indices.reduce(0) {
            $0 + stated[$1] * (posterior.mean[$1] - prior.mean[$1]) / usual[$1]
        }
        let shift = Prior.trust * along / (1 + Prior.trust * length)
        for family in Family.allCases {
            var (sum, count) = (0.0, 0)
            for place in family.groups.flatMap(\.places) {
                let distance = posterior.mean[place] - prior.mean[place] - shift * stated[place]
                sum += (distance * distance + posterior.covariance[place, place]) / usual[place]
                count += 1
            }
            if family == .single {
                // In the order of the keys, so that the sum is the same whatever the order of the dictionary.
                for (_, single) in posterior.singles.sorted(by: { $0.key < $1.key }) {
                    sum += (single.effect * single.effect + single.variance) / SingleEffect.priorVariance
                    count += 1
                }
            }
            let factor = (family.weightOfUsual + sum) / (family.weightOfUsual + Double(count))
            factors[family] = min(max(factor, Self.range.lowerBound), Self.range.upperBound)
        }
    }

    /// Returns the variance of each weight.
    func variances(_ prior: Prior) -> [Double] {
        var variances = prior.variance
        for (family, factor) in factors {
            for place in family.groups.flatMap(\.places) { variances[place] *= factor }
        }
        return variances
    }

    /// The variance of the effect of a single challenge.
    var singleVariance: Double { SingleEffect.priorVariance * (factors[.single] ?? 1) }
}
