// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import ChallengesPlugin
import CivilTime
import CommandKit
import ComputationKit

struct PreferencesCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "prefs", abstract: "Show and set your preferences.",
        discussion: """
            EXAMPLES
              challenge prefs
              challenge prefs set --like creative,learning --time medium --budget small
              challenge prefs set --company 2 --not-at public --language uk
            """,
        subcommands: [FieldCommand<ShowPreferences>.self, SetPreferencesCommand.self],
        defaultSubcommand: FieldCommand<ShowPreferences>.self)
}

enum ShowPreferences: FieldCommandForm {
    static let command = FieldCommandDefinition(
        Challenges.myPreferences, "challenge prefs show", "Show your preferences.",
        examples: ["challenge prefs show", "challenge prefs show --format json"])
}

enum SetPreferences: FieldCommandForm {
    static let command = FieldCommandDefinition(
        Challenges.setPreferences, "challenge prefs set",
        "Change your preferences. Options you leave out don't change anything.",
        usage: "[--like <categories>] [--time <time>]", discussion: "Use none to clear a preference.",
        examples: [
            "challenge prefs set --like creative,learning --time medium --company 3",
            "challenge prefs set --remind 08:00-20:30 --zone Europe/Kyiv", "challenge prefs set --learning off",
            "challenge prefs set --rest-done 60 --rest-skipped 14", "challenge prefs set --keep 365 --then forget",
        ],
        [
            "preferredCategories": .option("like", value: "categories"),
            "preferredLocations": .option("at", value: "places"),
            "excludedLocations": .option("not-at", value: "places"), "preferredDifficulty": "difficulty",
            "mostTime": "time", "socialComfort": "company", "notificationZone": .option("zone", "tz", value: "zone"),
            "notificationHours": .option(
                "remind", value: "window", help: "Hours for reminders, such as 08:00-20:30.", reading: .hours),
            "personalization": .option("learning", value: "on|off", reading: .choice(false: "off", true: "on")),
            "isSouthern": .option(
                "hemisphere", value: "north|south", help: "Hemisphere you live in, for the seasons.",
                reading: .choice(false: "north", true: "south")),
            "home.latitude": .option(
                "latitude", value: "degrees",
                help: "Latitude of your home in degrees, for dusk; none for dusk by season."),
            "home.longitude": .option("longitude", value: "degrees"), "country": .option(value: "country"),
            "retentionDays": .option("keep", value: "days"), "afterRetention": .option("then", value: "what"),
            "restAfterCompleting": .option("rest-done", value: "days"),
            "restAfterSkipping": .option("rest-skipped", value: "days"), "spread": .option(value: "share"),
            "exploration": .option("lots", "exploration", value: "share"),
        ])
}

struct SetPreferencesCommand: AsyncParsableCommand {
    static let configuration = FieldCommand<SetPreferences>.configuration

    @OptionGroup var fields: FieldArguments<SetPreferences>

    @OptionGroup var output: FormatArguments<SetPreferences>

    func run() async throws {
        var fields = InputFields()
        try self.fields.add(to: &fields)
        try fields.clearNone(SetPreferencesInput.schema.erased.fields.filter(\.isClearable).map(\.name))
        let call = EngineCall(
            Challenges.setPreferences, fields, advice: [.refused: "Use an option such as --like or --time."])
        try await call.print(as: output.presentation)
    }
}

extension FieldReading {
    /// Two times such as `08:00-20:30`, or `none`.
    fileprivate static let hours = FieldReading { text, option in
        if ["none", "any"].contains(text.lowercased()) { return .null }
        let times = text.split(separator: "-", omittingEmptySubsequences: false)
            .compactMap { try? ClockTime(toTheMinute: String($0)).hourAndMinute }
        guard times.count == 2, text.count(where: { $0 == "-" }) == 1 else {
            throw refusal(option, "two times such as 08:00-20:30, or none", text)
        }
        return ["from": .string(times[0]), "until": .string(times[1])]
    }

    /// A word for each Boolean.
    fileprivate static func choice(false no: String, true yes: String) -> FieldReading {
        FieldReading { text, option in
            guard [no, yes].contains(text) else { throw refusal(option, "\(yes) or \(no)", text) }
            return .boolean(text == yes)
        }
    }

    private static func refusal(_ option: String, _ expected: String, _ text: String) -> ComputationError {
        .refused(path: option, expected: expected, got: text.quoted(limit: 60))
    }
}
