// SPDX-License-Identifier: AGPL-3.0-or-later

import AstroCommand
import AstrologyPlugin
import AstrologyStore
import CommandKit
import ComputationKit
import RsvgDrawings
import SwissEphemeris

/// The program `astro`.
package enum AstroProgram {
    /// Runs the command, and exits if it fails.
    package static func run(_ arguments: [String]) async {
        await AstroCommand.mainWithExitCodes(arguments, in: AstroCommand.language(in: arguments).catalog) {
            try Engine([StoredAstrologyPlugin(sources: .swissEphemeris, drawings: .rsvg)])
        }
    }
}
