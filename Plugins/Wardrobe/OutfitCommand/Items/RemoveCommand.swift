// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import CommandKit
import ComputationKit
import WardrobePlugin

struct RemoveCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "remove", abstract: "Take an item out of your wardrobe for good.",
        discussion: """
            Outfits keep their other items, and so do days on which more was worn.

            EXAMPLES
              outfit remove "Gray hoodie"
            """)

    @Argument(help: "The item, by its name, a part of it, or the beginning of its key.")
    var item: String

    @OptionGroup var output: OutputOptions

    func run() async throws {
        var fields = InputFields()
        fields.set("item", "<item>", text: item)
        try await EngineCall(Wardrobe.removeItem, fields).print(as: output.presentation)
    }
}
