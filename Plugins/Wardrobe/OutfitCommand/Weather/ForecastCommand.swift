// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import CommandKit
import ComputationKit
import WardrobePlugin

struct ForecastCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "forecast", abstract: "Fetch the forecast of a place and keep it.",
        usage: "outfit forecast --lat <degrees> --lon <degrees> [<options>]",
        discussion: """
            The service learns the coordinates to two decimals and nothing else. Suggestions, plans and packing lists take \
            the weather from what is kept with --forecast.

            EXAMPLES
              outfit forecast --lat 45.76 --lon 4.84 --place Lyon
            """)

    @Option(
        name: [.customLong("lat"), .customLong("latitude")], parsing: .unconditional,
        help: ArgumentHelp("Latitude, north positive.", valueName: "degrees"))
    var latitude: String

    @Option(
        name: [.customLong("lon"), .customLong("longitude")], parsing: .unconditional,
        help: ArgumentHelp("Longitude, east positive.", valueName: "degrees"))
    var longitude: String

    @Option(help: ArgumentHelp("What to call the place, which is not sent.", valueName: "name"))
    var place: String?

    @Option(
        help: ArgumentHelp(
            "The first day: 2026-11-21, today or tomorrow; today unless given.", valueName: "date"))
    var date: String?

    @Option(help: ArgumentHelp("How many days; services know about 16 ahead.", valueName: "count"))
    var days: Int?

    @Option(
        name: .customLong("weather-url"),
        help: ArgumentHelp(
            "A server of your own that answers like Open-Meteo; ALMANAC_WEATHER_URL unless given.",
            valueName: "url"))
    var weatherURL: String?

    @OptionGroup var output: OutputOptions

    func run() async throws {
        var fields = InputFields()
        fields.set("latitude", "--lat", figure: latitude)
        fields.set("longitude", "--lon", figure: longitude)
        fields.set("place", "--place", text: place)
        fields.set("date", "--date", text: date)
        fields.set("days", "--days", count: days)
        fields.set("service", "--weather-url", text: weatherURL)
        try await EngineCall(Wardrobe.fetchForecast, fields).print(as: output.presentation)
    }
}
