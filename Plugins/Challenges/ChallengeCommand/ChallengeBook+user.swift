// SPDX-License-Identifier: Apache-2.0

import AlmanacStore
import ArgumentParser
import ChallengesPlugin
import ChallengesStore
import ComputationKit
import TimeZones

extension ChallengeBook {
    /// The user's challenges; Almanac's own pack comes in when they are opened for the first time, and what was open on
    /// days that are over expires.
    static func ofUser() throws -> ChallengeBook {
        let book = try open(in: .standard())
        try book.installShippedPack()
        try book.closeDays(before: MachineClock.local(WallClock.system.now()).day) { moment in
            MachineClock.local(Timestamp(secondsSince1970: Double(moment.secondsSince1970))).day
        }
        return book
    }
}
