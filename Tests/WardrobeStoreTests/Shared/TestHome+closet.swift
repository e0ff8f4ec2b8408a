// SPDX-License-Identifier: Apache-2.0

import ComputationKit
import StoreTesting
import Synchronization
import WardrobeStore

@testable import AlmanacStore

extension TestHome {
    /// The wardrobe of the home, with a scrypt that does not take its time.
    func closet(_ clock: WallClock = Moments.clock) throws -> Closet {
        let closet = try Closet.open(in: home, clock: clock)
        closet.vault.cost.withLock { $0 = ScryptCost(rounds: 1 << 4) }
        return closet
    }

    /// The stores of the home, with a scrypt that does not take its time.
    var stores: Stores {
        var stores = Stores([Closet.schema], in: home)
        stores.cost = ScryptCost(rounds: 1 << 4)
        return stores
    }
}
