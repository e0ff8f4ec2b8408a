// SPDX-License-Identifier: Apache-2.0

import AlmanacStore
import ArgumentParser
import CommandKit
import ComputationKit
import Presentation

struct RestoreCommand<Catalog: StoreCatalog>: ParsableCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "restore",
            abstract: "Restore a plugin's records from a backup.",
            discussion: """
                Restores records, photos, and documents, for example after an import that you regret or if the file is \
                damaged. The replaced records become a backup, so you can undo this.

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
        guard let newest = backups.last(where: { $0.version != nil }) else {
            throw ComputationError.invalidData(
                "There is no backup of \(plugin) yet. Import an archive that you exported: "
                    + "\(Catalog.commandName) import FILE")
        }
        guard let chosen = number.map({ wanted in backups.first { $0.number == wanted } }) ?? newest else {
            throw ComputationError.refused(
                path: "--number", expected: "one of \(backups.map { "\($0.number)" }.joined(separator: ", "))",
                got: "\(number ?? 0)")
        }
        guard chosen.version != nil else {
            throw ComputationError.invalidData(
                "Backup \(chosen.number) is a copy of a damaged file and can't be restored.")
        }
        let restored = try stores.restore(chosen, of: plugin)
        try OutputStream.standardOutput.print("\(restored.count.inWords) restored from \(chosen.path)")
        if restored.missingAttachments > 0 {
            let count = restored.missingAttachments
            try OutputStream.standardError.print(
                TextStyle.suited(to: .standardError).warning(
                    "\(count) \(count == 1 ? "attachment was" : "attachments were") removed after the backup was made.")
            )
        }
        guard let replaced = restored.replaced else { return }
        try OutputStream.standardError.print(
            replaced.version == nil
                ? "Copy of the damaged file: \(replaced.path)"
                : "Backup of the replaced records: number \(replaced.number), \(replaced.path)")
    }
}
