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
            FieldCommand<ListEvents>.self, ImportCalendarCommand.self, FieldCommand<ChooseOutfit>.self,
            FieldCommand<RemindOfEvent>.self, FieldCommand<RemoveEvent>.self,
        ],
        defaultSubcommand: FieldCommand<ListEvents>.self)
}

enum ListEvents: FieldCommandForm {
    static let command = FieldCommandDefinition(
        Wardrobe.myEvents, "outfit calendar list", "List the stored events with their outfits.",
        usage: "[--from <date>] [--through <date>]",
        examples: ["outfit calendar list", "outfit calendar list --from today --through 2026-12-31 --search gala"],
        [
            "calendar": .option(value: "name"), "text": .option("search", value: "text"),
            "dressCode": .option(value: "code"), "hasChoice": "chosen",
        ])
}

struct ImportCalendarCommand: AsyncParsableCommand {
    enum Span: FieldOptionSet {
        static let options = FieldOptions(
            of: ImportCalendarInput.self,
            [
                "text": .excluded, "file": .excluded, "zone": .zone,
                "calendar": .option(value: "name", help: "Calendar name (default: the file name)."),
            ])
    }

    static let configuration = CommandConfiguration(
        commandName: "import", abstract: "Import events from a calendar file.",
        usage: "outfit calendar import <file> [--calendar <name>] [<options>]",
        discussion: """
            Events are matched by identifier, so chosen outfits survive when you import the same calendar again.

            EXAMPLES
              outfit calendar import calendar.ics
              outfit calendar import calendar.ics --calendar work --days 60
            """)

    @Argument(help: "Path to an .ics file, or - for standard input.", completion: .file(extensions: ["ics"]))
    var file: String

    @OptionGroup var span: FieldArguments<Span>

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
        fields.set("calendar", "--calendar", text: fileName)
        try span.add(to: &fields)
        try await EngineCall(Wardrobe.importCalendar, fields).print(as: output.presentation)
    }
}

enum ChooseOutfit: FieldCommandForm {
    static let command = FieldCommandDefinition(
        Wardrobe.chooseOutfit, "outfit calendar choose", "Choose an outfit for a stored event.",
        usage: "<event> [<outfit>]",
        discussion: """
            Choose a saved outfit, or pass --suggestion to choose one of the event's suggestions. With neither, the \
            event's chosen outfit is cleared.
            """,
        examples: [
            "outfit calendar choose gala \"Black tie\"",
            "outfit calendar choose gala                (clears the choice)",
        ],
        ["event": .event, "outfit": .argument("outfit"), "choice": .option("suggestion", value: "number")])
}

enum RemindOfEvent: FieldCommandForm {
    static let command = FieldCommandDefinition(
        Wardrobe.claimEventReminder, "outfit calendar remind", "Print the next due reminder.",
        usage: "[--lead <minutes>]",
        discussion: "Run this from a script every few minutes. Each event's reminder is printed only once.",
        examples: ["outfit calendar remind", "outfit calendar remind --lead 60"],
        ["lead": .option(value: "minutes"), "calendar": .option(value: "name")])
}

enum RemoveEvent: FieldCommandForm {
    static let command = FieldCommandDefinition(
        Wardrobe.removeEvent, "outfit calendar remove",
        "Remove an event or a whole calendar, but keep its outfits.", usage: "[<event>] [--calendar <name>]",
        examples: ["outfit calendar remove \"Charity gala\"", "outfit calendar remove --calendar calendar"],
        ["event": .event, "calendar": .option(value: "name")])
}
