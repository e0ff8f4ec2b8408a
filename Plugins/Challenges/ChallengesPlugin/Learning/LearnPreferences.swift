// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// Learns what somebody likes from what they did, skipped and rated.
public struct LearnPreferences: Computation {
    /// Id, prose and examples.
    public let manifest = Manifest(
        id: Challenges.learn.id,
        summary: "Learns what somebody likes from the challenges they did, skipped and rated.",
        discussion: """
            A Bayesian logistic model over the traits of a challenge and how they go with weather, weekend, part of day and \
            mood. It starts from the stated preferences and is fitted to all events at once (Laplace approximation), so \
            that their order does not matter. Pending and expired challenges say nothing.
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

    /// A computation without settings.
    public init() {}

    /// Learns.
    public func run(_ input: LearnPreferencesInput, in context: Context) async throws -> LearnedModel {
        Self.reading(of: input)
    }

    /// Learns without an engine, on the calling thread.
    /// - Complexity: Linear in the number of events for each of about six rounds.
    public static func reading(of input: LearnPreferencesInput) -> LearnedModel {
        let log = EventLog(input.events)
        let count = log.observations.rows.count
        if let kept = input.prior?.posterior {
            return LearnedModel(LogisticPosterior.fitted(log.observations, prior: kept), events: count, start: nil)
        }
        let prior = Prior(input.preferences)
        return LearnedModel(LogisticPosterior.fitted(log.observations, prior: prior), events: count, start: prior)
    }
}

/// What there is to learn from.
public struct LearnPreferencesInput: SchemaProviding, Hashable {
    /// What the person says of themselves.
    public var preferences: UserPreferences
    /// What became of challenges.
    public var events: [ChallengeEvent]
    /// What was learned of events that are kept no longer; it stands in place of what the preferences say.
    public var prior: LearnedModel?

    /// An input.
    public init(
        preferences: UserPreferences = UserPreferences(), events: [ChallengeEvent], prior: LearnedModel? = nil
    ) {
        self.preferences = preferences
        self.events = events
        self.prior = prior
    }

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object("challenges.LearnPreferencesInput", "What there is to learn from.") {
        field("preferences", \.preferences, "What the person says of themselves.", default: UserPreferences())
        field("events", \.events, "What became of challenges.", .list(of: .nested, count: 0...1_000_000))
        field("prior", \.prior, "What was learned of events that are kept no longer.")
    }
}
