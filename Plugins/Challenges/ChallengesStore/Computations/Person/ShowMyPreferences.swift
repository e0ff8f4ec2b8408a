// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ChallengesPlugin
internal import ComputationKit
internal import GRDB

/// Shows the user's preferences.
struct ShowMyPreferences: Computation {
    let manifest = Manifest(
        id: Challenges.myPreferences.id,
        summary: "Shows your preferences, your totals, and the effective rules for choosing.",
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
                rules: try choiceRules(db))
        }
    }
}
