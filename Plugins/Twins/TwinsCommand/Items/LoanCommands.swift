// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import CommandKit
import ComputationKit
import TwinsPlugin

struct LendCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "lend", abstract: "Lend an item.",
        usage: "twins lend <thing> <borrower> [--due <date>] [<options>]",
        discussion: """
            EXAMPLES
              twins lend "Cordless drill" Ana --due tomorrow
            """)

    @OptionGroup var thing: ItemArguments

    @Argument(help: "The borrower.")
    var borrower: String

    @Option(help: ArgumentHelp("Date it is due back.", valueName: "date"))
    var due: String?

    @Option(help: ArgumentHelp("Day (default: today).", valueName: "date"))
    var date: String?

    @Option(help: ArgumentHelp("Notes; - for standard input.", valueName: "text"))
    var notes: String?

    @OptionGroup var output: OutputOptions

    func run() async throws {
        var fields = InputFields()
        thing.add(to: &fields)
        fields.set("borrower", "<borrower>", text: borrower)
        fields.set("due", "--due", text: due)
        fields.set("day", "--date", text: date)
        try fields.set("notes", "--notes", note: notes)
        try await EngineCall(Twins.lend, fields).print(as: output.presentation)
    }
}

struct ReturnCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "return", abstract: "Record the return of a lent item.",
        discussion: """
            EXAMPLES
              twins return "Cordless drill"
            """)

    @OptionGroup var thing: ItemArguments

    @Option(help: ArgumentHelp("Day (default: today).", valueName: "date"))
    var date: String?

    @OptionGroup var output: OutputOptions

    func run() async throws {
        var fields = InputFields()
        thing.add(to: &fields)
        fields.set("day", "--date", text: date)
        try await EngineCall(Twins.return, fields).print(as: output.presentation)
    }
}
