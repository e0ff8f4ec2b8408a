// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import ChallengesPlugin
import ChallengesStore
import CivilTime
import CommandKit
import ComputationKit

/// The day and its circumstances, as typed.
struct SituationOptions: ParsableArguments {
    @Option(help: ArgumentHelp("The day: 2026-11-21, yesterday; today unless given.", valueName: "date"))
    var date: String?

    @Option(help: ArgumentHelp("The hour of the day, 0 to 23; now unless given.", valueName: "hour"))
    var hour: Int?

    @Option(
        help: ArgumentHelp("The weather: sunny, cloudy, rainy or snowy.", valueName: "weather"),
        completion: .words(DayWeather.self))
    var weather: String?

    @Option(help: ArgumentHelp("Your mood, from 1 (low) to 5 (high).", valueName: "1-5"))
    var mood: Int?

    @Flag(help: "A holiday is near, though your country has none.")
    var holiday = false

    /// The options by the paths of the fields they set.
    static let optionsByPath = ["day": "--date", "hour": "--hour", "weather": "--weather", "mood": "--mood"]

    /// The selected day.
    func day() throws(ComputationError) -> CalendarDay {
        guard let date else { return .today() }
        return try CalendarDay(typed: date, for: "--date")
    }

    /// The situation for somebody who lives where their settings say.
    /// - Throws: ``ComputationError`` that names the option.
    func situation(_ preferences: UserPreferences) throws -> Situation {
        let weather: DayWeather? = try self.weather.map { text throws(ComputationError) in
            try value(of: text, for: "--weather")
        }
        let situation = Situation(
            day: try day(), hour: hour ?? LocalZone.machine.local(at: WallClock.system.now()).time.hour,
            weather: weather,
            mood: mood,
            isSouthern: preferences.settings.isSouthern, isHoliday: holiday)
        var issues = Situation.schema.issues(of: situation)
        for index in issues.indices {
            issues[index].path = Self.optionsByPath[issues[index].path] ?? issues[index].path
        }
        guard issues.isEmpty else { throw ComputationError.refused(issues) }
        return situation
    }
}
