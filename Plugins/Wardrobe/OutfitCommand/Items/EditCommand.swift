// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import CommandKit
import ComputationKit
import WardrobePlugin

struct EditCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "edit", abstract: "Edit an item in your wardrobe.",
        usage: "outfit edit <item> [<options>]",
        discussion: """
            Options you leave out don't change anything.

            EXAMPLES
              outfit edit "Navy blazer" --laundry dirty
              outfit edit navy --price "189 EUR" --bought 2026-03-14 --favorite
              outfit edit navy --clear price,notes
            """)

    @Argument(help: "The item: its name, part of its name, or a key prefix.")
    var item: String

    @Option(help: ArgumentHelp("New name.", valueName: "name"))
    var name: String?

    @Option(
        help: ArgumentHelp(
            "Fields to clear, comma-separated, such as price.", valueName: "fields"))
    var clear: String?

    @OptionGroup(title: "Item attributes")
    var changes: ItemOptions

    @OptionGroup var output: OutputOptions

    func run() async throws {
        var fields = InputFields()
        fields.set("item", "<item>", text: item)
        fields.set("name", "--name", text: name)
        try changes.add(to: &fields)
        try fields.clear(clear, for: Wardrobe.editItem)
        try await EngineCall(Wardrobe.editItem, fields).print(as: output.presentation)
    }
}
