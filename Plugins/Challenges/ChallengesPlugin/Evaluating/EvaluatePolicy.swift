// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// Estimates what another policy would have earned, from the log of the one that ran.
public struct EvaluatePolicy: Computation {
    /// Id, prose and examples.
    public let manifest = Manifest(
        id: Challenges.evaluate.id,
        summary: "Estimates from the log what another policy would have earned a day, and says when it cannot tell.",
        discussion: """
            Each logged choice is weighed by how much likelier the other policy would have made it: IPS, SNIPS and \
            β*-IPS use that weight alone; DR, SNDR, Switch-DR and DR with optimistic shrinkage add a model of the reward, \
            and DM trusts it altogether. The model, and the policy greedy, are fitted without the days they are asked \
            about (cross-fitting over days). Intervals come from a seeded bootstrap over days, with the reward model held \
            fixed. The effective size is (Σw)²/Σw². An estimate is too little data when the effective size is under 50 \
            or the interval wider than 0.2, which is our convention. Only choices that were made by the policy, with \
            their propensity, and that were done or skipped can be used.
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

    /// A computation without settings.
    public init() {}

    /// Estimates.
    /// - Throws: `ComputationError` when a choice is not among its candidates, a key is repeated, or the probabilities of the
    ///   policy `given` do not add up to 1.
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
    /// The policy whose earnings are estimated.
    public var policy: EvaluatedPolicy
    /// What was chosen, in any order.
    public var choices: [LoggedChoice]
    /// Other events, learned from and not evaluated, such as what the person picked.
    public var events: [ChallengeEvent]
    /// What the person says of themselves.
    public var preferences: UserPreferences
    /// Into how many parts the days are divided for fitting.
    public var folds: Int
    /// The greatest weight at which Switch-DR looks at the reward.
    public var threshold: Double
    /// How DR with shrinkage holds great weights down: λ in λw/(w² + λ), the optimistic shrinkage.
    public var shrinkage: Double
    /// How many times the days are resampled for the intervals.
    public var resamples: Int
    /// How sure an interval is to hold the truth, as a share.
    public var confidence: Double

    /// An input with the usual settings.
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

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object(
        "challenges.EvaluatePolicyInput", "The log and the policy to evaluate."
    ) {
        field("policy", \.policy, "The policy whose earnings are estimated.", default: .greedy)
        field("choices", \.choices, "What was chosen.", .list(of: .nested, count: 0...100_000))
        field(
            "events", \.events, "Other events, learned from and not evaluated.",
            .list(of: .nested, count: 0...1_000_000), default: [])
        field("preferences", \.preferences, "What the person says of themselves.", default: UserPreferences())
        field("folds", \.folds, "Into how many parts the days are divided for fitting.", .integer(2...50), default: 5)
        field(
            "threshold", \.threshold, "The greatest weight at which Switch-DR looks at the reward.",
            .number(0...1_000_000), default: 5)
        field(
            "shrinkage", \.shrinkage, "How DR with shrinkage holds great weights down.", .number(0...1_000_000),
            default: 2)
        field(
            "resamples", \.resamples, "How many times the days are resampled for the intervals.",
            .integer(100...100_000), default: 1_000)
        field(
            "confidence", \.confidence, "How sure an interval is to hold the truth.", .number(0.5...0.999),
            default: 0.95)
    }

    /// Refuses a log that cannot have come about.
    fileprivate func refuseWhatCannotBe() throws(ComputationError) {
        var issues: [ValidationIssue] = []
        for (place, choice) in choices.enumerated() {
            let path = "choices[\(place)]"
            let keys = Set(choice.candidates.map(\.challenge))
            if keys.count < choice.candidates.count {
                issues.append(
                    ValidationIssue(path: "\(path).candidates", expected: "each key once", got: "one of them again"))
            }
            if !keys.contains(choice.event.challenge) {
                issues.append(
                    ValidationIssue(
                        path: "\(path).candidates", expected: "the chosen \"\(choice.event.challenge)\" among them",
                        got: "\(choice.candidates.count) others"))
            }
            guard policy == .given else { continue }
            let total = choice.candidates.reduce(0) { $0 + ($1.probability ?? .nan) }
            if !(abs(total - 1) < 1e-6) {
                issues.append(
                    ValidationIssue(
                        path: "\(path).candidates", expected: "probabilities that add up to 1",
                        got: total.isNaN ? "one without" : JSONValue.number(total).text()))
            }
        }
        guard issues.isEmpty else { throw ComputationError.refused(issues) }
    }
}
