// SPDX-License-Identifier: AGPL-3.0-or-later

import AlmanacCommand
import TerminalKit

await AlmanacCommand.mainWithExitCodes()
