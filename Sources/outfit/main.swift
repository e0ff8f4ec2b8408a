// SPDX-License-Identifier: Apache-2.0

import AlmanacStore
import CommandKit
import ComputationKit
import OutfitCommand
import VipsPictures
import WardrobeForecast
import WardrobeStore

await OutfitCommand.mainWithExitCodes {
    let server = Home.processVariable("ALMANAC_WEATHER_URL")
    return try Engine([StoredWardrobePlugin(forecasts: .openMeteo(at: server), pictures: .vips)])
}
