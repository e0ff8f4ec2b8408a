// SPDX-License-Identifier: Apache-2.0

import AlmanacStore
import ArgumentParser
import CommandKit
import ComputationKit

struct EraseCommand<Catalog: StoreCatalog>: ParsableCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "erase",
            abstract: "Permanently delete all your data.",
            discussion: """
                Overwrites and deletes all records, attachments, keys, and backups. Archives that you exported and copies \
                made by other programs aren't deleted. You can't undo this.

                EXAMPLES
                  \(Catalog.commandName) erase --yes
                  \(Catalog.commandName) erase --plugin \(StoreCommands<Catalog>.examplePlugin) --yes
                """)
    }

    @Option(help: "Delete only the data of this plugin.")
    var plugin: String?

    @Flag(help: "Don't ask for confirmation.")
    var yes = false

    func run() throws { try StoreCommands<Catalog>.erase(plugin, withoutAsking: yes) }
}

extension StoreCommands {
    /// Deletes the data of a plugin, or of all, and prints what was deleted.
    ///
    /// - Parameters:
    ///   - plugin: The plugin; `nil` for all.
    ///   - isConfirmed: Whether to delete without a prompt.
    static func erase(_ plugin: String?, withoutAsking isConfirmed: Bool) throws {
        let stores = try stores()
        if !isConfirmed { try confirm(plugin, stores) }
        let counts = try stores.erase(plugin: plugin)
        for count in counts { try OutputStream.standardOutput.print("\(count.inWords) deleted") }
        if counts.isEmpty { try OutputStream.standardOutput.print("There was nothing to delete.") }
    }

    private static func confirm(_ plugin: String?, _ stores: Stores) throws {
        guard OutputStream.standardInputIsTerminal else {
            throw ComputationError(
                .invalidInput, "expected --yes or a terminal for the prompt, got neither; nothing was deleted")
        }
        let what = plugin.map { "all data of \($0)" } ?? "everything"
        try Confirmation.ask("This deletes \(what) in \(stores.home.path) permanently")
    }
}
