// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// Candidates, the person's preferences and events, and the situation.
public struct RankChallengesInput: SchemaProviding, Hashable {
    /// The candidates.
    public var challenges: [Challenge]
    /// The person's preferences.
    public var preferences: UserPreferences
    /// The events.
    public var events: [ChallengeEvent]
    /// The situation.
    public var situation: Situation
    /// The learned model; fitted to the events if omitted.
    ///
    /// Later events update it one by one.
    public var model: LearnedModel?
    /// How long a challenge rests after it was assigned.
    public var coolDown: CoolDown
    /// The scale of the posterior's spread in draws; 0 is greedy: it picks the highest expected score.
    public var spread: Double
    /// The scale of the spread of the categories in draws, in addition to ``spread``: little-known categories come more
    /// often; without effect if ``spread`` is 0.
    public var discovery: Double
    /// Probability of picking a random candidate, 0 to 1.
    public var exploration: Double
    /// The number of draws for the propensity.
    public var draws: Int
    /// The number of challenges to show, including the choice.
    public var count: Int

    /// The default scale of the spread.
    public static let usualSpread = 0.1
    /// The default scale of the spread of the categories.
    public static let usualDiscovery = 0.5
    /// The default exploration rate.
    public static let usualExploration = 0.02

    /// Creates an input with the default settings.
    public init(
        challenges: [Challenge], preferences: UserPreferences = UserPreferences(), events: [ChallengeEvent] = [],
        situation: Situation, model: LearnedModel? = nil, coolDown: CoolDown = CoolDown(),
        spread: Double = usualSpread, discovery: Double = usualDiscovery, exploration: Double = usualExploration,
        draws: Int = 1_000, count: Int = 3
    ) {
        self.challenges = challenges
        self.preferences = preferences
        self.events = events
        self.situation = situation
        self.model = model
        self.coolDown = coolDown
        self.spread = spread
        self.discovery = discovery
        self.exploration = exploration
        self.draws = draws
        self.count = count
    }

    /// The schema.
    public static let schema = Schema<Self>.object(
        "challenges.RankChallengesInput", "Candidates, the person's preferences and events, and the situation."
    ) {
        field(
            "challenges", \.challenges, "The candidates.", .list(of: .nested, count: 1...1_000_000))
        field("preferences", \.preferences, "The person's preferences.", default: UserPreferences())
        field(
            "events", \.events, "The events.", .list(of: .nested, count: 0...1_000_000), default: [])
        field("situation", \.situation, "The situation.").formerly("moment")
        field("model", \.model, "The learned model; fitted to the events if omitted.")
        field("coolDown", \.coolDown, "How long a challenge rests after it was assigned.", default: CoolDown())
        field(
            "spread", \.spread, "The scale of the posterior's spread in draws; 0 is greedy.",
            .number(0...1), default: usualSpread)
        field(
            "discovery", \.discovery, "The scale of the spread of the categories in draws, in addition to spread.",
            .number(0...1), default: usualDiscovery)
        field(
            "exploration", \.exploration, "Probability of picking a random candidate.", .number(0...1),
            default: usualExploration)
        field(
            "draws", \.draws, "The number of draws for the propensity.", .integer(100...100_000), default: 1_000)
        field("count", \.count, "The number of challenges to show.", .integer(1...1_000), default: 3)
    }
}
