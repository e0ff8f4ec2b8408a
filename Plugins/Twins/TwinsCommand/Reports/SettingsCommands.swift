// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import CommandKit
import TwinsPlugin

struct SettingsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "settings", abstract: "Show or change the settings.",
        discussion: """
            EXAMPLES
              twins settings
              twins settings set --currency USD --units imperial
            """,
        subcommands: [FieldCommand<ShowSettings>.self, FieldCommand<SetSettings>.self],
        defaultSubcommand: FieldCommand<ShowSettings>.self)
}

enum ShowSettings: FieldCommandForm {
    static let command = FieldCommandDefinition(
        Twins.mySettings, "twins settings show", "Show the settings (default).", examples: ["twins settings"])
}

enum SetSettings: FieldCommandForm {
    static let command = FieldCommandDefinition(
        Twins.setSettings, "twins settings set", "Change settings.", usage: "[--currency <code>]",
        examples: [
            "twins settings set --currency USD --units imperial",
            "twins settings set --first-warning 5 --time 08:00",
        ],
        [
            "notificationsEnabled": .option("notifications", help: "Turn notifications on or off."),
            "firstWarningDays": "first-warning", "secondWarningDays": "second-warning",
            "warrantyWarningDays": "warranty-warning", "notificationTime": .option("time", value: "time"),
            "defaultCurrency": .option("currency", value: "code", reading: .uppercased),
            "recognitionLogDays": "log-days",
        ])
}
