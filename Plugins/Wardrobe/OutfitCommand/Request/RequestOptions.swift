// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import CommandKit
import WardrobePlugin

/// The options that say what the day is like and what the clothes are for.
struct RequestOptions: ParsableArguments {
    @Option(
        name: [.customLong("temp"), .customLong("temperature")], parsing: .unconditional,
        help: ArgumentHelp(
            "Air temperature: 55, 13C, 55F, or the day's range, 41..63.", valueName: "temperature"))
    var temperature: String?

    @Option(
        help: ArgumentHelp(
            "C or F: the unit of figures without one, and of the answer. That of --temp, else of your profile, else F.",
            valueName: "unit"),
        completion: .list(["C", "F"]))
    var unit: String?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "What the forecast says it feels like, in place of --temp; wind and humidity are in it.",
            valueName: "temperature"))
    var feelsLike: String?

    @Option(
        help: ArgumentHelp(
            "Wind as forecasts give it, with its unit: 12mph, 20km/h, 5m/s, 10kn.", valueName: "speed"))
    var wind: String?

    @Option(help: ArgumentHelp("Relative humidity.", valueName: "percent"))
    var humidity: String?

    @Option(
        name: [.customLong("precipitation"), .customLong("rain-chance")],
        help: ArgumentHelp("How likely rain or snow is: 20%.", valueName: "percent"))
    var precipitation: String?

    @Option(
        help: ArgumentHelp(
            "What the sky does: clear, cloudy, rainy, snowy, windy …", valueName: "condition"),
        completion: .words(WeatherCondition.self))
    var condition: String?

    @Option(
        help: ArgumentHelp(
            "indoors (ISO 7730) or outdoors (ISO 11079) all the time; by the occasion unless given.",
            valueName: "setting"),
        completion: .words(Setting.self))
    var setting: String?

    @Option(
        name: .customLong("day"),
        help: ArgumentHelp(
            "The day as a sequence of settings: \"20min outdoors, 9h 21C indoors, 1h 2C outdoors\"; by the occasion unless given.",
            valueName: "settings"))
    var day: String?

    @Option(
        help: ArgumentHelp(
            "What you do: sitting, walking, dancing …, or a number in met. 2 met outdoors and 1.2 indoors unless given.",
            valueName: "activity"),
        completion: .words(Activity.self))
    var activity: String?

    @Option(
        help: ArgumentHelp("What it is for: work, casual, dateNight, wedding …", valueName: "occasion"),
        completion: .words(Occasion.self))
    var occasion: String?

    @Option(
        help: ArgumentHelp("What the invitation asks for: smartCasual, blackTie …", valueName: "code"),
        completion: .words(DressCode.self))
    var dressCode: String?

    @Option(
        help: ArgumentHelp("The manner: minimalist, classic, sporty …", valueName: "style"),
        completion: .words(Style.self))
    var style: String?

    @Option(
        help: ArgumentHelp("The season; by date and latitude unless given.", valueName: "season"),
        completion: .words(Season.self))
    var season: String?

    @Option(
        help: ArgumentHelp(
            "The day: 2026-11-21, today or tomorrow; today unless given.", valueName: "date"))
    var date: String?

    @Option(
        name: [.customLong("lat"), .customLong("latitude")], parsing: .unconditional,
        help: ArgumentHelp("Latitude, north positive, which tells the season.", valueName: "degrees"))
    var latitude: String?

    @Option(
        name: [.customLong("lon"), .customLong("longitude")], parsing: .unconditional,
        help: ArgumentHelp("Longitude, east positive; for a forecast.", valueName: "degrees"))
    var longitude: String?
}
