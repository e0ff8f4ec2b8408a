// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import CommandKit
import ComputationKit
import Presentation
import WardrobePlugin
import WardrobeStore

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

    func run() async throws {
        let records = try WardrobeRecords.ofUser()
        let id = try ItemFinder(try records.items()).id(of: item, for: "item")
        let removed = try records.remove(item: id)
        var words = ["Removed \(removed.item.name)."]
        func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
        if removed.keptOutfits > 0 { words.append("It left \(count(removed.keptOutfits, "outfit")).") }
        if !removed.removedOutfits.isEmpty {
            words.append("\(count(removed.removedOutfits.count, "outfit")) of it alone went too.")
        }
        if !removed.removedWears.isEmpty {
            words.append("\(count(removed.removedWears.count, "logged wear")) of it alone went too.")
        }
        for line in words.joined(separator: " ").wrapped(toTerminalWidth: 80) {
            try OutputStream.standardOutput.print(line)
        }
    }
}
