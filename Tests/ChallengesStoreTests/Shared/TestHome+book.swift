// SPDX-License-Identifier: Apache-2.0

import AlmanacStore
import ChallengesStore
import ComputationKit
import StoreTesting

extension TestHome {
    /// The challenges of the home.
    func book(_ clock: WallClock = Moments.clock) throws -> ChallengeBook {
        try ChallengeBook.open(in: home, clock: clock)
    }

    /// The stores of the home.
    var stores: Stores { Stores([ChallengeBook.schema], in: home) }
}
