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
    /// Runs the command with the arguments of the process, and exits if it fails.
    package static func run() async {
        await ChallengeCommand.mainWithExitCodes(language: ChallengeCommand.catalog) {
            try Engine([StoredChallengesPlugin(packs: .http, pictures: .vips)])
        }
    }
}
