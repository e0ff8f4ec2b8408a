// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import CommandKit
import ComputationKit
import TwinsPlugin

struct AddCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "add", abstract: "Add a thing that you own.",
        usage: """
            twins add <kind> <name> [<options>]
            twins add --code <code> [<name>] [<options>]
            """,
        discussion: """
            Each kind has its own options; "twins add book --help" lists those of books. A code fills in the ISBN \
            or barcode, and for food the dates and the batch.

            EXAMPLES
              twins add book "The Left Hand of Darkness" --author "Ursula K. Le Guin"
              twins add food "Oat milk" --quantity 2 --best-before 2027-03-01
              twins add "The Dispossessed" --code 9780060512750
              twins add Yogurt --code "(01)09506000134352(17)271231(10)ABC123"
            """,
        subcommands: [
            AddBookCommand.self, AddFoodCommand.self, AddFurnitureCommand.self, AddElectronicsCommand.self,
            AddClothingCommand.self, AddGameCommand.self, AddToolCommand.self, AddPlantCommand.self,
            AddOtherCommand.self, AddByCodeCommand.self,
        ], defaultSubcommand: AddByCodeCommand.self)
}

struct AddByCodeCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "by-code", abstract: "Add a thing by a code on it, or a copy of a thing (default).",
        usage: "twins add --code <code> [<name>] [<options>]",
        discussion: """
            EXAMPLES
              twins add "The Dispossessed" --code 9780060512750
              twins add Yogurt --code https://id.gs1.org/01/09506000134352?17=271231
              twins add --copy-of "Cordless drill" --price "79 EUR"
            """)

    @Argument(help: "Name or title, which codes don't contain.")
    var name: String?

    @Option(help: ArgumentHelp("Barcode, ISBN, scanned GS1 string, or Digital Link.", valueName: "code"))
    var code: String?

    @Option(help: ArgumentHelp("Add a copy of this thing instead, or another lot of this food.", valueName: "thing"))
    var copyOf: String?

    @OptionGroup(title: "Item")
    var item: ItemOptions

    @OptionGroup(title: "Files and fields")
    var files: FileOptions

    @OptionGroup var output: OutputOptions

    func run() async throws {
        var fields = InputFields()
        fields.set("details", "--code", nil)
        fields.set("name", "<name>", text: name)
        fields.set("code", "--code", text: code)
        fields.set("copyOf", "--copy-of", text: copyOf)
        try item.add(to: &fields, at: "item")
        try files.add(to: &fields)
        try await EngineCall(Twins.add, fields).print(as: output.presentation)
    }
}
