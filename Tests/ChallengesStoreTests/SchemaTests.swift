// SPDX-License-Identifier: Apache-2.0

import AlmanacStore
import ChallengesPlugin
import ChallengesStore
import ComputationKit
import Testing

@Suite struct ChallengeMigrationsTests {
    @Test func `the schema follows the rules of stores`() {
        #expect(ChallengeRecords.migrations.problems() == [])
    }

    @Test func `listing computations opens nothing`() throws {
        let plugin = StoredChallengesPlugin(LazyChallengeRecords { _ in throw StoreError(.corrupt, "opened") })
        let ids = plugin.computations.map { $0.manifest.id }
        #expect(ids.starts(with: ChallengesPlugin().computations.map { $0.manifest.id }))
        #expect(
            ids.suffix(4).map { $0.dropFirst("challenges.".count) } == [
                "today", "my-history", "my-statistics", "my-evaluation",
            ])
        #expect(Set(ids).count == ids.count)
    }
}
