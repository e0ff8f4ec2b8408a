// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// A method of estimating a policy's reward from the log of another policy.
@Schema("challenges.OffPolicyEstimator")
public enum OffPolicyEstimator: String, CaseIterable, SchemaProviding {
    /// Inverse propensity scoring: the mean of weight times reward; unbiased and noisy.
    case ips
    /// IPS divided by the mean weight.
    case snips
    /// IPS minus the optimal multiple of the mean weight's distance from 1.
    case betaIPS
    /// The direct method: the reward model alone; its bias doesn't shrink with more days.
    case dm
    /// Doubly robust: the reward model, corrected by the weighted residual.
    case dr
    /// Doubly robust, with the residual divided by the mean weight.
    case sndr
    /// Doubly robust, without the residual if the weight is above the threshold.
    case switchDR
    /// Doubly robust, with large weights shrunk.
    case drOS
}

extension OffPolicyEstimator {
    /// Whether the estimate has a bias that resampling the log can't show, so an interval wouldn't cover the truth.
    ///
    /// The direct method has that of its model; Switch-DR and DR with shrinkage that of the weights they limit, and the
    /// correction of that bias is the estimate DR.
    var isBiased: Bool {
        switch self {
        case .dm, .switchDR, .drOS: true
        case .ips, .snips, .betaIPS, .dr, .sndr: false
        }
    }
}

/// The inputs of an estimator for one logged choice.
struct OffPolicyRow {
    let day: Int
    let reward: Double
    /// The policy's probability of the choice, divided by the propensity.
    let weight: Double
    /// The expected reward of the choice, by the reward model.
    let expected: Double
    /// The expected reward of the policy, by the reward model.
    let direct: Double
}

/// The settings of the estimators that limit large weights.
struct OffPolicyShrinkage {
    let threshold: Double
    let strength: Double

    /// The weight of the residual in DR with optimistic shrinkage (Su and others 2020): λw/(w² + λ).
    func shrunk(_ weight: Double) -> Double {
        let divisor = weight * weight + strength
        return divisor > 0 ? strength * weight / divisor : 0
    }
}

/// Sums over logged choices, from which every estimate is computed; sums of days add up to sums of the log.
struct OffPolicySums {
    private var count = 0.0
    private var weight = 0.0
    private var weightSquare = 0.0
    private var earned = 0.0
    private var earnedWeight = 0.0
    private var direct = 0.0
    private var misfit = 0.0
    private var switchedMisfit = 0.0
    private var shrunkMisfit = 0.0
    private var reward = 0.0

    init() {}

    init(_ row: OffPolicyRow, _ shrinkage: OffPolicyShrinkage) {
        let off = row.reward - row.expected
        count = 1
        weight = row.weight
        weightSquare = row.weight * row.weight
        earned = row.weight * row.reward
        earnedWeight = row.weight * row.weight * row.reward
        direct = row.direct
        misfit = row.weight * off
        switchedMisfit = row.weight <= shrinkage.threshold ? row.weight * off : 0
        shrunkMisfit = shrinkage.shrunk(row.weight) * off
        reward = row.reward
    }

    static func += (left: inout OffPolicySums, right: OffPolicySums) {
        left.count += right.count
        left.weight += right.weight
        left.weightSquare += right.weightSquare
        left.earned += right.earned
        left.earnedWeight += right.earnedWeight
        left.direct += right.direct
        left.misfit += right.misfit
        left.switchedMisfit += right.switchedMisfit
        left.shrunkMisfit += right.shrunkMisfit
        left.reward += right.reward
    }

    /// The effective sample size for the policy: (Σw)²/Σw²; 0 if it never agrees with the log.
    var effectiveSize: Double { weightSquare > 0 ? weight * weight / weightSquare : 0 }

    /// The average reward of the log; nil without choices.
    var logged: Double? { count > 0 ? reward / count : nil }

    /// Returns the estimate; nil without choices, or if it would divide by 0.
    func value(_ estimator: OffPolicyEstimator) -> Double? {
        guard count > 0 else { return nil }
        switch estimator {
        case .ips: return earned / count
        case .snips: return weight > 0 ? earned / weight : nil
        case .betaIPS:
            // b = cov(w r, w)/var(w) (Jeunen and Gupta 2026, arXiv 2602.14914); any b works if all weights are equal.
            let variance = weightSquare - weight * weight / count
            let covariance = earnedWeight - earned * weight / count
            let multiple = variance > 1e-12 * weightSquare ? covariance / variance : 0
            return earned / count - multiple * (weight / count - 1)
        case .dm: return direct / count
        case .dr: return (direct + misfit) / count
        case .sndr: return weight > 0 ? direct / count + misfit / weight : nil
        case .switchDR: return (direct + switchedMisfit) / count
        case .drOS: return (direct + shrunkMisfit) / count
        }
    }
}

/// A log by day.
///
/// Intervals resample days, because the choices of one day aren't independent.
struct OffPolicyLog {
    private let days: [OffPolicySums]
    let whole: OffPolicySums

    init(_ rows: [OffPolicyRow], shrinkage: OffPolicyShrinkage) {
        let groups = Dictionary(grouping: rows, by: \.day)
        var days: [OffPolicySums] = []
        var whole = OffPolicySums()
        for day in groups.keys.sorted() {
            var sums = OffPolicySums()
            for row in groups[day] ?? [] { sums += OffPolicySums(row, shrinkage) }
            days.append(sums)
            whole += sums
        }
        self.days = days
        self.whole = whole
    }

    var dayCount: Int { days.count }

    /// Returns logs of as many days, drawn from these with replacement (Efron 1979, "Bootstrap methods: another look at
    /// the jackknife").
    func resampled(_ times: Int, using generator: inout SeededGenerator) -> [OffPolicySums] {
        guard !days.isEmpty else { return [] }
        return (0..<times).map { _ in
            var sums = OffPolicySums()
            for _ in days { sums += days[Int.random(in: 0..<days.count, using: &generator)] }
            return sums
        }
    }
}
