// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import CommandKit
import ComputationKit
import TwinsPlugin

struct LogCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "log", abstract: "List recognitions of codes and pictures, newest first.",
        usage: "twins log [--from <date>] [--until <date>] [<options>]",
        discussion: """
            EXAMPLES
              twins log
              twins log --failures
            """)

    @Option(help: ArgumentHelp("First day.", valueName: "date"))
    var from: String?

    @Option(help: ArgumentHelp("Last day.", valueName: "date"))
    var until: String?

    @Flag(help: "Show only failures.")
    var failures = false

    @OptionGroup var page: ListOptions

    @OptionGroup var output: OutputOptions

    func run() async throws {
        var fields = InputFields()
        fields.set("from", "--from", text: from)
        fields.set("until", "--until", text: until)
        fields.set("failuresOnly", "--failures", flag: failures ? true : nil)
        page.add(to: &fields)
        try await EngineCall(Twins.myRecognitionLog, fields).print(as: output.presentation)
    }
}

struct NotificationsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "notifications", abstract: "Show due notifications, each once.",
        discussion: """
            EXAMPLES
              twins notifications
            """)

    @Option(help: ArgumentHelp("Maximum number (default: 100).", valueName: "number"))
    var limit: String?

    @OptionGroup var output: OutputOptions

    func run() async throws {
        var fields = InputFields()
        fields.set("limit", "--limit", figure: limit)
        try await EngineCall(Twins.claimNotifications, fields).print(as: output.presentation)
    }
}
