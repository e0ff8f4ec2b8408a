// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import CommandKit
import ComputationKit
import TwinsPlugin

struct SustainabilityCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "footprint", abstract: "Show the environmental impact of your things.",
        discussion: """
            EXAMPLES
              twins footprint
            """)

    @Option(help: ArgumentHelp("Include only things in this place.", valueName: "place"))
    var place: String?

    @OptionGroup var output: OutputOptions

    func run() async throws {
        var fields = InputFields()
        fields.set("location", "--place", text: place)
        try await EngineCall(Twins.mySustainability, fields).print(as: output.presentation)
    }
}

struct FreshnessCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "fresh", abstract: "List food by freshness, in the order to use it.",
        usage: "twins fresh [--place <place>] [--date <date>] [<options>]",
        discussion: """
            EXAMPLES
              twins fresh --place Kitchen
            """)

    @Option(help: ArgumentHelp("Show the food in this place.", valueName: "place"))
    var place: String?

    @Option(help: ArgumentHelp("Day (default: today).", valueName: "date"))
    var date: String?

    @OptionGroup var output: ListOutputOptions

    func run() async throws {
        var fields = InputFields()
        fields.set("location", "--place", text: place)
        fields.set("day", "--date", text: date)
        try await EngineCall(Twins.myFreshness, fields).print(as: output.presentation, into: output.destination)
    }
}

struct DepreciationCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "depreciation", abstract: "Show the depreciated value of items.",
        discussion: """
            EXAMPLES
              twins depreciation
              twins depreciation "Cordless drill" --date 2027-01-01
            """)

    @Argument(help: "The thing: its name or part of it, a key prefix, or the code on it.")
    var thing: String?

    @Option(help: ArgumentHelp("Day (default: today).", valueName: "date"))
    var date: String?

    @OptionGroup var output: OutputOptions

    func run() async throws {
        var fields = InputFields()
        fields.set("twin", "<thing>", text: thing)
        fields.set("day", "--date", text: date)
        try await EngineCall(Twins.myDepreciation, fields).print(as: output.presentation)
    }
}

struct IdentifyCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "identify", abstract: "Explain a barcode, ISBN, GS1 string, or Digital Link.",
        discussion: """
            EXAMPLES
              twins identify 9780441478125
              twins identify "(01)09506000134352(17)271231"
            """)

    @Argument(help: "The code as printed or scanned.")
    var code: String

    @OptionGroup var output: OutputOptions

    func run() async throws {
        var fields = InputFields()
        fields.set("code", "<code>", text: code)
        try await EngineCall(Twins.identify, fields).print(as: output.presentation)
    }
}
