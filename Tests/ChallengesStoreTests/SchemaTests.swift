// SPDX-License-Identifier: Apache-2.0

import AlmanacStore
import ChallengesPlugin
import ComputationKit
import Testing

@testable import ChallengesStore

@Suite struct ChallengeMigrationsTests {
    @Test func `the schema follows the rules of stores`() {
        #expect(ChallengeRecords.migrations.problems() == [])
    }

    @Test func `listing computations opens nothing`() throws {
        let plugin = StoredChallengesPlugin(LazyChallengeRecords { _ in throw StoreError(.corrupt, "opened") })
        let ids = plugin.computations.map { $0.manifest.id }
        #expect(ids.starts(with: ChallengesPlugin().computations.map { $0.manifest.id }))
        let own = ids.dropFirst(ChallengesPlugin().computations.count).map { String($0.dropFirst("challenges.".count)) }
        #expect(
            Set(own) == [
                "assign-today", "complete", "amend", "rate", "skip", "swap", "set-preferences", "add", "edit", "remove",
                "give-feedback", "remove-feedback", "claim-reminder", "add-holiday", "remove-holiday", "import-pack",
                "remove-pack", "reset-learning", "clear-days", "import-history", "my-day", "my-history",
                "my-statistics", "my-category-preferences", "my-evaluation", "my-explanation", "my-preferences",
                "my-catalog", "my-challenge", "my-feedback", "my-next-reminder", "my-holidays", "my-packs",
                "export-pack", "undo", "redo", "my-actions", "forget-actions",
            ])
        #expect(Set(ids).count == ids.count)
    }
}
