// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import CommandKit
import ComputationKit
import WardrobePlugin

struct AddCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "add", abstract: "Add an item to your wardrobe.",
        usage: "outfit add <name> --category <category> --color <color> [<options>]",
        discussion: """
            Only a name, category, and color are required. Warmth and formality default to table values.

            EXAMPLES
              outfit add "Navy blazer" --category blazer --color navy
              outfit add "Down parka" --category coat --color "#4E523A" --waterproof
              outfit add "Wool trousers" --category pants --color gray --fabric wool
            """)

    @Argument(help: "Name.")
    var name: String

    @OptionGroup(title: "Item attributes")
    var options: ItemOptions

    @OptionGroup var output: OutputOptions

    func run() async throws {
        var fields = InputFields()
        fields.set("name", "<name>", text: name)
        try options.add(to: &fields)
        try await EngineCall(Wardrobe.addItem, fields).print(as: output.presentation)
    }
}
