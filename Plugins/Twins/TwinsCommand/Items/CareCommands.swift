// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import CommandKit
import ComputationKit
import TwinsPlugin

struct WaterCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "water", abstract: "Record that a plant was watered.",
        discussion: """
            EXAMPLES
              twins water Monstera
              twins water Monstera --date yesterday
            """)

    @Argument(help: "The thing: its name or part of it, a key prefix, or the code on it.")
    var thing: String

    @Option(help: ArgumentHelp("Day (default: today).", valueName: "date"))
    var date: String?

    @OptionGroup var output: OutputOptions

    func run() async throws {
        var fields = InputFields()
        fields.set("twin", "<thing>", text: thing)
        fields.set("day", "--date", text: date)
        try await EngineCall(Twins.water, fields).print(as: output.presentation)
    }
}

struct ServiceCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "service", abstract: "Record maintenance or other care.",
        discussion: """
            EXAMPLES
              twins service "Cordless drill"
              twins service Monstera --care repotting
            """)

    @Argument(help: "The thing: its name or part of it, a key prefix, or the code on it.")
    var thing: String

    @Option(
        help: ArgumentHelp(
            "What was done: maintenance, cleaning, watering, fertilizing, repotting, or firmwareCheck.",
            valueName: "care"), completion: .words(CareKind.self))
    var care: String?

    @Option(help: ArgumentHelp("Day (default: today).", valueName: "date"))
    var date: String?

    @OptionGroup var output: OutputOptions

    func run() async throws {
        var fields = InputFields()
        fields.set("twin", "<thing>", text: thing)
        fields.set("care", "--care", word: care, of: CareKind.self)
        fields.set("day", "--date", text: date)
        try await EngineCall(Twins.service, fields).print(as: output.presentation)
    }
}

struct ProgressCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "progress", abstract: "Record your reading progress in a book.",
        usage: "twins progress <thing> [<page>] [--status <status>] [<options>]",
        discussion: """
            EXAMPLES
              twins progress "The Dispossessed" 120
              twins progress "The Dispossessed" --status finished --rating 5
            """)

    @Argument(help: "The thing: its name or part of it, a key prefix, or the code on it.")
    var thing: String

    @Argument(help: "Current page.")
    var page: String?

    @Option(
        help: ArgumentHelp("Reading status: unread, reading, finished, or dnf.", valueName: "status"),
        completion: .words(ReadingStatus.self))
    var status: String?

    @Option(help: ArgumentHelp("Your rating, from 1 to 5.", valueName: "number"))
    var rating: String?

    @Option(help: ArgumentHelp("Day (default: today).", valueName: "date"))
    var date: String?

    @OptionGroup var output: OutputOptions

    func run() async throws {
        var fields = InputFields()
        fields.set("twin", "<thing>", text: thing)
        fields.set("page", "<page>", figure: page)
        fields.set("status", "--status", word: status, of: ReadingStatus.self)
        fields.set("rating", "--rating", figure: rating)
        fields.set("day", "--date", text: date)
        try await EngineCall(Twins.setProgress, fields).print(as: output.presentation)
    }
}
