// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// Learns a person's preferences from completed, skipped, and rated challenges.
public struct LearnPreferences: Computation {
    /// The id, summary, and examples.
    public let manifest = Manifest(
        id: Challenges.learn.id,
        summary: "Learns a person's preferences from the challenges they completed, skipped, and rated.",
        discussion: """
            A Bayesian logistic model over the traits of a challenge and their interactions with weather, weekend, part of \
            day, and mood. It starts from the stated preferences and is fitted to all events at once (Laplace \
            approximation), so their order doesn't matter. Pending and expired challenges are ignored.
            """,
        examples: [
            Example("Nothing done yet", ["preferences": ["preferredCategories": ["creative"]], "events": []]),
            Example(
                "Two evenings",
                [
                    "events": [
                        [
                            "challenge": "sketch", "traits": ["category": "creative"], "status": "completed",
                            "rating": 5, "situation": ["day": "2026-11-20", "hour": 19],
                        ],
                        [
                            "challenge": "run", "traits": ["category": "physical", "difficulty": 4],
                            "status": "skipped", "situation": ["day": "2026-11-21", "hour": 19, "weather": "rainy"],
                        ],
                    ]
                ]),
        ])

    /// Creates the computation.
    public init() {}

    /// Learns the preferences.
    public func run(_ input: LearnPreferencesInput, in context: Context) async throws -> LearnedModel {
        Self.reading(of: input)
    }

    /// Learns without an engine, on the calling thread.
    /// - Complexity: Linear in the number of events for each of about twenty rounds.
    public static func reading(of input: LearnPreferencesInput) -> LearnedModel {
        let observations = EventLog(input.events).observations
        if let prior = input.prior, let kept = prior.posterior {
            return LearnedModel(
                LogisticPosterior.learned(observations, prior: kept), events: observations.count,
                deletedEvents: prior.events, start: nil)
        }
        let prior = Prior(input.preferences)
        return LearnedModel(
            LogisticPosterior.learned(observations, prior: prior), events: observations.count, start: prior)
    }
}

/// The data to learn from.
@Schema("challenges.LearnPreferencesInput")
public struct LearnPreferencesInput: SchemaProviding, Hashable {
    /// The person's preferences.
    public var preferences: UserPreferences = UserPreferences()
    /// The events.
    @Field(count: 0...1_000_000) public var events: [ChallengeEvent]
    /// The model learned from deleted events; it replaces the prior from the preferences.
    public var prior: LearnedModel?
}
