// SPDX-License-Identifier: Apache-2.0

import ComputationKit
import StoreTesting
import Synchronization

@testable import AlmanacStore
@testable import WardrobeStore

extension TestHome {
    /// The wardrobe of the home, with a scrypt that does not take its time.
    func records(_ clock: WallClock = Moments.clock) throws -> WardrobeRecords {
        let records = try WardrobeRecords.open(in: home, RecordSources(clock: clock))
        records.vault.cost.withLock { $0 = ScryptCost(rounds: 1 << 4) }
        return records
    }

    /// The stores of the home, with a scrypt that does not take its time.
    var stores: Stores {
        var stores = Stores([WardrobeRecords.migrations], in: home)
        stores.cost = ScryptCost(rounds: 1 << 4)
        return stores
    }
}
