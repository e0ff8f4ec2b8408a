// SPDX-License-Identifier: Apache-2.0

import OutfitCommand
import TerminalKit

await OutfitCommand.mainWithExitCodes()
