// SPDX-License-Identifier: Apache-2.0

import ChallengeCommand
import CommandKit

await ChallengeCommand.mainWithExitCodes()
