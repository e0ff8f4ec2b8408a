// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import CommandKit
import ComputationKit
import WardrobePlugin

struct ChooseOutfitCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "choose", abstract: "Choose an outfit for a stored event.",
        usage: "outfit calendar choose <event> [<outfit>] [<options>]",
        discussion: """
            Choose a saved outfit, or pass --suggestion to choose one of the event's suggestions. With neither, the \
            event's chosen outfit is cleared.

            EXAMPLES
              outfit calendar choose gala "Black tie"
              outfit calendar choose gala                (clears the choice)
            """)

    @Argument(help: "The event: its title, part of its title, or a key prefix.")
    var event: String

    @Argument(help: "A saved outfit: its name, part of its name, or a key prefix.")
    var outfit: String?

    @Option(help: ArgumentHelp("The event's start date, if several events share the title.", valueName: "date"))
    var date: String?

    @Option(help: ArgumentHelp("Number of the suggestion to choose.", valueName: "number"))
    var suggestion: Int?

    @OptionGroup var output: OutputOptions

    func run() async throws {
        var fields = InputFields()
        fields.set("event", "<event>", text: event)
        fields.set("outfit", "<outfit>", text: outfit)
        fields.set("date", "--date", text: date)
        fields.set("choice", "--suggestion", count: suggestion)
        try await EngineCall(Wardrobe.chooseOutfit, fields).print(as: output.presentation)
    }
}

struct EventReminderCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "remind", abstract: "Print the next due reminder.",
        usage: "outfit calendar remind [--lead <minutes>] [<options>]",
        discussion: """
            Run this from a script every few minutes. Each event's reminder is printed only once.

            EXAMPLES
              outfit calendar remind
              outfit calendar remind --lead 60
            """)

    @Option(
        help: ArgumentHelp("How many minutes before an event its reminder is due (default: 720).", valueName: "minutes")
    )
    var lead: Int?

    @Option(help: ArgumentHelp("Include only events from this calendar.", valueName: "name"))
    var calendar: String?

    @OptionGroup var output: OutputOptions

    func run() async throws {
        var fields = InputFields()
        fields.set("lead", "--lead", count: lead)
        fields.set("calendar", "--calendar", text: calendar)
        try await EngineCall(Wardrobe.claimEventReminder, fields).print(as: output.presentation)
    }
}

struct RemoveEventCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "remove",
        abstract: "Remove an event or a whole calendar, but keep its outfits.",
        usage: "outfit calendar remove [<event>] [--calendar <name>] [<options>]",
        discussion: """
            EXAMPLES
              outfit calendar remove "Charity gala"
              outfit calendar remove --calendar calendar
            """)

    @Argument(help: "The event: its whole title or a key prefix.")
    var event: String?

    @Option(help: ArgumentHelp("The event's start date, if several events share the title.", valueName: "date"))
    var date: String?

    @Option(help: ArgumentHelp("Remove all events from this calendar.", valueName: "name"))
    var calendar: String?

    @OptionGroup var output: OutputOptions

    func run() async throws {
        var fields = InputFields()
        fields.set("event", "<event>", text: event)
        fields.set("date", "--date", text: date)
        fields.set("calendar", "--calendar", text: calendar)
        try await EngineCall(Wardrobe.removeEvent, fields).print(as: output.presentation)
    }
}
