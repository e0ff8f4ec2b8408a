// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// The rules for choosing a day's challenge.
///
/// The user's settings take precedence, then those of packs, then the program's defaults.
@Schema("challenges.ChoiceRules")
public struct ChoiceRules: SchemaProviding, Hashable {
    /// How long a challenge rests after it was assigned.
    public var coolDown: CoolDown
    /// The scale of the posterior's spread in draws.
    @Field(.number(0...1)) public var spread: Double
    /// Probability of picking a random challenge.
    @Field(.number(0...1)) public var exploration: Double

    /// Creates the effective rules for the user's settings and those of packs.
    package init(_ settings: ChallengeSettings, _ entries: [ConfigurationEntry]) {
        let holding = Dictionary(entries.filter(\.holds).map { ($0.key, $0.value) }) { first, _ in first }
        let usual = CoolDown()
        coolDown =
            settings.coolDown
            ?? CoolDown(
                completed: holding["rank.restCompleted"]?.int ?? usual.completed,
                skipped: holding["rank.restSkipped"]?.int ?? usual.skipped)
        spread = settings.spread ?? holding["rank.spread"]?.double ?? RankChallengesInput.usualSpread
        exploration =
            settings.exploration ?? holding["rank.exploration"]?.double ?? RankChallengesInput.usualExploration
    }
}
