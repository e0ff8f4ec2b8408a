// SPDX-License-Identifier: Apache-2.0

import AlmanacStore
import ArgumentParser
import ChallengesStore
import ComputationKit

extension ChallengeBook {
    /// The user's challenges; Almanac's own pack comes in when they are opened for the first time.
    static func ofUser() throws -> ChallengeBook {
        let book = try open(in: .standard())
        try book.installShippedPack()
        return book
    }
}

/// What a command prints.
enum Format: String, ExpressibleByArgument, CaseIterable {
    case text, json
}
