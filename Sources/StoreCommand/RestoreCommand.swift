// SPDX-License-Identifier: Apache-2.0

import AlmanacStore
import ArgumentParser
import CommandKit
import ComputationKit

struct RestoreCommand<Catalog: StoreCatalog>: ParsableCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "restore",
            abstract: "Restore a plugin's records from a backup.",
            discussion: """
                Use this if the file is damaged. The replaced file is kept in the same folder under another name. First quit \
                other programs that use the records.

                EXAMPLES
                  \(Catalog.commandName) restore \(StoreCommands<Catalog>.examplePlugin)
                  \(Catalog.commandName) restore \(StoreCommands<Catalog>.examplePlugin) --number 2
                """)
    }

    @Argument(help: "Plugin to restore.")
    var plugin: String

    @Option(help: "Number of the backup, as shown by backups. The default is the newest.")
    var number: Int?

    func run() throws {
        let stores = try StoreCommands<Catalog>.stores()
        _ = try stores.schema(plugin)
        let backups = try stores.backups(of: plugin)
        guard let newest = backups.last else {
            throw ComputationError.invalidData(
                "There is no backup of \(plugin) yet. Import an archive that you exported: "
                    + "\(Catalog.commandName) import FILE")
        }
        guard let chosen = number.map({ wanted in backups.first { $0.number == wanted } }) ?? newest else {
            throw ComputationError.refused([
                ValidationIssue(
                    path: "--number", expected: "one of \(backups.map { "\($0.number)" }.joined(separator: ", "))",
                    got: "\(number ?? 0)")
            ])
        }
        let former = try stores.restore(chosen, of: plugin)
        try OutputStream.standardOutput.print("\(plugin) was restored from \(chosen.path).")
        try OutputStream.standardError.print("The replaced file is now \(former).")
    }
}
