// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import CommandKit
import ComputationKit
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
            LanguageCommand<TakeMessage>.self, LanguageCommand<ListMessages>.self, FieldCommand<AddMessage>.self,
            FieldCommand<EditMessage>.self, FieldCommand<RemoveMessage>.self, FieldCommand<SwitchOnMessage>.self,
            FieldCommand<SwitchOffMessage>.self,
        ], defaultSubcommand: LanguageCommand<TakeMessage>.self)
}

enum TakeMessage: FieldCommandForm {
    static let command = FieldCommandDefinition(
        Cravings.takeMessage, "cravings message take", "Show a fitting message, and count it as shown.",
        usage: "[--trigger <trigger>]",
        discussion: "Nothing is logged. At intensity 10, where to find help comes first.",
        examples: ["cravings message take --trigger Lonely", "cravings message take --milestone --language uk"],
        [
            "triggers": .triggers, "notes": .option("note", reading: .privateText), "explores": "explore",
            "isAfterUse": .option("after-use", help: "You used, so only messages for afterward fit."),
            "isMilestone": .option("milestone", help: "You reached a milestone, so a celebration message fits."),
        ])
}

enum ListMessages: FieldCommandForm {
    static let command = FieldCommandDefinition(
        Cravings.myMessages, "cravings message list", "List the messages, your own first.",
        usage: "[--category <category>] [--own]",
        examples: ["cravings message list", "cravings message list --category anxiety --on --order least-shown"],
        formats: [.text, .csv, .json],
        [
            "filter.isOwn": .option("own", help: "Only your own messages, or only the built-in ones."),
            "filter.isActive": .option("on", help: "Only messages that are switched on, or only those that are off."),
            "cursor": .cursor,
        ])
}

enum AddMessage: FieldCommandForm {
    static let command = FieldCommandDefinition(
        Cravings.addMessage, "cravings message add", "Add your own message.",
        usage: "<text> [--category <category>]",
        examples: [
            "cravings message add \"A glass of water and ten minutes outside.\"",
            "cravings message add \"I can call Olena.\" --category anxiety --trigger Anxious",
        ],
        ["content": .argument("text", help: textHelp, reading: .privateText), "triggers": .triggers])
}

enum EditMessage: FieldCommandForm {
    static let command = FieldCommandDefinition(
        Cravings.editMessage, "cravings message edit", "Change a message, or hide it for some triggers.",
        usage: "<message> [--text <text>]",
        discussion: """
            The text, category, and triggers of a built-in message can't be changed. Options you leave out don't \
            change anything.
            """,
        examples: [
            "cravings message edit urge-wave --hide-for Sad,Lonely", "cravings message edit urge-wave --priority 5",
        ],
        [
            "message": .argument("message"),
            "content": .option("text", value: "text", help: textHelp, reading: .privateText),
            "triggers": .triggers, "isActive": .excluded,
            "hiddenFor": .option(
                "hide-for", value: "triggers",
                help: "Triggers for which to hide it, comma-separated; an empty value shows it for all."),
        ])
}

private let textHelp = "Text of up to 500 characters; - for standard input."

enum RemoveMessage: FieldCommandForm {
    static let command = FieldCommandDefinition(
        Cravings.removeMessage, "cravings message remove", "Remove your own message, or switch off a built-in one.",
        usage: "<message>", examples: ["cravings message remove urge-wave"], ["message": .argument("message")])
}

enum SwitchOnMessage: FieldCommandForm {
    static let command = FieldCommandDefinition(
        Cravings.editMessage, "cravings message on", "Switch a message on.", usage: "<message>",
        examples: ["cravings message on urge-wave"], setting: ["isActive": true], onlyMessage)
}

enum SwitchOffMessage: FieldCommandForm {
    static let command = FieldCommandDefinition(
        Cravings.editMessage, "cravings message off", "Switch a message off permanently.", usage: "<message>",
        examples: ["cravings message off urge-wave"], setting: ["isActive": false], onlyMessage)
}

private let onlyMessage: [String: FieldOption] = [
    "message": .argument("message"), "content": .excluded, "category": .excluded, "triggers": .excluded,
    "priority": .excluded,
    "hiddenFor": .excluded,
]
