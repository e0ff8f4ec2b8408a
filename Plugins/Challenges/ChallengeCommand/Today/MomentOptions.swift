// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import ChallengesPlugin
import ChallengesStore
import ComputationKit
import TerminalKit
import TimeZones

/// The day and its circumstances, as typed.
struct MomentOptions: ParsableArguments {
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

    /// The day that is meant.
    func day() throws(Failure) -> CalendarDay {
        guard let date else { return .today() }
        return try CalendarDay(typed: date, for: "--date")
    }

    /// The moment for somebody who lives where their settings say.
    /// - Throws: ``Failure`` that names the option.
    func moment(_ preferences: UserPreferences) throws -> Moment {
        let weather: DayWeather? = try self.weather.map { text throws(Failure) in try value(of: text, for: "--weather")
        }
        let moment = Moment(
            day: try day(), hour: hour ?? MachineClock.local(WallClock.system.now()).minute / 60, weather: weather,
            mood: mood,
            isSouthern: preferences.settings.isSouthern, isHoliday: holiday)
        var issues = Moment.shape.issues(of: moment)
        for index in issues.indices {
            issues[index].path = Self.optionsByPath[issues[index].path] ?? issues[index].path
        }
        guard issues.isEmpty else { throw Failure.badInput(issues) }
        return moment
    }
}
