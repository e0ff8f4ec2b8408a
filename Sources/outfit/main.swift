// SPDX-License-Identifier: Apache-2.0

import CommandKit
import OutfitCommand

await OutfitCommand.mainWithExitCodes()
