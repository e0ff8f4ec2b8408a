// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import ChallengesPlugin
import ChallengesStore
import CommandKit
import ComputationKit
import Presentation

struct HolidaysCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "holidays", abstract: "Show and say which holidays count for challenges that belong to them.",
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
        commandName: "list", abstract: "List the holidays of a year to come: your country's and your own.",
        usage: "challenge holidays list [--country <country>] [--from <date>] [<options>]",
        discussion: """
            Public holidays are known from 2024 to 2040. A challenge for a holiday is offered in the week that ends \
            with it, and on the days of your own.

            EXAMPLES
              challenge holidays list
              challenge holidays list --country GB --from 2027-01-01 --through 2027-12-31
            """)

    @Option(
        help: ArgumentHelp("The country, as UA; yours unless given.", valueName: "country"),
        completion: .list(Country.all.map(\.code)))
    var country: String?

    @Option(help: ArgumentHelp("The first day; today unless given.", valueName: "date"))
    var from: String?

    @Option(help: ArgumentHelp("The last day; a year later unless given.", valueName: "date"))
    var through: String?

    @Option(help: ArgumentHelp("What to print.", valueName: "format"))
    var format: Format = .text

    func run() async throws {
        let settings = try ChallengeRecords.ofUser().preferences().settings
        let first =
            try from.map { text throws(ComputationError) in try CalendarDay(typed: text, for: "--from") } ?? .today()
        let last =
            try through.map { text throws(ComputationError) in try CalendarDay(typed: text, for: "--through") }
            ?? first.adding(days: 365)
        let country =
            try country.map { text throws(ComputationError) in try Country(typed: text, for: "--country") }
            ?? settings.country
        let holidays = try await namingOptions(["through": "--through"]) {
            guard let country else { return [Holiday]() }
            return try await Engine([ChallengesPlugin()])(
                Challenges.holidays, ListHolidaysInput(country: country, from: first, through: last)
            ).holidays
        }
        let own = settings.ownHolidays.filter { $0.from <= last && first <= $0.through }
            .sorted { ($0.from, $0.name) < ($1.from, $1.name) }
        let output = OutputStream.standardOutput
        guard format == .text else {
            let json: JSONValue = [
                "country": country.map { .string($0.code) } ?? .null,
                "holidays": .array(holidays.map(Holiday.schema.json)), "own": .array(own.map(HolidayRange.schema.json)),
            ]
            return try output.print(json.text(pretty: output.isTerminal))
        }
        if country == nil { try output.print("No country is stated: challenge prefs set --country UA") }
        guard !holidays.isEmpty || !own.isEmpty else { return try output.print("No holiday is known on these days.") }
        var table = TextTable([("day", .leftWhole), ("holiday", .left), ("", .leftWhole)])
        for holiday in holidays {
            table.add([holiday.day.description, holiday.name, holiday.isEstimated ? "estimated" : ""])
        }
        for range in own { table.add([range.from.description, range.name, "yours, through \(range.through)"]) }
        for line in table.lines(style: .suited(to: output)) { try output.print(line) }
    }
}

struct AddHolidayCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "add", abstract: "Say days that are holidays to you.",
        usage: "challenge holidays add <name> --from <date> [<options>]",
        discussion: """
            EXAMPLES
              challenge holidays add "School break" --from 2026-12-24 --through 2027-01-08
              challenge holidays add "Name day" --from 2026-12-19
            """)

    @Argument(help: "What it is called.")
    var name: String

    @Option(help: ArgumentHelp("The first day.", valueName: "date"))
    var from: String

    @Option(help: ArgumentHelp("The last day; the first unless given.", valueName: "date"))
    var through: String?

    @Option(help: ArgumentHelp("What to print.", valueName: "format"))
    var format: Format = .text

    func run() async throws {
        let book = try ChallengeRecords.ofUser()
        let first = try CalendarDay(typed: from, for: "--from")
        let last =
            try through.map { text throws(ComputationError) in try CalendarDay(typed: text, for: "--through") } ?? first
        let path = "settings.ownHolidays[\(try book.preferences().settings.ownHolidays.count)]"
        _ = try await namingOptions([path: "NAME", "\(path).name": "NAME", "\(path).through": "--through"]) {
            try book.editPreferences {
                $0.settings.ownHolidays.append(HolidayRange(name: name, from: first, through: last))
            }
        }
        try HolidayRange(name: name, from: first, through: last).announce("\(name): \(first) through \(last).", format)
    }
}

struct RemoveHolidayCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "remove", abstract: "Take days of your own back.",
        discussion: """
            EXAMPLES
              challenge holidays remove "School break"
            """)

    @Argument(help: "What it is called.")
    var name: String

    @Option(help: ArgumentHelp("What to print.", valueName: "format"))
    var format: Format = .text

    func run() async throws {
        let book = try ChallengeRecords.ofUser()
        var removed: HolidayRange?
        try book.editPreferences { preferences in
            let own = preferences.settings.ownHolidays
            guard let index = own.firstIndex(where: { $0.name.lowercased() == name.lowercased() }) else {
                let known = own.map { "\"\($0.name)\"" }.joined(separator: ", ")
                throw ComputationError.notFound(
                    ValidationIssue(
                        path: "NAME", expected: own.isEmpty ? "a holiday you added; there are none" : "one of \(known)",
                        got: "\"\(name)\""))
            }
            removed = preferences.settings.ownHolidays.remove(at: index)
        }
        if let removed { try removed.announce("Removed \(removed.name).", format) }
    }
}

extension HolidayRange {
    /// Prints what was done with it, or itself as JSON.
    fileprivate func announce(_ sentence: String, _ format: Format) throws {
        let output = OutputStream.standardOutput
        guard format == .json else { return try output.print(sentence) }
        try output.print(HolidayRange.schema.json(of: self).text(pretty: output.isTerminal))
    }
}

extension Country {
    /// The country that an option's text means.
    /// - Throws: ``ComputationError`` that names the option.
    init(typed text: String, for option: String) throws(ComputationError) {
        do {
            self = try Country(text)
        } catch {
            throw ComputationError.refused([
                ValidationIssue(
                    path: option, expected: error.expected, got: error.got, recoverySuggestion: error.recoverySuggestion
                )
            ])
        }
    }
}
