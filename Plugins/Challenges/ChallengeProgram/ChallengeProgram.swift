// SPDX-License-Identifier: Apache-2.0

import AlmanacStore
import ChallengeCommand
import ChallengesDownload
import ChallengesPlugin
import ChallengesStore
import CommandKit
import ComputationKit
import VipsPictures

/// The program `challenge`.
package enum ChallengeProgram {
    /// Runs the command, and exits if it fails.
    package static func run(_ arguments: [String]) async {
        await ChallengeCommand.mainWithExitCodes(arguments, language: ChallengeCommand.catalog) {
            try Engine([StoredChallengesPlugin(packs: .http, pictures: .vips)])
        }
    }
}
