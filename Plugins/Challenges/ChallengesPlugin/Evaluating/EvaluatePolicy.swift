// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// Estimates the reward of another policy from the log of the one that ran.
public struct EvaluatePolicy: Computation {
    /// The id, summary, and examples.
    public let manifest = Manifest(
        id: Challenges.evaluate.id,
        summary: "Estimates the daily reward of another policy from a log, and reports when there is too little data.",
        discussion: """
            Each logged choice is weighted by the probability of the choice under the other policy divided by its \
            propensity. IPS, SNIPS, and β*-IPS use only that weight; DR, SNDR, Switch-DR, and DR with optimistic \
            shrinkage add a model of the reward, and DM uses only the model. The model and the policy greedy are \
            fitted without the days they are applied to (cross-fitting over days). Intervals come from a seeded \
            bootstrap over days, with the reward model held fixed; DM, Switch-DR, and DR with shrinkage are biased and \
            have none. The effective size is (Σw)²/Σw². There is too \
            little data if the effective size is under 50 or the interval is wider than 0.2, which is our convention. \
            Only completed or skipped choices of the policy, with their propensity, can be used.
            """,
        examples: [
            Example(
                "One day is too little",
                [
                    "policy": "uniform",
                    "choices": [
                        [
                            "event": [
                                "challenge": "sketch", "traits": ["category": "creative"], "status": "completed",
                                "rating": 4, "propensity": 0.8, "situation": ["day": "2026-11-20", "hour": 19],
                            ],
                            "candidates": [
                                ["challenge": "sketch", "traits": ["category": "creative"]],
                                ["challenge": "run", "traits": ["category": "physical"]],
                            ],
                        ]
                    ],
                ]),
            Example("An empty log", ["choices": []]),
        ])

    /// Creates the computation.
    public init() {}

    /// Estimates the reward.
    /// - Throws: `ComputationError` if a choice is not among its candidates, a key is repeated, or the probabilities
    ///   of the policy `given` do not add up to 1.
    public func run(_ input: EvaluatePolicyInput, in context: Context) async throws -> PolicyEvaluation {
        try Self.reading(of: input, in: context)
    }

    /// Estimates without an engine, on the calling thread.
    /// - Throws: as ``run(_:in:)``; ranges that the schema states are not checked here.
    public static func reading(
        of input: EvaluatePolicyInput, in context: Context = Context()
    ) throws -> PolicyEvaluation {
        try input.refuseWhatCannotBe()
        let rows = CrossFit(input).rows
        let log = OffPolicyLog(
            rows, shrinkage: OffPolicyShrinkage(threshold: input.threshold, strength: input.shrinkage))
        return PolicyEvaluation(input, rows: rows, log: log, seed: context.seed)
    }
}

/// The log and the policy to evaluate.
@Schema("challenges.EvaluatePolicyInput")
public struct EvaluatePolicyInput: SchemaProviding, Hashable {
    /// The policy to evaluate.
    public var policy: EvaluatedPolicy = .greedy
    /// The logged choices.
    ///
    /// In any order.
    @Field(count: 0...100_000) public var choices: [LoggedChoice]
    /// Other events, used for learning but not evaluated.
    ///
    /// Such as the person's own choices.
    @Field(count: 0...1_000_000) public var events: [ChallengeEvent] = []
    /// The person's preferences.
    public var preferences: UserPreferences = UserPreferences()
    /// The number of folds for cross-fitting over days.
    @Field(.integer(2...50)) public var folds: Int = 5
    /// The maximum weight at which Switch-DR uses the observed reward.
    @Field(.number(0...1_000_000)) public var threshold: Double = 5
    /// The shrinkage of large weights in DR with optimistic shrinkage.
    ///
    /// Λ in λw/(w² + λ).
    @Field(.number(0...1_000_000)) public var shrinkage: Double = 2
    /// The number of bootstrap resamples of the days, for the intervals.
    @Field(.integer(100...100_000)) public var resamples: Int = 1_000
    /// The confidence level of the intervals.
    ///
    /// From 0.5 to 0.999.
    @Field(.number(0.5...0.999)) public var confidence: Double = 0.95

    /// Refuses an inconsistent log.
    fileprivate func refuseWhatCannotBe() throws(ComputationError) {
        var issues: [ValidationIssue] = []
        for (place, choice) in choices.enumerated() {
            let path = "choices[\(place)]"
            let keys = Set(choice.candidates.map(\.challenge))
            if keys.count < choice.candidates.count {
                issues.append(
                    ValidationIssue(path: "\(path).candidates", expected: "unique keys", got: "a repeated key"))
            }
            if !keys.contains(choice.event.challenge) {
                issues.append(
                    ValidationIssue(
                        path: "\(path).candidates", expected: "a list that contains \"\(choice.event.challenge)\"",
                        got: "\(choice.candidates.count) other candidates"))
            }
            guard policy == .given else { continue }
            let total = choice.candidates.reduce(0) { $0 + ($1.probability ?? .nan) }
            if !(abs(total - 1) < 1e-6) {
                issues.append(
                    ValidationIssue(
                        path: "\(path).candidates", expected: "probabilities that add up to 1",
                        got: total.isNaN ? "a missing probability" : JSONValue.number(total).text()))
            }
        }
        guard issues.isEmpty else { throw ComputationError.refused(issues) }
    }
}
