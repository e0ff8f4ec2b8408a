// SPDX-License-Identifier: Apache-2.0

import AlmanacStore
import ArgumentParser
import ChallengesPlugin
import ChallengesStore
import CivilTime
import CommandKit
import ComputationKit
import StoreCommand

extension ChallengeRecords {
    /// An engine over the challenges, at this machine's time and place.
    func engine() throws(ComputationError) -> Engine {
        try Engine([StoredChallengesPlugin(LazyChallengeRecords(self))], context: .ofUser())
    }

    /// The user's challenges; Almanac's own pack comes in when they are opened for the first time, and what was open on
    /// days that are over expires.
    static func ofUser() throws -> ChallengeRecords {
        let book = try open(in: .standard(), .ofUser)
        try book.installShippedPack()
        try book.closeDays(before: LocalZone.machine.local(at: WallClock.system.now()).day) { recorded in
            LocalZone.machine.local(at: Timestamp(recorded)).day
        }
        return book
    }
}
