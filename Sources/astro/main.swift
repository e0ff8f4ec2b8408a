// SPDX-License-Identifier: AGPL-3.0-or-later

import AstroCommand
import AstrologyPlugin
import CommandKit
import ComputationKit
import SwissEphemeris

await AstroCommand.mainWithExitCodes { try Engine([AstrologyPlugin(sources: .swissEphemeris)]) }
