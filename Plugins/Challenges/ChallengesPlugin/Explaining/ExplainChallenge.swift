// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// Explains the score of a challenge as a sum of parts.
public struct ExplainChallenge: Computation {
    /// The id, summary, and examples.
    public let manifest = Manifest(
        id: Challenges.explain.id,
        summary: "Explains why a challenge suits a person and a situation, in parts that add up to its score.",
        discussion: """
            The score is a sum, so each feature's contribution (its value times its weight) is exact. Contributions are \
            grouped by attribute and written as sentences, each with its standard deviation and its learned share: 1 \
            minus the current variance divided by the prior variance. A sentence is about the person's records only with \
            counts that differ from those of their other challenges in the last 90 days (Fisher's exact test, mid-p, \
            corrected for the number of comparisons at 5%) and point the same way as the contribution. Otherwise it names \
            stated preferences, most people, or a guess.
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

    /// Creates the computation.
    public init() {}

    /// Explains the score.
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

/// A challenge, the person's preferences and events, and the situation.
@Schema("challenges.ExplainChallengeInput")
public struct ExplainChallengeInput: SchemaProviding, Hashable {
    /// The challenge whose score is explained.
    public var challenge: Challenge
    /// The person's preferences.
    public var preferences: UserPreferences = UserPreferences()
    /// The events.
    @Field(count: 0...1_000_000) public var events: [ChallengeEvent] = []
    /// The situation.
    public var situation: Situation
    /// The learned model; fitted to the events if omitted.
    ///
    /// Later events update it one by one.
    public var model: LearnedModel?
}
