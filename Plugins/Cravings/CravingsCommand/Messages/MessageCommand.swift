// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import CommandKit
import CravingsPlugin

struct MessageCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "message", abstract: "Show a fitting message, and manage messages.",
        discussion: """
            EXAMPLES
              cravings message --trigger Lonely
              cravings message list --own
              cravings message add "I can call Olena." --trigger Anxious
              cravings message off urge-wave
            """,
        subcommands: [
            TakeMessageCommand.self, ListMessagesCommand.self, AddMessageCommand.self, EditMessageCommand.self,
            RemoveMessageCommand.self, SwitchOnCommand.self, SwitchOffCommand.self,
        ], defaultSubcommand: TakeMessageCommand.self)
}

struct TakeMessageCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "take", abstract: "Show a fitting message, and count it as shown.",
        usage: "cravings message take [--trigger <trigger>] [<options>]",
        discussion: """
            Nothing is logged. At intensity 10, where to find help comes first.

            EXAMPLES
              cravings message take --trigger Lonely
              cravings message take --milestone --language uk
            """)

    @OptionGroup var triggers: TriggerOption

    @Option(help: ArgumentHelp("Intensity of the craving, from 1 to 10.", valueName: "1-10"))
    var intensity: String?

    @Option(
        help: ArgumentHelp(
            "Note, which is searched for words of self-harm and not stored; - for standard input.", valueName: "text"))
    var note: String?

    @Flag(help: "You reached a milestone, so a celebration message fits.")
    var milestone = false

    @Flag(help: "Pick any fitting message with a probability of 0.1, so that its effect can be estimated.")
    var explore = false

    @OptionGroup var language: LanguageOption

    @OptionGroup var output: OutputOptions

    func run() async throws {
        var fields = InputFields()
        triggers.add(to: &fields)
        fields.set("intensity", "--intensity", figure: intensity)
        try fields.set("notes", "--note", privateText: note)
        fields.set("isMilestone", "--milestone", flag: milestone ? true : nil)
        fields.set("explores", "--explore", flag: explore ? true : nil)
        try await EngineCall(Cravings.takeMessage, fields).print(
            as: output.presentation, in: language)
    }
}

struct ListMessagesCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list", abstract: "List the messages, your own first.",
        usage: "cravings message list [--category <category>] [--own] [<options>]",
        discussion: """
            EXAMPLES
              cravings message list
              cravings message list --category anxiety --on --order least-shown
            """)

    @Option(
        help: ArgumentHelp("Category: urge, anxiety, boredom, social, or celebration.", valueName: "category"),
        completion: .words(MessageCategory.self))
    var category: String?

    @Flag(inversion: .prefixedNo, help: "Only your own messages, or only the built-in ones.")
    var own: Bool?

    @Flag(inversion: .prefixedNo, help: "Only messages that are switched on, or only those that are off.")
    var on: Bool?

    @Option(
        help: ArgumentHelp("Order: newest, priority, or least-shown (default: newest).", valueName: "order"),
        completion: .words(MessageOrder.self))
    var order: String?

    @OptionGroup var list: ListOptions

    @OptionGroup var language: LanguageOption

    @OptionGroup var output: ListOutputOptions

    func run() async throws {
        var fields = InputFields()
        fields.set("filter.category", "--category", word: category, of: MessageCategory.self)
        fields.set("filter.isOwn", "--own", flag: own)
        fields.set("filter.isActive", "--on", flag: on)
        fields.set("order", "--order", word: order, of: MessageOrder.self)
        list.add(to: &fields)
        try await EngineCall(Cravings.myMessages, fields).print(
            as: output.presentation, into: output.destination, in: language)
    }
}
