// SPDX-License-Identifier: Apache-2.0

import ChallengeCommand
import ChallengesDownload
import ChallengesPlugin
import ChallengesStore
import CommandKit
import ComputationKit

await ChallengeCommand.mainWithExitCodes { try Engine([StoredChallengesPlugin(packs: .http)]) }
