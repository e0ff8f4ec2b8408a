// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// Says why a challenge has its score, in parts that add up to it.
public struct ExplainChallenge: Computation {
    /// Id, prose and examples.
    public let manifest = Manifest(
        id: Challenges.explain.id,
        summary: "Says why a challenge fits a person and a situation, in parts that add up to its score.",
        discussion: """
            The score is a sum, so each feature's contribution (its value times its weight) is exact. Contributions are \
            gathered by attribute and said in words, with how far each may be off and how much of it was learned from \
            events: 1 less the variance now divided by the variance at first. Below 0.1 the sentence says that it comes \
            from what the person told us, or from what holds for most people, not from what they did.
            """,
        examples: [
            Example(
                "Before anything was done",
                [
                    "challenge": ["id": "sketch", "title": "Sketch your shoes", "traits": ["category": "creative"]],
                    "preferences": ["preferredCategories": ["creative"]],
                    "situation": ["day": "2026-11-20", "hour": 19],
                ]),
            Example(
                "After three evenings",
                [
                    "challenge": ["id": "sketch", "title": "Sketch your shoes", "traits": ["category": "creative"]],
                    "situation": ["day": "2026-11-20", "hour": 19, "weather": "rainy", "mood": 4],
                    "events": [
                        [
                            "challenge": "poem", "traits": ["category": "creative"], "status": "completed",
                            "rating": 5, "situation": ["day": "2026-11-17", "hour": 19],
                        ],
                        [
                            "challenge": "clay", "traits": ["category": "creative"], "status": "completed",
                            "rating": 5, "situation": ["day": "2026-11-18", "hour": 20],
                        ],
                        [
                            "challenge": "run", "traits": ["category": "physical", "locationType": "outdoor"],
                            "status": "skipped", "situation": ["day": "2026-11-19", "hour": 19],
                        ],
                    ],
                ]),
        ])

    /// A computation without settings.
    public init() {}

    /// Explains.
    public func run(_ input: ExplainChallengeInput, in context: Context) async throws -> ChallengeExplanation {
        Self.reading(of: input)
    }

    /// Explains without an engine, on the calling thread.
    public static func reading(of input: ExplainChallengeInput) -> ChallengeExplanation {
        Explainer(
            preferences: input.preferences, events: input.events, situation: input.situation, model: input.model
        ).explanation(of: input.challenge)
    }
}

/// A challenge, what is known of the person, and the situation.
public struct ExplainChallengeInput: SchemaProviding, Hashable {
    /// The challenge whose score is explained.
    public var challenge: Challenge
    /// What the person says of themselves.
    public var preferences: UserPreferences
    /// What became of challenges.
    public var events: [ChallengeEvent]
    /// When and in what circumstances.
    public var situation: Situation
    /// What was learned before; learned again when left out.
    ///
    /// Events after those it has seen are taken in one by one.
    public var model: LearnedModel?

    /// An input.
    public init(
        challenge: Challenge, preferences: UserPreferences = UserPreferences(), events: [ChallengeEvent] = [],
        situation: Situation, model: LearnedModel? = nil
    ) {
        self.challenge = challenge
        self.preferences = preferences
        self.events = events
        self.situation = situation
        self.model = model
    }

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object(
        "challenges.ExplainChallengeInput", "A challenge, what is known of the person, and the situation."
    ) {
        field("challenge", \.challenge, "The challenge whose score is explained.")
        field("preferences", \.preferences, "What the person says of themselves.", default: UserPreferences())
        field(
            "events", \.events, "What became of challenges.", .list(of: .nested, count: 0...1_000_000), default: [])
        field("situation", \.situation, "When and in what circumstances.").formerly("moment")
        field("model", \.model, "What was learned before; learned again when left out.")
    }
}
