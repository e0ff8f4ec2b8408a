// SPDX-License-Identifier: Apache-2.0

import ChallengeCommand
import TerminalKit

await ChallengeCommand.mainWithExitCodes()
