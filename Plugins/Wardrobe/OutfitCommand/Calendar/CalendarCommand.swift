// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import CommandKit
import ComputationKit
import WardrobePlugin

struct CalendarCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "calendar",
        abstract: "Manage calendar events and the outfits chosen for them.",
        discussion: """
            Everything stays on this machine. Reimporting a calendar keeps the outfits of events that are still in it.

            EXAMPLES
              outfit calendar import calendar.ics
              outfit calendar
              outfit plan --temp 41..63 --choose
              outfit calendar choose gala "Black tie"
            """,
        subcommands: [
            ListEventsCommand.self, ImportCalendarCommand.self, ChooseOutfitCommand.self,
            EventReminderCommand.self,
            RemoveEventCommand.self,
        ],
        defaultSubcommand: ListEventsCommand.self)
}

struct ListEventsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list", abstract: "List the stored events with their outfits.",
        usage: "outfit calendar list [--from <date>] [--through <date>] [<options>]",
        discussion: """
            EXAMPLES
              outfit calendar list
              outfit calendar list --from today --through 2026-12-31 --search gala
            """)

    @Option(
        help: ArgumentHelp("Show events on or after this day (default: today).", valueName: "date"))
    var from: String?

    @Option(help: ArgumentHelp("End date, inclusive.", valueName: "date"))
    var through: String?

    @Option(help: ArgumentHelp("Show events with this text in the title, location, or notes.", valueName: "text"))
    var search: String?

    @Option(
        help: ArgumentHelp("Show events with this dress code.", valueName: "code"),
        completion: .words(DressCode.self))
    var dressCode: String?

    @Flag(inversion: .prefixedNo, help: "Show only events with a chosen outfit, or only events without one.")
    var chosen: Bool?

    @Option(help: ArgumentHelp("Include only events from this calendar.", valueName: "name"))
    var calendar: String?

    @OptionGroup var list: ListOptions

    @OptionGroup var output: OutputOptions

    func run() async throws {
        var fields = InputFields()
        fields.set("from", "--from", text: from)
        fields.set("through", "--through", text: through)
        fields.set("text", "--search", text: search)
        fields.set("dressCode", "--dress-code", word: dressCode, of: DressCode.self)
        fields.set("hasChoice", "--chosen", flag: chosen)
        fields.set("calendar", "--calendar", text: calendar)
        list.add(to: &fields)
        try await EngineCall(Wardrobe.myEvents, fields).print(as: output.presentation)
    }
}

struct ImportCalendarCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "import", abstract: "Import events from a calendar file.",
        usage: "outfit calendar import <file> [--calendar <name>] [<options>]",
        discussion: """
            Events are matched by identifier, so chosen outfits survive when you import the same calendar again.

            EXAMPLES
              outfit calendar import calendar.ics
              outfit calendar import calendar.ics --calendar work --days 60
            """)

    @Argument(
        help: "Path to an .ics file, or - for standard input.",
        completion: .file(extensions: ["ics"]))
    var file: String

    @Option(help: ArgumentHelp("Calendar name (default: the file name).", valueName: "name"))
    var calendar: String?

    @Option(help: ArgumentHelp("First day to import (default: today).", valueName: "date"))
    var from: String?

    @Option(help: ArgumentHelp("Number of days to import (default: 366).", valueName: "count"))
    var days: Int?

    @Option(
        name: [.customLong("tz"), .customLong("zone")],
        help: ArgumentHelp(
            "Time zone for days and times, such as Europe/Paris (default: each event's own).",
            valueName: "zone"))
    var zone: String?

    @OptionGroup var limit: InputLimit

    @OptionGroup var output: OutputOptions

    /// The name of the file without its folder and extension, so that two files don't replace each other.
    private var fileName: String? {
        let name = file.split(separator: "/").last.map(String.init) ?? ""
        let base = name.lowercased().hasSuffix(".ics") ? String(name.dropLast(4)) : name
        return file == "-" || base.isEmpty ? nil : base
    }

    func run() async throws {
        var fields = InputFields()
        fields.set("file", "<file>", bytes: try limit.read(file))
        fields.set("calendar", "--calendar", text: calendar ?? fileName)
        fields.set("from", "--from", text: from)
        fields.set("days", "--days", count: days)
        fields.set("zone", "--tz", text: zone)
        try await EngineCall(Wardrobe.importCalendar, fields).print(as: output.presentation)
    }
}
