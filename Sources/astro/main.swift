// SPDX-License-Identifier: AGPL-3.0-or-later

import AstroCommand
import CommandKit

await AstroCommand.mainWithExitCodes()
