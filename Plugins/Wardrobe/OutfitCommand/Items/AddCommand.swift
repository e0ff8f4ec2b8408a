// SPDX-License-Identifier: Apache-2.0

import AlmanacStore
import ArgumentParser
import CommandKit
import ComputationKit
import Presentation
import StoreCommand
import WardrobePlugin
import WardrobeStore

struct AddCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "add", abstract: "Add an item to your wardrobe.",
        usage: "outfit add <name> --category <category> --color <color> [<options>]",
        discussion: """
            Name, category and color suffice; warmth and formality come from tables where you state none.

            EXAMPLES
              outfit add "Navy blazer" --category blazer --color navy
              outfit add "Down parka" --category coat --color "#4E523A" --waterproof
              outfit add "Wool trousers" --category pants --color gray --fabric wool
            """)

    @Argument(help: "What you call it.")
    var name: String

    @OptionGroup(title: "What it is like")
    var options: ItemOptions

    func run() async throws {
        let item = try await namingOptions(ItemOptions.optionsByPath) {
            var fields = try options.fields()
            // The store gives the key; the schema asks for one.
            fields["id"] = "new"
            fields["name"] = .string(name)
            var item = try WardrobeItem(json: .object(fields))
            item.id = ""
            let photo = try options.photo.map(Picture.init(photo:))
            let records = try WardrobeRecords.ofUser()
            item = try records.add(item)
            return try photo.map { try records.setPhoto($0, ofItem: item.id) } ?? item
        }
        try OutputStream.standardOutput.print("Added \(item.name): \(item.summary).")
    }
}

extension WardrobeItem {
    /// What it is, in a line: `blazer, navy, wool, 0.36 clo, formality 6 of 10`.
    var summary: String {
        let made = fabric.map { ", \($0.rawValue)" } ?? ""
        return "\(category.rawValue), \(colorWords)\(made), \(insulation.effectiveClo.fixed(decimals: 2)) clo, "
            + "formality \(effectiveFormality) of 10"
    }
}
