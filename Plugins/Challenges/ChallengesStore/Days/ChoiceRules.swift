// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
public import ChallengesPlugin
internal import ComputationKit
internal import GRDB

/// How a day's challenge is chosen: what the user set, else what a pack brought, else the program's own.
public struct ChoiceRules: Hashable, Sendable {
    /// How long a challenge rests after it came.
    public var coolDown: CoolDown
    /// By how much the spread of belief is scaled when a draw decides, 0 to 1.
    public var spread: Double
    /// How often any challenge is chosen by lot, as a share.
    public var exploration: Double

    init(_ settings: ChallengeSettings, _ entries: [ConfigurationEntry]) {
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

extension ChallengeRecords {
    /// How the user's challenges are chosen now.
    public func choiceRules() throws -> ChoiceRules {
        try store.read { db in try choiceRules(statedPreferences(db).settings, db) }
    }

    func choiceRules(_ settings: ChallengeSettings, _ db: Database) throws -> ChoiceRules {
        ChoiceRules(settings, try configuration(db))
    }
}
