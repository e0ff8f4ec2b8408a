// SPDX-License-Identifier: Apache-2.0

import AlmanacStore
import ArgumentParser
import ChallengesPlugin
import ChallengesStore
import ComputationKit
import TerminalKit
import TimeZones

extension ChallengeRecords {
    /// An engine over the challenges, at this machine's time and place.
    func engine() throws(ComputationError) -> Engine {
        try Engine([StoredChallengesPlugin(LazyChallengeRecords(self))], context: .ofUser())
    }

    /// The user's challenges; Almanac's own pack comes in when they are opened for the first time, and what was open on
    /// days that are over expires.
    static func ofUser() throws -> ChallengeRecords {
        let book = try open(in: .standard())
        try book.installShippedPack()
        try book.closeDays(before: MachineClock.local(WallClock.system.now()).day) { moment in
            MachineClock.local(Timestamp(secondsSince1970: Double(moment.secondsSince1970))).day
        }
        return book
    }
}
