// SPDX-License-Identifier: Apache-2.0

import AlmanacStore
import CommandKit
import ComputationKit
import OutfitCommand
import VipsPictures
import WardrobeForecast
import WardrobeStore

/// The program `outfit`.
package enum OutfitProgram {
    /// Runs the command, and exits if it fails.
    package static func run(_ arguments: [String]) async {
        await OutfitCommand.mainWithExitCodes(arguments) {
            let server = Home.processVariable("ALMANAC_WEATHER_URL")
            return try Engine([StoredWardrobePlugin(forecasts: .openMeteo(at: server), pictures: .vips)])
        }
    }
}
