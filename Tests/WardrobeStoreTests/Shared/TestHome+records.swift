// SPDX-License-Identifier: Apache-2.0

import ComputationKit
import StoreTesting
import Synchronization

@testable import AlmanacStore
@testable import WardrobeStore

extension TestHome {
    /// The home's wardrobe, with fast scrypt parameters.
    func records(_ clock: WallClock = Moments.clock) throws -> WardrobeRecords {
        let records = try WardrobeRecords.open(in: home, RecordSources(clock: clock))
        records.vault.cost.withLock { $0 = ScryptCost(rounds: 1 << 4) }
        return records
    }

    /// The home's stores, with fast scrypt parameters.
    var stores: Stores {
        var stores = Stores([WardrobeRecords.migrations], in: home)
        stores.cost = ScryptCost(rounds: 1 << 4)
        return stores
    }
}
