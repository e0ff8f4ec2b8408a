// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import CommandKit
import ComputationKit
import TwinsPlugin

struct EditCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "edit", abstract: "Edit a thing or one of its items.",
        usage: """
            twins edit <kind> <thing> [<options>]
            twins edit <thing> [<options>]
            """,
        discussion: """
            With a kind, the options include the attributes of that kind; without one, those of the item.

            EXAMPLES
              twins edit "Cordless drill" --price "79 EUR" --condition good
              twins edit book "The Dispossessed" --pages 387
              twins edit "Cordless drill" --clear price
            """,
        subcommands: [
            EditBookCommand.self, EditFoodCommand.self, EditFurnitureCommand.self, EditElectronicsCommand.self,
            EditClothingCommand.self, EditGameCommand.self, EditToolCommand.self, EditPlantCommand.self,
            EditOtherCommand.self, EditItemCommand.self,
        ], defaultSubcommand: EditItemCommand.self)
}

struct EditItemCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "item", abstract: "Edit an item of a thing (default).",
        usage: "twins edit <thing> [<options>]",
        discussion: """
            EXAMPLES
              twins edit "Cordless drill" --price "79 EUR" --condition good
              twins edit "Cordless drill" --manual manual.pdf
            """)

    @OptionGroup var thing: ItemArguments

    @Option(help: ArgumentHelp("Attributes to clear, comma-separated, such as price.", valueName: "names"))
    var clear: String?

    @OptionGroup(title: "Item")
    var changes: ItemOptions

    @OptionGroup(title: "Files and fields")
    var files: FileOptions

    @OptionGroup var output: OutputOptions

    func run() async throws {
        var fields = InputFields()
        thing.add(to: &fields)
        fields.set("details", "<options>", nil)
        try changes.add(to: &fields, at: "itemChanges")
        try files.add(to: &fields)
        try fields.clear(clear, for: Twins.edit)
        try await EngineCall(Twins.edit, fields).print(as: output.presentation)
    }
}
