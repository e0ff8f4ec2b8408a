// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import ChallengesPlugin
import CommandKit

struct HolidaysCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "holidays", abstract: "List, add, and remove holidays for holiday challenges.",
        discussion: """
            EXAMPLES
              challenge prefs set --country UA
              challenge holidays
              challenge holidays add "School break" --from 2026-12-24 --through 2027-01-08
            """,
        subcommands: [
            FieldCommand<ListHolidays>.self, FieldCommand<AddHoliday>.self, FieldCommand<RemoveHoliday>.self,
        ], defaultSubcommand: FieldCommand<ListHolidays>.self)
}

enum ListHolidays: FieldCommandForm {
    static let command = FieldCommandDefinition(
        Challenges.myHolidays, "challenge holidays list",
        "List the holidays of the coming year: your country's and your own.",
        usage: "[--country <country>] [--from <date>]",
        discussion: """
            Public holidays are known from 2024 to 2040. Holiday challenges are offered in the week that ends with a \
            public holiday, and on your own holidays.
            """,
        examples: [
            "challenge holidays list",
            "challenge holidays list --country GB --from 2027-01-01 --through 2027-12-31",
        ], ["country": .option(value: "country", help: "Country, such as UA (default: yours).")])
}

enum AddHoliday: FieldCommandForm {
    static let command = FieldCommandDefinition(
        Challenges.addHoliday, "challenge holidays add", "Add your own holiday.", usage: "<name> --from <date>",
        examples: [
            "challenge holidays add \"School break\" --from 2026-12-24 --through 2027-01-08",
            "challenge holidays add \"Name day\" --from 2026-12-19",
        ], ["name": .argument("name")])
}

enum RemoveHoliday: FieldCommandForm {
    static let command = FieldCommandDefinition(
        Challenges.removeHoliday, "challenge holidays remove", "Remove your own holiday.", usage: "<name>",
        examples: ["challenge holidays remove \"School break\""], ["name": .argument("name")])
}
