// SPDX-License-Identifier: AGPL-3.0-or-later

import AstroCommand
import AstrologyPlugin
import CommandKit
import ComputationKit
import RsvgDrawings
import SwissEphemeris

/// The program `astro`.
package enum AstroProgram {
    /// Runs the command with the arguments of the process, and exits if it fails.
    package static func run() async {
        await AstroCommand.mainWithExitCodes {
            try Engine([AstrologyPlugin(sources: .swissEphemeris, drawings: .rsvg)])
        }
    }
}
