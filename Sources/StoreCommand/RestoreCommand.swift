// SPDX-License-Identifier: Apache-2.0

import AlmanacStore
import ArgumentParser
import CommandKit
import ComputationKit

struct RestoreCommand<Catalog: StoreCatalog>: ParsableCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "restore",
            abstract: "Put a copy from the list of backups in the place of a plugin's records.",
            discussion: """
                The way back when the file is damaged. The file that is there is kept beside it under another name. End \
                other programs that use the records first.

                EXAMPLES
                  \(Catalog.commandName) restore \(StoreCommands<Catalog>.examplePlugin)
                  \(Catalog.commandName) restore \(StoreCommands<Catalog>.examplePlugin) --number 2
                """)
    }

    @Argument(help: "The plugin.")
    var plugin: String

    @Option(help: "The copy's number; the newest when left out.")
    var number: Int?

    func run() throws {
        let stores = try StoreCommands<Catalog>.stores()
        _ = try stores.schema(plugin)
        let backups = try stores.backups(of: plugin)
        guard let newest = backups.last else {
            throw ComputationError.invalidData(
                "No copy of \(plugin) was made yet. Import an archive that you exported: "
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
        try OutputStream.standardOutput.print("\(plugin) is as it was in \(chosen.path).")
        try OutputStream.standardError.print("What was there before: \(former)")
    }
}
