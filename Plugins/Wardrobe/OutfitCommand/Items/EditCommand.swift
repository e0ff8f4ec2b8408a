// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import CommandKit
import ComputationKit
import WardrobePlugin

struct EditCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "edit", abstract: "Change an item of your wardrobe.",
        usage: "outfit edit <item> [<options>]",
        discussion: """
            What is not named stays as it is.

            EXAMPLES
              outfit edit "Navy blazer" --laundry dirty
              outfit edit navy --price "189 EUR" --bought 2026-03-14 --favorite
              outfit edit navy --clear price,notes
            """)

    @Argument(help: "The item, by its name, a part of it, or the beginning of its key.")
    var item: String

    @Option(help: ArgumentHelp("A new name.", valueName: "name"))
    var name: String?

    @Option(
        help: ArgumentHelp(
            "Fields to clear, comma-separated, such as price.", valueName: "fields"))
    var clear: String?

    @OptionGroup(title: "What it is like")
    var changes: ItemOptions

    @OptionGroup var output: OutputOptions

    func run() async throws {
        var fields = InputFields()
        fields.set("item", "<item>", text: item)
        fields.set("name", "--name", text: name)
        try changes.add(to: &fields)
        fields.set("clear", "--clear", list: clear.map { Self.fieldNames(in: $0, of: fields) })
        try await EngineCall(Wardrobe.editItem, fields).print(as: output.presentation)
    }

    /// The names of fields for the names of options, which people type too.
    private static func fieldNames(in text: String, of fields: InputFields) -> String {
        text.split(separator: ",").map { part in
            let word = String(part).foldedWord
            let named = fields.options.first { $0.value.foldedWord == word }?.key
            let same = EditItemInput.clearableFields.first { $0.foldedWord == word }
            return same ?? named?.split(separator: ".").last.map(String.init) ?? String(part)
        }.joined(separator: ",")
    }
}
