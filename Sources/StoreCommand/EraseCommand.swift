// SPDX-License-Identifier: Apache-2.0

import AlmanacStore
import ArgumentParser
import CommandKit
import ComputationKit

struct EraseCommand<Catalog: StoreCatalog>: ParsableCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "erase",
            abstract: "Delete everything you keep, for good.",
            discussion: """
                Records, attachments, keys, backups: no byte of them is left in any file of Almanac. Archives that you \
                exported, and copies that others made, are out of its reach. Nothing brings the data back.

                EXAMPLES
                  \(Catalog.commandName) erase --yes
                  \(Catalog.commandName) erase --plugin \(StoreCommands<Catalog>.examplePlugin) --yes
                """)
    }

    @Option(help: "Only what this plugin keeps.")
    var plugin: String?

    @Flag(help: "Do not ask.")
    var yes = false

    func run() throws {
        let stores = try StoreCommands<Catalog>.stores()
        if !yes { try confirm(stores) }
        let counts = try stores.erase(plugin: plugin)
        for count in counts { try OutputStream.standardOutput.print("\(count.inWords) deleted") }
        if counts.isEmpty { try OutputStream.standardOutput.print("There was nothing to delete.") }
    }

    private func confirm(_ stores: Stores) throws {
        guard OutputStream.standardInputIsTerminal else {
            throw ComputationError(
                .invalidInput, "expected --yes where nobody can be asked, got none; nothing was deleted")
        }
        let what = plugin.map { "everything that \($0) keeps" } ?? "everything"
        try OutputStream.standardError.write(
            "This deletes \(what) in \(stores.home.path) for good. Type yes to go on: ".utf8)
        let answer = readLine() ?? ""
        guard answer == "yes" else {
            throw ComputationError(.invalidInput, "expected yes, got \"\(answer)\"; nothing was deleted")
        }
    }
}
