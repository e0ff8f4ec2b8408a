// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// Candidates, what is known of the person, and the situation.
public struct RankChallengesInput: SchemaProviding, Hashable {
    /// What to choose from.
    public var challenges: [Challenge]
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
    /// How long a challenge rests after it came.
    public var coolDown: CoolDown
    /// By how much the spread of belief is scaled when a draw decides; 0 is greedy: it decides by expectation.
    public var spread: Double
    /// Probability of picking a random candidate, 0 to 1.
    public var exploration: Double
    /// How many draws the propensity is counted in.
    public var draws: Int
    /// How many challenges are shown, the choice among them.
    public var count: Int

    /// The scale of the spread unless another is given.
    public static let usualSpread = 0.1
    /// The share of lots unless another is given.
    public static let usualExploration = 0.02

    /// An input with the usual settings.
    public init(
        challenges: [Challenge], preferences: UserPreferences = UserPreferences(), events: [ChallengeEvent] = [],
        situation: Situation, model: LearnedModel? = nil, coolDown: CoolDown = CoolDown(),
        spread: Double = usualSpread, exploration: Double = usualExploration, draws: Int = 1_000, count: Int = 3
    ) {
        self.challenges = challenges
        self.preferences = preferences
        self.events = events
        self.situation = situation
        self.model = model
        self.coolDown = coolDown
        self.spread = spread
        self.exploration = exploration
        self.draws = draws
        self.count = count
    }

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object(
        "challenges.RankChallengesInput", "Candidates, what is known of the person, and the situation."
    ) {
        field(
            "challenges", \.challenges, "What to choose from.", .list(of: .nested, count: 1...1_000_000))
        field("preferences", \.preferences, "What the person says of themselves.", default: UserPreferences())
        field(
            "events", \.events, "What became of challenges.", .list(of: .nested, count: 0...1_000_000), default: [])
        field("situation", \.situation, "When and in what circumstances.").formerly("moment")
        field("model", \.model, "What was learned before; learned again when left out.")
        field("coolDown", \.coolDown, "How long a challenge rests after it came.", default: CoolDown())
        field(
            "spread", \.spread, "By how much the spread of belief is scaled when a draw decides; 0 is greedy.",
            .number(0...1), default: usualSpread)
        field(
            "exploration", \.exploration, "Probability of picking a random candidate.", .number(0...1),
            default: usualExploration)
        field(
            "draws", \.draws, "How many draws the propensity is counted in.", .integer(100...100_000), default: 1_000)
        field("count", \.count, "How many challenges are shown.", .integer(1...1_000), default: 3)
    }
}
