// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// What another policy would have earned a day, as far as the log can tell.
public struct PolicyEvaluation: SchemaProviding, Hashable {
    /// The policy.
    public var policy: EvaluatedPolicy
    /// How many choices were used.
    public var choices: Int
    /// On how many days they were made.
    public var days: Int
    /// How many choices were left out: without a propensity, pending or expired.
    public var unused: Int
    /// How many choices of the policy's own the log is worth: (Σw)²/Σw².
    public var effectiveSize: Double
    /// What the log itself earned a day; nil when no choice can be used.
    public var logged: Estimate?
    /// What the policy would have earned a day, by each estimator.
    public var estimates: [PolicyEstimate]
    /// Whether there is too little data to tell anything by the doubly robust estimate.
    public var isTooLittleData: Bool
    /// The doubly robust estimate in a sentence.
    public var sentence: String

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object(
        "challenges.PolicyEvaluation", "What another policy would have earned a day, as far as the log can tell."
    ) {
        field("policy", \.policy, "The policy.")
        field("choices", \.choices, "How many choices were used.", .integer(0...Int.max))
        field("days", \.days, "On how many days they were made.", .integer(0...Int.max, .days))
        field("unused", \.unused, "How many choices were left out.", .integer(0...Int.max))
        field(
            "effectiveSize", \.effectiveSize, "How many choices of the policy's own the log is worth.", .number(0...))
        field("logged", \.logged, "What the log itself earned a day.")
        field("estimates", \.estimates, "What the policy would have earned a day, by each estimator.")
        field("isTooLittleData", \.isTooLittleData, "Whether there is too little data to tell.", .boolean)
        field("sentence", \.sentence, "The doubly robust estimate in a sentence.", .text())
    }
}

/// What one estimator says.
public struct PolicyEstimate: SchemaProviding, Hashable {
    /// The estimator.
    public var estimator: OffPolicyEstimator
    /// Reward a day; nil when the log has nothing to say about the policy.
    public var value: Double?
    /// Where the interval begins.
    public var low: Double?
    /// Where it ends.
    public var high: Double?
    /// Whether there is too little data to tell: the effective size is under 50 or the interval wider than 0.2.
    public var isTooLittleData: Bool

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object("challenges.PolicyEstimate", "What one estimator says.") {
        field("estimator", \.estimator, "The estimator.")
        field("value", \.value, "Reward a day.", .number())
        field("low", \.low, "Where the interval begins.", .number())
        field("high", \.high, "Where it ends.", .number())
        field("isTooLittleData", \.isTooLittleData, "Whether there is too little data to tell.", .boolean)
    }
}

extension PolicyEvaluation {
    /// The effective size from which an estimate is worth printing.
    static let leastEffectiveSize = 50.0
    /// The width of an interval up to which an estimate is worth printing.
    static let greatestWidth = 0.2

    init(_ input: EvaluatePolicyInput, rows: [OffPolicyRow], log: OffPolicyLog, seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let resamples = log.resampled(input.resamples, using: &generator)
        func interval(_ value: (OffPolicySums) -> Double?) -> (low: Double, high: Double)? {
            let values = resamples.compactMap(value).sorted()
            // A few resamples without any agreement do not matter; half of them do.
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
            let range = interval { $0.value(estimator) }
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
                Too little data: \(days) logged \(days == 1 ? "day is" : "days are") worth \
                \(effectiveSize.rounded(to: 10)) of the policy's own, and \(least) are needed.
                """
        }
        guard let value, let low, let high else { return "Too little data: there is no interval." }
        if isTooLittleData {
            return """
                Too little data: the interval from \(low.rounded(to: 1_000)) to \(high.rounded(to: 1_000)) is wider than \
                \(PolicyEvaluation.greatestWidth).
                """
        }
        return """
            The policy \(input.policy.rawValue) would have earned \(value.rounded(to: 1_000)) a day, between \
            \(low.rounded(to: 1_000)) and \(high.rounded(to: 1_000)) with a confidence of \
            \((input.confidence * 100).rounded(to: 10)) %.
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
