// SPDX-License-Identifier: Apache-2.0

import AlmanacStore
public import ArgumentParser
import CommandKit

/// The `erase` command of a program with the data of one plugin.
///
/// A program with several plugins has the one of ``StoreCommands``.
public struct EraseAllCommand<Catalog: StoreCatalog>: ParsableCommand {
    /// Names and help.
    public static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "erase",
            abstract: "Permanently delete all data of this program.",
            discussion: """
                Overwrites and deletes all records, attachments, keys, and backups. Archives that you exported and copies \
                made by other programs aren't deleted. You can't undo this.

                EXAMPLES
                  \(Catalog.commandName) erase --yes
                """)
    }

    @Flag(help: "Don't ask for confirmation.")
    var yes = false

    /// Creates the command without arguments.
    public init() {}

    /// Asks for confirmation and deletes the data.
    public mutating func run() throws {
        for plugin in Catalog.migrations.map(\.plugin) {
            try StoreCommands<Catalog>.erase(plugin, withoutAsking: yes)
        }
    }
}
