// SPDX-License-Identifier: Apache-2.0

import AlmanacStore
import ChallengeCommand
import ChallengesDownload
import ChallengesPlugin
import ChallengesStore
import CommandKit
import ComputationKit
import VipsPictures

await ChallengeCommand.mainWithExitCodes { try Engine([StoredChallengesPlugin(packs: .http, pictures: .vips)]) }
