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
            The outfit is one that you saved, or a suggestion that the event keeps, by its number. Without any the event has \
            no chosen outfit.

            EXAMPLES
              outfit calendar choose gala "Black tie"
              outfit calendar choose gala                (none any more)
            """)

    @Argument(help: "The event, by its title, a part of it, or the beginning of its key.")
    var event: String

    @Argument(help: "A saved outfit, by its name, a part of it, or the beginning of its key.")
    var outfit: String?

    @Option(help: ArgumentHelp("The day it begins, where several have its title.", valueName: "date"))
    var date: String?

    @Option(help: ArgumentHelp("The number of the suggestion to choose.", valueName: "number"))
    var suggestion: Int?

    @OptionGroup var output: OutputOptions

    func run() async throws {
        var fields = InputFields()
        fields.set("event", "<event>", text: event)
        fields.set("outfit", "<outfit>", text: outfit)
        fields.set("date", "--date", day: date)
        fields.set("choice", "--suggestion", count: suggestion)
        try await EngineCall(Wardrobe.chooseOutfit, fields).print(as: output.presentation)
    }
}

struct EventReminderCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "remind", abstract: "Print the next reminder that is due, once.",
        usage: "outfit calendar remind [--lead <minutes>] [<options>]",
        discussion: """
            For a script that runs every few minutes. Each event's reminder is given once.

            EXAMPLES
              outfit calendar remind
              outfit calendar remind --lead 60
            """)

    @Option(
        help: ArgumentHelp("How many minutes ahead it is due; 720 unless given.", valueName: "minutes"))
    var lead: Int?

    @Option(help: ArgumentHelp("Only of this calendar.", valueName: "name"))
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
        abstract: "Remove a stored event, or all of a calendar; their outfits stay.",
        usage: "outfit calendar remove [<event>] [--calendar <name>] [<options>]",
        discussion: """
            EXAMPLES
              outfit calendar remove gala
              outfit calendar remove --calendar calendar
            """)

    @Argument(help: "The event, by its title, a part of it, or the beginning of its key.")
    var event: String?

    @Option(help: ArgumentHelp("The day it begins, where several have its title.", valueName: "date"))
    var date: String?

    @Option(help: ArgumentHelp("All events of this calendar.", valueName: "name"))
    var calendar: String?

    @OptionGroup var output: OutputOptions

    func run() async throws {
        var fields = InputFields()
        fields.set("event", "<event>", text: event)
        fields.set("date", "--date", day: date)
        fields.set("calendar", "--calendar", text: calendar)
        try await EngineCall(Wardrobe.removeEvent, fields).print(as: output.presentation)
    }
}
