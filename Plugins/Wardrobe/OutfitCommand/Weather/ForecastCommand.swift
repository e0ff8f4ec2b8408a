// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import CommandKit
import ComputationKit
import WardrobePlugin

struct ForecastCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "forecast", abstract: "Fetch and save the forecast for a place.",
        usage: "outfit forecast --lat <degrees> --lon <degrees> [<options>]",
        discussion: """
            Only the coordinates, rounded to two decimals, are sent to the service. Suggestions, plans, and packing \
            lists can use the saved forecast with --forecast.

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

    @Option(help: ArgumentHelp("Name to save the place under. It's never sent to the service.", valueName: "name"))
    var place: String?

    @Option(
        help: ArgumentHelp(
            "First day: 2026-11-21, today, or tomorrow (default: today).", valueName: "date"))
    var date: String?

    @Option(help: ArgumentHelp("Number of days. Services forecast about 16 days ahead.", valueName: "count"))
    var days: Int?

    @Option(
        name: .customLong("weather-url"),
        help: ArgumentHelp(
            "URL of an Open-Meteo-compatible server (default: $ALMANAC_WEATHER_URL).",
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
