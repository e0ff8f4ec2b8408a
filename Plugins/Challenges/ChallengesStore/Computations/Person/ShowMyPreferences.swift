// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ChallengesPlugin
internal import ComputationKit
internal import GRDB

/// Shows the user's preferences.
struct ShowMyPreferences: Computation {
    let manifest = Manifest(
        id: Challenges.myPreferences.id,
        summary: "Shows your preferences, your totals, the effective rules, and what your latest days contradict.",
        examples: [Example("All of it", [:])], effects: [.reads, .clock])

    let access: LazyChallengeRecords

    func run(_ input: MyPreferencesInput, in context: Context) async throws -> MyPreferences {
        try await access.reading(in: context) { try $0.statement() }
    }
}

extension ChallengeRecords {
    func statement() throws -> MyPreferences {
        try store.read { db in
            let stated = "SELECT EXISTS (SELECT 1 FROM person WHERE content IS NOT NULL)"
            return MyPreferences(
                preferences: try preferences(db), isStated: try Bool.fetchOne(db, sql: stated) == true,
                rules: try choiceRules(db),
                doubts: DoubtPreferences.reading(of: try doubtInput(db)).doubts)
        }
    }

    private func doubtInput(_ db: Database) throws -> DoubtPreferencesInput {
        let first = today.adding(days: -DoubtPreferences.window).description
        return DoubtPreferencesInput(
            preferences: try statedPreferences(db), events: try days("day > ?", [first], db).map(\.event))
    }
}
