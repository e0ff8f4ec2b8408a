// SPDX-License-Identifier: Apache-2.0

import AlmanacStore
import ComputationKit
import Testing
import WardrobePlugin
import WardrobeStore

@Suite struct ClosetSchemaTests {
    @Test func `the schema keeps the rules of stores`() {
        #expect(Closet.schema.problems() == [])
    }

    @Test func `listing computations opens nothing`() throws {
        let plugin = StoredWardrobePlugin(ClosetAccess { throw StoreError(.corrupt, "opened") })
        let ids = plugin.computations.map { type(of: $0).manifest.id }
        #expect(ids.starts(with: WardrobePlugin().computations.map { type(of: $0).manifest.id }))
        #expect(
            ids.suffix(4) == [
                "wardrobe.my-items", "wardrobe.my-suggestions", "wardrobe.my-statistics", "wardrobe.my-history",
            ])
    }
}
