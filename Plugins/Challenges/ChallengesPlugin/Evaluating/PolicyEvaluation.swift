// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// An estimate of another policy's reward a day.
@Schema("challenges.PolicyEvaluation")
public struct PolicyEvaluation: SchemaProviding, Hashable {
    /// The policy.
    public var policy: EvaluatedPolicy
    /// The number of choices used.
    @Field(.integer(0...Int.max)) public var choices: Int
    /// The number of days with such choices.
    @Field(.integer(0...Int.max, .days)) public var days: Int
    /// The number of choices that couldn't be used.
    ///
    /// Without a propensity, pending, or expired.
    @Field(.integer(0...Int.max)) public var unused: Int
    /// The effective sample size for the policy.
    ///
    /// (Σw)²/Σw².
    @Field(.number(0...)) public var effectiveSize: Double
    /// The average reward a day of the logged choices.
    ///
    /// Nil when no choice can be used.
    public var logged: Estimate?
    /// The policy's estimated reward a day, by estimator.
    public var estimates: [PolicyEstimate]
    /// Whether there is too little data for an estimate.
    ///
    /// According to the doubly robust one.
    public var isTooLittleData: Bool
    /// The doubly robust estimate as a sentence.
    public var sentence: String
}

/// The result of one estimator.
@Schema("challenges.PolicyEstimate")
public struct PolicyEstimate: SchemaProviding, Hashable {
    /// The estimator.
    public var estimator: OffPolicyEstimator
    /// The reward a day.
    ///
    /// Nil if the log never agrees with the policy.
    public var value: Double?
    /// The lower end of the interval; nil for a biased estimator, whose interval wouldn't cover the reward.
    public var low: Double?
    /// The upper end of the interval.
    public var high: Double?
    /// Whether there is too little data for an estimate.
    ///
    /// The effective size is under 50, or there is no interval, or it is wider than 0.2.
    public var isTooLittleData: Bool
}

extension PolicyEvaluation {
    /// The minimum effective size for an estimate.
    static let leastEffectiveSize = 50.0
    /// The maximum width of an interval for an estimate.
    static let greatestWidth = 0.2

    init(_ input: EvaluatePolicyInput, rows: [OffPolicyRow], log: OffPolicyLog, seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let resamples = log.resampled(input.resamples, using: &generator)
        func interval(_ value: (OffPolicySums) -> Double?) -> (low: Double, high: Double)? {
            let values = resamples.compactMap(value).sorted()
            // Some resamples may lack agreement with the policy, but not half of them.
            guard log.dayCount > 1, values.count * 2 > resamples.count else { return nil }
            let tail = (1 - input.confidence) / 2
            return (values.quantile(tail), values.quantile(1 - tail))
        }
        policy = input.policy
        choices = rows.count
        days = log.dayCount
        unused = input.choices.count - rows.count
        let size = log.whole.effectiveSize
        effectiveSize = size
        logged = log.whole.logged.map { value in
            let range = interval(\.logged)
            return Estimate(value: value, low: range?.low, high: range?.high)
        }
        estimates = OffPolicyEstimator.allCases.map { estimator in
            let range = estimator.isBiased ? nil : interval { $0.value(estimator) }
            let isNarrow = range.map { $0.high - $0.low <= Self.greatestWidth } ?? false
            return PolicyEstimate(
                estimator: estimator, value: log.whole.value(estimator), low: range?.low, high: range?.high,
                isTooLittleData: size < Self.leastEffectiveSize || !isNarrow)
        }
        let robust = estimates.first { $0.estimator == .dr }
        isTooLittleData = robust?.isTooLittleData ?? true
        sentence = robust?.sentence(input, effectiveSize: size, days: log.dayCount) ?? ""
    }
}

extension PolicyEstimate {
    fileprivate func sentence(_ input: EvaluatePolicyInput, effectiveSize: Double, days: Int) -> String {
        let least = Int(PolicyEvaluation.leastEffectiveSize)
        if effectiveSize < PolicyEvaluation.leastEffectiveSize {
            return """
                Too little data: the effective sample size of \(days) logged \(days == 1 ? "day" : "days") is \
                \(effectiveSize.rounded(to: 10)), and at least \(least) is required.
                """
        }
        guard let value, let low, let high else { return "Too little data for an interval." }
        if isTooLittleData {
            return """
                Too little data: the interval from \(low.rounded(to: 1_000)) to \(high.rounded(to: 1_000)) is wider than \
                \(PolicyEvaluation.greatestWidth).
                """
        }
        return """
            The policy \(input.policy.rawValue) would have earned \(value.rounded(to: 1_000)) a day, with a \
            \((input.confidence * 100).rounded(to: 10))% confidence interval from \(low.rounded(to: 1_000)) to \
            \(high.rounded(to: 1_000)).
            """
    }
}

extension Double {
    fileprivate func rounded(to steps: Double) -> String { JSONValue.number((self * steps).rounded() / steps).text() }
}

extension [Double] {
    /// The value at a share of ascending numbers, between neighbors in proportion (Hyndman and Fan 1996, type 7).
    fileprivate func quantile(_ share: Double) -> Double {
        let place = share * Double(count - 1)
        let lower = Int(place)
        let upper = Swift.min(lower + 1, count - 1)
        return self[lower] + (place - Double(lower)) * (self[upper] - self[lower])
    }
}
