// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import CommandKit
import ComputationKit
import TwinsPlugin

struct SettingsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "settings", abstract: "Show or change the settings.",
        discussion: """
            EXAMPLES
              twins settings
              twins settings set --currency USD --units imperial
            """,
        subcommands: [ShowSettingsCommand.self, SetSettingsCommand.self],
        defaultSubcommand: ShowSettingsCommand.self)
}

struct ShowSettingsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "show", abstract: "Show the settings (default).",
        discussion: """
            EXAMPLES
              twins settings
            """)

    @OptionGroup var output: OutputOptions

    func run() async throws {
        let fields = InputFields()

        try await EngineCall(Twins.mySettings, fields).print(as: output.presentation)
    }
}

struct SetSettingsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "set", abstract: "Change settings.",
        usage: "twins settings set [--currency <code>] [<options>]",
        discussion: """
            EXAMPLES
              twins settings set --currency USD --units imperial
              twins settings set --first-warning 5 --time 08:00
            """)

    @Flag(inversion: .prefixedNo, help: "Turn notifications on or off.")
    var notifications: Bool?

    @Option(help: ArgumentHelp("Days before the expiration date for the first warning.", valueName: "days"))
    var firstWarning: String?

    @Option(help: ArgumentHelp("Days before the expiration date for the second warning.", valueName: "days"))
    var secondWarning: String?

    @Option(help: ArgumentHelp("Days before the end of a warranty for its warning.", valueName: "days"))
    var warrantyWarning: String?

    @Option(help: ArgumentHelp("Time of day for notifications, such as 09:00.", valueName: "time"))
    var time: String?

    @Option(help: ArgumentHelp("Default currency, such as EUR.", valueName: "code"))
    var currency: String?

    @Option(
        help: ArgumentHelp("Units of lengths and weights: metric or imperial.", valueName: "units"),
        completion: .words(UnitSystem.self))
    var units: String?

    @Option(help: ArgumentHelp("Number of days to keep recognitions.", valueName: "days"))
    var logDays: String?

    @OptionGroup var output: OutputOptions

    func run() async throws {
        var fields = InputFields()
        fields.set("notificationsEnabled", "--notifications", flag: notifications)
        fields.set("firstWarningDays", "--first-warning", figure: firstWarning)
        fields.set("secondWarningDays", "--second-warning", figure: secondWarning)
        fields.set("warrantyWarningDays", "--warranty-warning", figure: warrantyWarning)
        fields.set("notificationTime", "--time", text: time)
        fields.set("defaultCurrency", "--currency", text: currency?.uppercased())
        fields.set("units", "--units", word: units, of: UnitSystem.self)
        fields.set("recognitionLogDays", "--log-days", figure: logDays)
        try await EngineCall(Twins.setSettings, fields).print(as: output.presentation)
    }
}
