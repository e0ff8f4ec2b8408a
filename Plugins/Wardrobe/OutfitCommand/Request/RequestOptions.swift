// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import CommandKit
import WardrobePlugin

/// The options that describe the day and the occasion.
struct RequestOptions: ParsableArguments {
    @Option(
        name: [.customLong("temp"), .customLong("temperature")], parsing: .unconditional,
        help: ArgumentHelp(
            "Air temperature: 55, 13C, or 55F, or the day's range, such as 41..63.", valueName: "temperature"))
    var temperature: String?

    @Option(
        help: ArgumentHelp(
            "Temperature unit for input without a unit and for output: C or F (default: the unit of --temp, then of your profile, then F).",
            valueName: "unit"),
        completion: .list(["C", "F"]))
    var unit: String?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "Feels-like temperature from a forecast, instead of --temp. It already includes wind and humidity.",
            valueName: "temperature"))
    var feelsLike: String?

    @Option(
        help: ArgumentHelp(
            "Wind speed with its unit, as in a forecast: 12mph, 20km/h, 5m/s, or 10kn.", valueName: "speed"))
    var wind: String?

    @Option(help: ArgumentHelp("Relative humidity.", valueName: "percent"))
    var humidity: String?

    @Option(
        name: [.customLong("precipitation"), .customLong("rain-chance")],
        help: ArgumentHelp("Chance of rain or snow, such as 20%.", valueName: "percent"))
    var precipitation: String?

    @Option(
        help: ArgumentHelp(
            "Weather condition: clear, cloudy, rainy, snowy, windy …", valueName: "condition"),
        completion: .words(WeatherCondition.self))
    var condition: String?

    @Option(
        help: ArgumentHelp(
            "Spend the whole day indoors (ISO 7730) or outdoors (ISO 11079) (default: based on the occasion).",
            valueName: "setting"),
        completion: .words(Setting.self))
    var setting: String?

    @Option(
        name: .customLong("day"),
        help: ArgumentHelp(
            "Settings over the day, in order: \"20min outdoors, 9h 21C indoors, 1h 2C outdoors\" (default: based on the occasion).",
            valueName: "settings"))
    var day: String?

    @Option(
        help: ArgumentHelp(
            "Activity: sitting, walking, dancing …, or a number in met (default: 2 met outdoors, 1.2 indoors).",
            valueName: "activity"),
        completion: .words(Activity.self))
    var activity: String?

    @Option(
        help: ArgumentHelp("Occasion: work, casual, dateNight, wedding …", valueName: "occasion"),
        completion: .words(Occasion.self))
    var occasion: String?

    @Option(
        help: ArgumentHelp("Dress code: smartCasual, blackTie …", valueName: "code"),
        completion: .words(DressCode.self))
    var dressCode: String?

    @Option(
        help: ArgumentHelp("Style: minimalist, classic, sporty …", valueName: "style"),
        completion: .words(Style.self))
    var style: String?

    @Option(
        help: ArgumentHelp("Season (default: from the date and latitude).", valueName: "season"),
        completion: .words(Season.self))
    var season: String?

    @Option(
        help: ArgumentHelp(
            "Date: 2026-11-21, today, or tomorrow (default: today).", valueName: "date"))
    var date: String?

    @Option(
        name: [.customLong("lat"), .customLong("latitude")], parsing: .unconditional,
        help: ArgumentHelp("Latitude, north positive. Determines the season.", valueName: "degrees"))
    var latitude: String?

    @Option(
        name: [.customLong("lon"), .customLong("longitude")], parsing: .unconditional,
        help: ArgumentHelp("Longitude, east positive. Used for forecasts.", valueName: "degrees"))
    var longitude: String?
}
