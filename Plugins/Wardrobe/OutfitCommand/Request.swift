// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import CommandKit
import ComputationKit
import WardrobePlugin

/// The options that describe the day and the occasion.
struct RequestOptions: ParsableArguments {
    enum Day: FieldOptionSet {
        static let options = FieldOptions(
            of: ChoosePlannedOutfitsInput.self,
            [
                "days": .excluded, "zone": .excluded, "forecast": .excluded,
                "request.date": .reported(as: "--date"), "request.settings": .reported(as: "--day"),
                "request.temperature": .reported(as: "--temp"), "request.coldest": .reported(as: "--temp"),
                "request.warmest": .reported(as: "--temp"), "request.wind": .reported(as: "--wind"),
                "request.humidity": .reported(as: "--humidity"),
                "request.precipitationProbability": .reported(as: "--precipitation"),
                "request.met": .reported(as: "--activity"), "request.formality": .excluded,
                "request.dressCode": .option(value: "code"),
                "request.latitude": .option("lat", "latitude", value: "degrees"),
                "typed.date": .option(
                    help: "Day: a date, today, or tomorrow (default: today, except in wishlist match)."),
                "typed.temperature": .option("temp", "temperature", value: "temperature"),
                "typed.feelsLike": .option(value: "temperature"), "typed.wind": .option(value: "speed"),
                "typed.humidity": .option(value: "percent"),
                "typed.precipitation": .option("precipitation", "rain-chance", value: "percent"),
                "typed.settings": .option("day", value: "settings"), "typed.activity": .option(value: "activity"),
                "unit": .option(
                    help: """
                        Temperature unit for input without a unit and for output: C or F (default: the unit of --temp, \
                        then of your profile, then F).
                        """, reading: .temperatureUnit),
            ])
    }

    @OptionGroup var day: FieldArguments<Day>

    @Option(
        name: [.customLong("lon"), .customLong("longitude")], parsing: .unconditional,
        help: ArgumentHelp("Longitude, east positive. Used for forecasts.", valueName: "degrees"))
    var longitude: String?

    /// Adds the request to the input of a computation.
    func add(to fields: inout InputFields) throws { try day.add(to: &fields) }
}

/// The options that use a forecast; without them, nothing leaves this machine.
struct ForecastOptions: ParsableArguments {
    enum Source: FieldOptionSet {
        static let options = FieldOptions(
            of: ForecastChoice.self,
            [
                "place": .option(
                    "forecast", value: "place",
                    help: "Use the forecast that \"outfit forecast\" saved under this name."),
                "latitude": .excluded, "longitude": .excluded, "service": .server,
            ])
    }

    enum Service: String, ExpressibleByArgument, CaseIterable {
        case openMeteo = "open-meteo"
    }

    @Option(
        help: ArgumentHelp(
            """
            Fetch the forecast for --lat and --lon from this service, sending two decimals of each. Cached for an \
            hour. Off by default.
            """, valueName: "service"))
    var weather: Service?

    @OptionGroup var source: FieldArguments<Source>

    /// Adds the forecast to the input of a computation, fetching it if a service is given.
    ///
    /// - Parameters:
    ///   - fields: The fields of the input, with the request.
    ///   - request: The request.
    ///   - days: The number of days the forecast must cover, starting at the date of the request.
    func add(to fields: inout InputFields, for request: RequestOptions, days: JSONValue? = 1) async throws {
        var source = InputFields()
        try self.source.add(to: &source)
        fields.set("forecast.place", "--forecast", source.json["place"])
        fields.set("forecast", weather == nil ? "--forecast" : "--weather", nil)
        guard weather != nil else { return }
        let place = [
            ("latitude", "--lat", fields.json["request"]?["latitude"]),
            ("longitude", "--lon", request.longitude.map(InputFields.figure)),
            ("service", "--weather-url", source.json["service"]),
        ]
        var wanted = InputFields()
        for (path, option, value) in place { wanted.set(path, option, value) }
        wanted.set("date", "--date", fields.json["typed"]?["date"])
        wanted.set("days", "--days", days)
        try await EngineCall(Wardrobe.fetchForecast, wanted).prepare()
        for (path, option, value) in place { fields.set("forecast.\(path)", option, value) }
    }
}

enum FetchForecast: FieldCommandForm {
    static let command = FieldCommandDefinition(
        Wardrobe.fetchForecast, "outfit forecast", "Fetch and save the forecast for a place.",
        usage: "--lat <degrees> --lon <degrees>",
        discussion: """
            Only the coordinates, rounded to two decimals, are sent to the service. Suggestions, plans, and packing \
            lists can use the saved forecast with --forecast.
            """,
        examples: ["outfit forecast --lat 45.76 --lon 4.84 --place Lyon"],
        [
            "latitude": .option("lat", "latitude", value: "degrees"),
            "longitude": .option("lon", "longitude", value: "degrees"), "place": .option(value: "name"),
            "service": .server,
        ])
}
