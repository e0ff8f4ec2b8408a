// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import ChallengesPlugin
import CommandKit

/// The situation of a choice.
struct SituationOptions: ParsableArguments {
    @Option(help: ArgumentHelp("Day: 2026-11-21, yesterday, tomorrow; today by default.", valueName: "date"))
    var date: String?

    @Option(help: ArgumentHelp("Hour of the day, 0 to 23; now by default.", valueName: "hour"))
    var hour: Int?

    @Option(
        help: ArgumentHelp("Weather: sunny, cloudy, rainy, or snowy.", valueName: "weather"),
        completion: .words(DayWeather.self))
    var weather: String?

    @Option(help: ArgumentHelp("Mood, from 1 (low) to 5 (high).", valueName: "1-5"))
    var mood: Int?

    @Flag(help: "Treat the day as near a holiday.")
    var holiday = false

    /// Sets the situation of an input.
    func state(in fields: inout InputFields) {
        fields.set("situation.day", "--date", text: date)
        fields.set("situation.hour", "--hour", count: hour)
        fields.set("situation.weather", "--weather", word: weather, of: DayWeather.self)
        fields.set("situation.mood", "--mood", count: mood)
        fields.set("situation.isHoliday", "--holiday", flag: holiday ? true : nil)
    }
}

/// The day of a command.
struct DayOption: ParsableArguments {
    @Option(help: ArgumentHelp("Day: 2026-11-21, yesterday; today by default.", valueName: "date"))
    var date: String?

    /// Sets the day of an input.
    func state(in fields: inout InputFields) { fields.set("day", "--date", text: date) }
}
