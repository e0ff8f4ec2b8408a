// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import CommandKit
import ComputationKit
import WardrobePlugin

/// The options that take the weather from a forecast; without them nothing leaves this machine.
struct WeatherOptions: ParsableArguments {
    enum Service: String, ExpressibleByArgument, CaseIterable {
        case openMeteo = "open-meteo"
    }

    @Option(
        help: ArgumentHelp(
            "Ask this service for the forecast of --lat and --lon, which it learns to two decimals; kept for an hour. Off unless given.",
            valueName: "service"))
    var weather: Service?

    @Option(
        name: .customLong("weather-url"),
        help: ArgumentHelp(
            "A server of your own that answers alike; ALMANAC_WEATHER_URL unless given.", valueName: "url"
        ))
    var weatherURL: String?

    @Option(
        help: ArgumentHelp(
            "Take the weather from the forecast that \"outfit forecast\" kept under this name.",
            valueName: "place"))
    var forecast: String?

    /// States the forecast in the input of a computation, and fetches it where a service is asked.
    ///
    /// - Parameter days: how many days the forecast must reach from the date of the request on.
    func add(to fields: inout InputFields, at place: RequestOptions, days: Int = 1) async throws {
        fields.set("forecast.place", "--forecast", text: forecast)
        fields.set("forecast", "--weather", nil)
        guard weather != nil else { return }
        var wanted = InputFields()
        wanted.set("latitude", "--lat", figure: place.latitude)
        wanted.set("longitude", "--lon", figure: place.longitude)
        wanted.set("date", "--date", text: place.date)
        wanted.set("days", "--days", count: days)
        wanted.set("service", "--weather-url", text: weatherURL)
        try await EngineCall(Wardrobe.fetchForecast, wanted).prepare()
        fields.set("forecast.latitude", "--lat", figure: place.latitude)
        fields.set("forecast.longitude", "--lon", figure: place.longitude)
        fields.set("forecast.service", "--weather-url", text: weatherURL)
    }
}
