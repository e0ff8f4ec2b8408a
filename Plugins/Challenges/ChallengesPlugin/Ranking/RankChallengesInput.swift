// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// Candidates, the person's preferences and events, and the situation.
@Schema("challenges.RankChallengesInput")
public struct RankChallengesInput: SchemaProviding, Hashable {
    /// The candidates.
    @Field(count: 1...1_000_000) public var challenges: [Challenge]
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
    /// How long a challenge rests after it was assigned.
    public var coolDown: CoolDown = CoolDown()
    /// The scale of the posterior's spread in draws; 0 is greedy.
    ///
    /// Greedy picks the highest expected score.
    @Field(.number(0...1)) public var spread: Double = usualSpread
    /// The scale of the spread of the categories in draws, in addition to spread.
    ///
    /// The scale of the spread of the categories in draws, in addition to ``spread``: little-known categories come more
    /// often; without effect if ``spread`` is 0.
    @Field(.number(0...1)) public var discovery: Double = usualDiscovery
    /// Probability of picking a random candidate.
    @Field(.number(0...1)) public var exploration: Double = usualExploration
    /// The number of draws for the propensity.
    @Field(.integer(100...100_000)) public var draws: Int = 1_000
    /// The number of challenges to show.
    ///
    /// The number includes the choice.
    @Field(.integer(1...1_000)) public var count: Int = 3

    /// The default scale of the spread.
    public static let usualSpread = 0.1
    /// The default scale of the spread of the categories.
    public static let usualDiscovery = 0.5
    /// The default exploration rate.
    public static let usualExploration = 0.02
}
