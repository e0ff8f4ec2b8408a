// SPDX-License-Identifier: Apache-2.0

import AlmanacStore
import ComputationKit
import ComputationTesting
import Testing
import WardrobePlugin
import WardrobeStore

@Suite struct ClosetSchemaTests {
    @Test func `the schema keeps the rules of stores`() {
        #expect(Closet.schema.problems() == [])
    }

    @Test func `computations keep the contract over an empty wardrobe`() async throws {
        let closet = try Closet.inMemory()
        #expect(await ComputationConformance.problems(of: StoredWardrobePlugin(ClosetAccess(closet))) == [])
    }

    @Test func `listing computations opens nothing`() throws {
        let plugin = StoredWardrobePlugin(ClosetAccess { throw StoreError(.corrupt, "opened") })
        let ids = plugin.computations.map { type(of: $0).manifest.id }
        #expect(ids.starts(with: WardrobePlugin().computations.map { type(of: $0).manifest.id }))
        #expect(ids.suffix(3) == ["wardrobe.my-items", "wardrobe.my-statistics", "wardrobe.my-history"])
    }
}
