// SPDX-License-Identifier: Apache-2.0

import AlmanacStore
import ArgumentParser
import ComputationKit
import StoreCommand
import TerminalKit
import WardrobePlugin
import WardrobeStore

struct AddCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "add", abstract: "Add a piece to your wardrobe.",
        usage: "outfit add <name> --category <category> --colour <colour> [<options>]",
        discussion: """
            Name, category and colour suffice; warmth and formality come from tables where you state none.

            EXAMPLES
              outfit add "Navy blazer" --category blazer --colour navy
              outfit add "Down parka" --category coat --colour "#4E523A" --waterproof
              outfit add "Wool trousers" --category pants --colour grey --fabric wool
            """)

    @Argument(help: "What you call it.")
    var name: String

    @OptionGroup(title: "What it is like")
    var piece: PieceOptions

    func run() async throws {
        let item = try await namingOptions(PieceOptions.optionsByPath) {
            var fields = try piece.fields()
            // The store gives the key; the shape asks for one.
            fields["id"] = "new"
            fields["name"] = .string(name)
            var item = try WardrobeItem(json: .object(fields))
            item.id = ""
            let photo = try piece.photo.map(Picture.init(photo:))
            let closet = try Closet.ofUser()
            item = try closet.add(item)
            return try photo.map { try closet.setPhoto($0, ofItem: item.id) } ?? item
        }
        try OutputStream.standardOutput.print("Added \(item.name): \(item.summary).")
    }
}

extension WardrobeItem {
    /// What it is, in a line: `blazer, navy, wool, 0.36 clo, formality 6 of 10`.
    var summary: String {
        let made = fabric.map { ", \($0.rawValue)" } ?? ""
        return "\(category.rawValue), \(colourWords)\(made), \(insulation.effectiveClo.fixed(decimals: 2)) clo, "
            + "formality \(effectiveFormality) of 10"
    }
}
