// SPDX-License-Identifier: Apache-2.0

import AlmanacStore
import ComputationKit
import StoreTesting

@testable import ChallengesStore

extension TestHome {
    /// The challenges of the home.
    func book(_ clock: WallClock = Moments.clock) throws -> ChallengeRecords {
        try ChallengeRecords.open(in: home, RecordSources(clock: clock))
    }

    /// The stores of the home.
    var stores: Stores { Stores([ChallengeRecords.migrations], in: home) }
}
