// SPDX-License-Identifier: Apache-2.0

import AlmanacStore
import ArgumentParser
import CommandKit
import Presentation

struct BackupsCommand<Catalog: StoreCatalog>: ParsableCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "backups",
            abstract: "List the backups of your records.",
            discussion: """
                A backup is made before each upgrade and import. The last three of each plugin are kept. They contain records, but not attachments.

                EXAMPLES
                  \(Catalog.commandName) backups
                """)
    }

    @Option(help: "List only the backups of this plugin.")
    var plugin: String?

    func run() throws {
        let stores = try StoreCommands<Catalog>.stores()
        if let plugin { _ = try stores.schema(plugin) }
        var table = TextTable([
            ("Plugin", .leftWhole), ("Number", .right), ("Version", .right), ("File", .leftWhole),
        ])
        var count = 0
        for schema in stores.migrations where plugin == nil || schema.plugin == plugin {
            for backup in try stores.backups(of: schema.plugin) {
                table.add([schema.plugin, "\(backup.number)", "\(backup.version)", backup.path])
                count += 1
            }
        }
        guard count > 0 else {
            return try OutputStream.standardOutput.print("There are no backups yet.")
        }
        // Paths are never truncated, so that they can be copied.
        for line in table.lines(width: .max, style: .suited(to: .standardOutput)) {
            try OutputStream.standardOutput.print(line)
        }
    }
}
