// SPDX-License-Identifier: Apache-2.0

import AlmanacStore
import ComputationKit
import Testing
import WardrobePlugin
import WardrobeStore

@Suite struct WardrobeMigrationsTests {
    @Test func `the schema follows the rules of stores`() {
        #expect(WardrobeRecords.migrations.problems() == [])
    }

    @Test func `listing computations opens nothing`() throws {
        let plugin = StoredWardrobePlugin(LazyWardrobeRecords { _ in throw StoreError(.corrupt, "opened") })
        let ids = plugin.computations.map { $0.manifest.id }
        #expect(ids.starts(with: WardrobePlugin().computations.map { $0.manifest.id }))
        #expect(
            ids.suffix(4) == [
                "wardrobe.my-items", "wardrobe.my-suggestions", "wardrobe.my-statistics", "wardrobe.my-history",
            ])
    }
}
