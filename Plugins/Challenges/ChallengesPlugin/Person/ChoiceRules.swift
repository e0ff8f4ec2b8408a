// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// How a day's challenge is chosen.
///
/// What the user set counts first, then what a pack brought, then the program's own.
public struct ChoiceRules: SchemaProviding, Hashable {
    /// How long a challenge rests after it came.
    public var coolDown: CoolDown
    /// By how much the spread of belief is scaled when a draw decides.
    public var spread: Double
    /// Probability of picking a random challenge.
    public var exploration: Double

    /// The rules that hold for a user's settings beside those of packs.
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

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object("challenges.ChoiceRules", "How a day's challenge is chosen.") {
        field("coolDown", \.coolDown, "How long a challenge rests after it came.")
        field("spread", \.spread, "By how much the spread of belief is scaled when a draw decides.", .number(0...1))
        field("exploration", \.exploration, "Probability of picking a random challenge.", .number(0...1))
    }
}
