// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import Calendars
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
        subcommands: [ListHolidaysCommand.self, AddHolidayCommand.self, RemoveHolidayCommand.self],
        defaultSubcommand: ListHolidaysCommand.self)
}

struct ListHolidaysCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list", abstract: "List the holidays of the coming year: your country's and your own.",
        usage: "challenge holidays list [--country <country>] [--from <date>] [<options>]",
        discussion: """
            Public holidays are known from 2024 to 2040. Holiday challenges are offered in the week that ends with a \
            public holiday, and on your own holidays.

            EXAMPLES
              challenge holidays list
              challenge holidays list --country GB --from 2027-01-01 --through 2027-12-31
            """)

    @Option(
        help: ArgumentHelp("Country, such as UA; yours by default.", valueName: "country"),
        completion: .list(Country.all.map(\.code)))
    var country: String?

    @Option(help: ArgumentHelp("First day; today by default.", valueName: "date"))
    var from: String?

    @Option(help: ArgumentHelp("Last day; a year later by default.", valueName: "date"))
    var through: String?

    @OptionGroup
    var list: ListOptions

    @OptionGroup
    var output: OutputOptions

    func run() async throws {
        var fields = InputFields()
        fields.set("country", "--country", text: country)
        fields.set("from", "--from", text: from)
        fields.set("through", "--through", text: through)
        list.add(to: &fields)
        try await EngineCall(Challenges.myHolidays, fields).print(as: output.presentation)
    }
}

struct AddHolidayCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "add", abstract: "Add your own holiday.",
        usage: "challenge holidays add <name> --from <date> [<options>]",
        discussion: """
            EXAMPLES
              challenge holidays add "School break" --from 2026-12-24 --through 2027-01-08
              challenge holidays add "Name day" --from 2026-12-19
            """)

    @Argument(help: "Name.")
    var name: String

    @Option(help: ArgumentHelp("First day.", valueName: "date"))
    var from: String

    @Option(help: ArgumentHelp("Last day; the first day by default.", valueName: "date"))
    var through: String?

    @OptionGroup
    var output: OutputOptions

    func run() async throws {
        var fields = InputFields()
        fields.set("name", "<name>", text: name)
        fields.set("from", "--from", text: from)
        fields.set("through", "--through", text: through)
        try await EngineCall(Challenges.addHoliday, fields).print(as: output.presentation)
    }
}

struct RemoveHolidayCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "remove", abstract: "Remove your own holiday.",
        discussion: """
            EXAMPLES
              challenge holidays remove "School break"
            """)

    @Argument(help: "Name.")
    var name: String

    @OptionGroup
    var output: OutputOptions

    func run() async throws {
        var fields = InputFields()
        fields.set("name", "<name>", text: name)
        try await EngineCall(Challenges.removeHoliday, fields).print(as: output.presentation)
    }
}
