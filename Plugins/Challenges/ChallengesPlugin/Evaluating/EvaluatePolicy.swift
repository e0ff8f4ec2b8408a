// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

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

/// The log, the policy to evaluate, and how.
public struct EvaluatePolicyInput: SchemaProviding, Hashable {
    /// The policy to evaluate.
    public var policy: EvaluatedPolicy
    /// The logged choices, in any order.
    public var choices: [LoggedChoice]
    /// Other events, used for learning but not evaluated, such as the person's own choices.
    public var events: [ChallengeEvent]
    /// The person's preferences.
    public var preferences: UserPreferences
    /// The number of folds for cross-fitting over days.
    public var folds: Int
    /// The maximum weight at which Switch-DR uses the observed reward.
    public var threshold: Double
    /// The shrinkage of large weights in DR with optimistic shrinkage: λ in λw/(w² + λ).
    public var shrinkage: Double
    /// The number of bootstrap resamples of the days, for the intervals.
    public var resamples: Int
    /// The confidence level of the intervals, from 0.5 to 0.999.
    public var confidence: Double

    /// Creates an input with the default settings.
    public init(
        policy: EvaluatedPolicy = .greedy, choices: [LoggedChoice], events: [ChallengeEvent] = [],
        preferences: UserPreferences = UserPreferences(), folds: Int = 5, threshold: Double = 5,
        shrinkage: Double = 2, resamples: Int = 1_000, confidence: Double = 0.95
    ) {
        self.policy = policy
        self.choices = choices
        self.events = events
        self.preferences = preferences
        self.folds = folds
        self.threshold = threshold
        self.shrinkage = shrinkage
        self.resamples = resamples
        self.confidence = confidence
    }

    /// The schema.
    public static let schema = Schema<Self>.object(
        "challenges.EvaluatePolicyInput", "The log and the policy to evaluate."
    ) {
        field("policy", \.policy, "The policy to evaluate.", default: .greedy)
        field("choices", \.choices, "The logged choices.", .list(of: .nested, count: 0...100_000))
        field(
            "events", \.events, "Other events, used for learning but not evaluated.",
            .list(of: .nested, count: 0...1_000_000), default: [])
        field("preferences", \.preferences, "The person's preferences.", default: UserPreferences())
        field("folds", \.folds, "The number of folds for cross-fitting over days.", .integer(2...50), default: 5)
        field(
            "threshold", \.threshold, "The maximum weight at which Switch-DR uses the observed reward.",
            .number(0...1_000_000), default: 5)
        field(
            "shrinkage", \.shrinkage, "The shrinkage of large weights in DR with optimistic shrinkage.",
            .number(0...1_000_000),
            default: 2)
        field(
            "resamples", \.resamples, "The number of bootstrap resamples of the days, for the intervals.",
            .integer(100...100_000), default: 1_000)
        field(
            "confidence", \.confidence, "The confidence level of the intervals.", .number(0.5...0.999),
            default: 0.95)
    }

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
