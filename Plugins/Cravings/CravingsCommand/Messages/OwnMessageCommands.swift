// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import CommandKit
import CravingsPlugin

struct AddMessageCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "add", abstract: "Add your own message.",
        usage: "cravings message add <text> [--category <category>] [<options>]",
        discussion: """
            EXAMPLES
              cravings message add "A glass of water and ten minutes outside."
              cravings message add "I can call Olena." --category anxiety --trigger Anxious
            """)

    @Argument(help: "Text of up to 500 characters; - for standard input.")
    var text: String

    @Option(
        help: ArgumentHelp(
            "Category: urge, anxiety, boredom, social, or celebration (default: urge).", valueName: "category"),
        completion: .words(MessageCategory.self))
    var category: String?

    @OptionGroup var triggers: TriggerOption

    @Option(help: ArgumentHelp("Priority, 0 or more; the lower number comes first (default: 0).", valueName: "number"))
    var priority: String?

    @OptionGroup var output: OutputOptions

    func run() async throws {
        var fields = InputFields()
        try fields.set("content", "<text>", privateText: text)
        fields.set("category", "--category", word: category, of: MessageCategory.self)
        triggers.add(to: &fields)
        fields.set("priority", "--priority", figure: priority)
        try await EngineCall(Cravings.addMessage, fields).print(as: output.presentation)
    }
}

struct EditMessageCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "edit", abstract: "Change a message, or hide it for some triggers.",
        usage: "cravings message edit <message> [--text <text>] [<options>]",
        discussion: """
            The text, category, and triggers of a built-in message can't be changed. Options you leave out don't change \
            anything.

            EXAMPLES
              cravings message edit urge-wave --hide-for Sad,Lonely
              cravings message edit urge-wave --priority 5
            """)

    @Argument(help: "The message: its key, or the beginning of its key.")
    var message: String

    @Option(help: ArgumentHelp("Text of up to 500 characters; - for standard input.", valueName: "text"))
    var text: String?

    @Option(
        help: ArgumentHelp(
            "Category: urge, anxiety, boredom, social, or celebration.", valueName: "category"),
        completion: .words(MessageCategory.self))
    var category: String?

    @OptionGroup var triggers: TriggerOption

    @Option(help: ArgumentHelp("Priority, 0 or more; the lower number comes first.", valueName: "number"))
    var priority: String?

    @Option(
        help: ArgumentHelp(
            "Triggers for which to hide it, comma-separated; an empty value shows it for all.",
            valueName: "triggers"), completion: .words(Trigger.self))
    var hideFor: String?

    @OptionGroup var output: OutputOptions

    func run() async throws {
        var fields = InputFields()
        fields.set("message", "<message>", text: message)
        try fields.set("content", "--text", privateText: text)
        fields.set("category", "--category", word: category, of: MessageCategory.self)
        triggers.add(to: &fields)
        fields.set("priority", "--priority", figure: priority)
        fields.set("hiddenFor", "--hide-for", words: hideFor, of: Trigger.self)
        try await EngineCall(Cravings.editMessage, fields).print(as: output.presentation)
    }
}

struct RemoveMessageCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "remove", abstract: "Remove your own message, or switch off a built-in one.",
        discussion: """
            EXAMPLES
              cravings message remove urge-wave
            """)

    @Argument(help: "The message: its key, or the beginning of its key.")
    var message: String

    @OptionGroup var output: OutputOptions

    func run() async throws {
        var fields = InputFields()
        fields.set("message", "<message>", text: message)
        try await EngineCall(Cravings.removeMessage, fields).print(as: output.presentation)
    }
}

struct SwitchOnCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "on", abstract: "Switch a message on.",
        discussion: """
            EXAMPLES
              cravings message on urge-wave
            """)

    @Argument(help: "The message: its key, or the beginning of its key.")
    var message: String

    @OptionGroup var output: OutputOptions

    func run() async throws {
        var fields = InputFields()
        fields.set("message", "<message>", text: message)
        fields.set("isActive", "on", flag: true)
        try await EngineCall(Cravings.editMessage, fields).print(as: output.presentation)
    }
}

struct SwitchOffCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "off", abstract: "Switch a message off permanently.",
        discussion: """
            EXAMPLES
              cravings message off urge-wave
            """)

    @Argument(help: "The message: its key, or the beginning of its key.")
    var message: String

    @OptionGroup var output: OutputOptions

    func run() async throws {
        var fields = InputFields()
        fields.set("message", "<message>", text: message)
        fields.set("isActive", "off", flag: false)
        try await EngineCall(Cravings.editMessage, fields).print(as: output.presentation)
    }
}
