// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import CommandKit
import ComputationKit
import WardrobePlugin

struct RemoveCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "remove", abstract: "Remove an item from your wardrobe.",
        discussion: """
            Saved outfits and logged wears keep their other items. outfit undo brings it back.

            EXAMPLES
              outfit remove "Gray hoodie"
            """)

    @Argument(help: "The item: its whole name or a key prefix.")
    var item: String

    @OptionGroup var output: OutputOptions

    func run() async throws {
        var fields = InputFields()
        fields.set("item", "<item>", text: item)
        try await EngineCall(Wardrobe.removeItem, fields).print(as: output.presentation)
    }
}
