// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import CommandKit
import ComputationKit
import WardrobePlugin

/// The options that use a forecast; without them, nothing leaves this machine.
struct WeatherOptions: ParsableArguments {
    enum Service: String, ExpressibleByArgument, CaseIterable {
        case openMeteo = "open-meteo"
    }

    @Option(
        help: ArgumentHelp(
            "Fetch the forecast for --lat and --lon from this service, sending two decimals of each. Cached for an hour. Off by default.",
            valueName: "service"))
    var weather: Service?

    @Option(
        name: .customLong("weather-url"),
        help: ArgumentHelp(
            "URL of a compatible server (default: $ALMANAC_WEATHER_URL).", valueName: "url"
        ))
    var weatherURL: String?

    @Option(
        help: ArgumentHelp(
            "Use the forecast that \"outfit forecast\" saved under this name.",
            valueName: "place"))
    var forecast: String?

    /// Adds the forecast to the input of a computation, fetching it if a service is given.
    ///
    /// - Parameter days: the number of days the forecast must cover, starting at the date of the request.
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
