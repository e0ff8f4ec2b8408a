// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import CommandKit
import ComputationKit
import TwinsPlugin

struct ConsumeCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "consume", abstract: "Record that you used food.",
        usage: "twins consume <thing> [--quantity <number>] [<options>]",
        discussion: """
            EXAMPLES
              twins consume "Oat milk"
              twins consume Rice --quantity 80 --unit g
            """)

    @Argument(help: "The thing: its name or part of it, a key prefix, or the code on it.")
    var thing: String

    @Option(help: ArgumentHelp("Quantity (default: 1).", valueName: "number"))
    var quantity: String?

    @Option(help: ArgumentHelp("Unit of the quantity (default: that of the food).", valueName: "text"))
    var unit: String?

    @Option(help: ArgumentHelp("Key prefix of a lot (default: the next one to use).", valueName: "key"))
    var lot: String?

    @OptionGroup var output: OutputOptions

    func run() async throws {
        var fields = InputFields()
        fields.set("twin", "<thing>", text: thing)
        fields.set("quantity", "--quantity", figure: quantity)
        fields.set("unit", "--unit", text: unit)
        fields.set("lot", "--lot", text: lot)
        try await EngineCall(Twins.consume, fields).print(as: output.presentation)
    }
}

struct OpenCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "open", abstract: "Record that you opened food.",
        usage: "twins open <thing> [--quantity <number>] [<options>]",
        discussion: """
            EXAMPLES
              twins open "Oat milk" --quantity 1
            """)

    @Argument(help: "The thing: its name or part of it, a key prefix, or the code on it.")
    var thing: String

    @Option(help: ArgumentHelp("Quantity (default: the whole lot).", valueName: "number"))
    var quantity: String?

    @Option(help: ArgumentHelp("Unit of the quantity (default: that of the food).", valueName: "text"))
    var unit: String?

    @Option(help: ArgumentHelp("Key prefix of a lot (default: the next one to use).", valueName: "key"))
    var lot: String?

    @Option(help: ArgumentHelp("Day (default: today).", valueName: "date"))
    var date: String?

    @OptionGroup var output: OutputOptions

    func run() async throws {
        var fields = InputFields()
        fields.set("twin", "<thing>", text: thing)
        fields.set("quantity", "--quantity", figure: quantity)
        fields.set("unit", "--unit", text: unit)
        fields.set("lot", "--lot", text: lot)
        fields.set("day", "--date", text: date)
        try await EngineCall(Twins.open, fields).print(as: output.presentation)
    }
}

struct FreezeCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "freeze", abstract: "Record that you froze food.",
        usage: "twins freeze <thing> [--quantity <number>] [<options>]",
        discussion: """
            EXAMPLES
              twins freeze Bread
            """)

    @Argument(help: "The thing: its name or part of it, a key prefix, or the code on it.")
    var thing: String

    @Option(help: ArgumentHelp("Quantity (default: the whole lot).", valueName: "number"))
    var quantity: String?

    @Option(help: ArgumentHelp("Unit of the quantity (default: that of the food).", valueName: "text"))
    var unit: String?

    @Option(help: ArgumentHelp("Key prefix of a lot (default: the next one to use).", valueName: "key"))
    var lot: String?

    @Option(help: ArgumentHelp("Day (default: today).", valueName: "date"))
    var date: String?

    @OptionGroup var output: OutputOptions

    func run() async throws {
        var fields = InputFields()
        fields.set("twin", "<thing>", text: thing)
        fields.set("quantity", "--quantity", figure: quantity)
        fields.set("unit", "--unit", text: unit)
        fields.set("lot", "--lot", text: lot)
        fields.set("day", "--date", text: date)
        try await EngineCall(Twins.freeze, fields).print(as: output.presentation)
    }
}

struct ThawCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "thaw", abstract: "Record that you thawed food.",
        usage: "twins thaw <thing> [--quantity <number>] [<options>]",
        discussion: """
            EXAMPLES
              twins thaw Bread
            """)

    @Argument(help: "The thing: its name or part of it, a key prefix, or the code on it.")
    var thing: String

    @Option(help: ArgumentHelp("Quantity (default: the whole lot).", valueName: "number"))
    var quantity: String?

    @Option(help: ArgumentHelp("Unit of the quantity (default: that of the food).", valueName: "text"))
    var unit: String?

    @Option(help: ArgumentHelp("Key prefix of a lot (default: the next one to use).", valueName: "key"))
    var lot: String?

    @Option(help: ArgumentHelp("Day (default: today).", valueName: "date"))
    var date: String?

    @OptionGroup var output: OutputOptions

    func run() async throws {
        var fields = InputFields()
        fields.set("twin", "<thing>", text: thing)
        fields.set("quantity", "--quantity", figure: quantity)
        fields.set("unit", "--unit", text: unit)
        fields.set("lot", "--lot", text: lot)
        fields.set("day", "--date", text: date)
        fields.set("thaw", "thaw", flag: true)
        try await EngineCall(Twins.freeze, fields).print(as: output.presentation)
    }
}

struct CookCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "cook", abstract: "Plan which food to use first, with the least waste.",
        usage: "twins cook <servings> [--days <number>] [<options>]",
        discussion: """
            EXAMPLES
              twins cook 2 --days 7
              twins cook 2 --portion "Rice=80 g" --portion Bread=2
            """)

    @Argument(help: "Servings eaten per day, across all food.")
    var servings: String

    @Option(help: ArgumentHelp("Number of days to plan, from 1 to 60 (default: 14).", valueName: "number"))
    var days: String?

    @Option(
        parsing: .singleValue,
        help: ArgumentHelp("Serving of a food, such as \"Rice=80 g\". Repeatable.", valueName: "food=quantity"))
    var portion: [String] = []

    @Option(help: ArgumentHelp("Plan for the food in this place.", valueName: "place"))
    var place: String?

    @OptionGroup var output: OutputOptions

    func run() async throws {
        var fields = InputFields()
        fields.set("servingsPerDay", "<servings>", figure: servings)
        fields.set("days", "--days", figure: days)
        try fields.set("portions", "--portion", portions: portion)
        fields.set("location", "--place", text: place)
        try await EngineCall(Twins.myWhatToCookFirst, fields).print(as: output.presentation)
    }
}
