// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import CommandKit
import ComputationKit
import WardrobePlugin

struct CalendarCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "calendar",
        abstract: "Store the events you dress for, with the outfits chosen for them.",
        discussion: """
            Everything stays on this machine. Importing a calendar again keeps the outfits of events that are still there.

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
        help: ArgumentHelp("Only from this day on; from today on unless given.", valueName: "date"))
    var from: String?

    @Option(help: ArgumentHelp("Only to this day.", valueName: "date"))
    var through: String?

    @Option(help: ArgumentHelp("Only with this text in title, place or notes.", valueName: "text"))
    var search: String?

    @Option(
        help: ArgumentHelp("Only where this dress code was read.", valueName: "code"),
        completion: .words(DressCode.self))
    var dressCode: String?

    @Flag(inversion: .prefixedNo, help: "Only with a chosen outfit, or only without one.")
    var chosen: Bool?

    @Option(help: ArgumentHelp("Only of this calendar.", valueName: "name"))
    var calendar: String?

    @OptionGroup var list: ListOptions

    @OptionGroup var output: OutputOptions

    func run() async throws {
        var fields = InputFields()
        fields.set("from", "--from", day: from)
        fields.set("through", "--through", day: through)
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
        commandName: "import", abstract: "Store the events of a calendar file.",
        usage: "outfit calendar import <file> [--calendar <name>] [<options>]",
        discussion: """
            Events are matched by their identifiers, so that outfits chosen for them stay when a calendar is imported again.

            EXAMPLES
              outfit calendar import calendar.ics
              outfit calendar import calendar.ics --calendar work --days 60
            """)

    @Argument(
        help: "The calendar, an .ics file, or - for standard input.",
        completion: .file(extensions: ["ics"]))
    var file: String

    @Option(help: ArgumentHelp("Name of the calendar; that of the file by default.", valueName: "name"))
    var calendar: String?

    @Option(help: ArgumentHelp("The first day to store; today unless given.", valueName: "date"))
    var from: String?

    @Option(help: ArgumentHelp("How many days to store; 366 unless given.", valueName: "count"))
    var days: Int?

    @Option(
        name: [.customLong("tz"), .customLong("zone")],
        help: ArgumentHelp(
            "The zone of days and times, such as Europe/Paris; the events' own unless given.",
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
        fields.set("from", "--from", day: from)
        fields.set("days", "--days", count: days)
        fields.set("zone", "--tz", text: zone)
        try await EngineCall(Wardrobe.importCalendar, fields).print(as: output.presentation)
    }
}
