// SPDX-License-Identifier: Apache-2.0

import AlmanacStore
import ArgumentParser
import CommandKit
import ComputationKit
import Presentation

struct BackupsCommand<Catalog: StoreCatalog>: ParsableCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "backups",
            abstract: "List the backups of your records.",
            discussion: """
                A backup is made before each upgrade, import, and restoration. The last three of each plugin are kept, with \
                the photos and documents that they name. A damaged file that was replaced is listed as damaged.

                EXAMPLES
                  \(Catalog.commandName) backups
                  \(Catalog.commandName) backups --keep-days 30
                """)
    }

    @Option(help: "List only the backups of this plugin.")
    var plugin: String?

    @Option(
        help: ArgumentHelp(
            "Remove backups that are older, now and from now on; 0 for no limit.", valueName: "days"))
    var keepDays: Int?

    private func days(_ count: Int) -> String { count == 1 ? "1 day" : "\(count) days" }

    private func backupCount(in stores: Stores) throws -> Int {
        try stores.migrations.reduce(0) { $0 + (try stores.backups(of: $1.plugin).count) }
    }

    func run() throws {
        let stores = try StoreCommands<Catalog>.stores()
        if let plugin { _ = try stores.schema(plugin) }
        if let keepDays {
            guard (0...36_500).contains(keepDays) else {
                throw ComputationError.refused(
                    path: "--keep-days", expected: "a number from 0 to 36,500", got: "\(keepDays)")
            }
            let before = try backupCount(in: stores)
            try stores.apply(StoreSettings(backupDays: keepDays == 0 ? nil : keepDays))
            let removed = before - (try backupCount(in: stores))
            try OutputStream.standardError.print(
                keepDays == 0 ? "Backups have no age limit." : "Backups older than \(days(keepDays)) are removed.")
            if removed > 0 { try OutputStream.standardError.print("Removed now: \(removed).") }
        } else if let limit = try StoreSettings(of: stores.home).backupDays {
            try OutputStream.standardError.print("Backups older than \(days(limit)) are removed.")
        }
        var table = TextTable([
            ("Plugin", .leftWhole), ("Number", .right), ("Made", .leftWhole), ("Version", .right), ("Records", .right),
            ("Attachments", .right), ("Size", .right), ("File", .leftWhole),
        ])
        var count = 0
        for schema in stores.migrations where plugin == nil || schema.plugin == plugin {
            for backup in try stores.backups(of: schema.plugin) {
                let content = backup.version == nil ? nil : try? stores.content(of: backup, of: schema.plugin)
                table.add([
                    schema.plugin, "\(backup.number)", "\(backup.date)", backup.version.map { "\($0)" } ?? "damaged",
                    content.map { $0.isSealed ? "sealed" : "\($0.records)" } ?? "–",
                    content.map(\.attachmentText) ?? "–",
                    backup.byteCount.asBytes, backup.path,
                ])
                count += 1
            }
        }
        guard count > 0 else {
            return try OutputStream.standardOutput.print("There are no backups.")
        }
        // Paths are never truncated, so that they can be copied.
        for line in table.lines(width: .max, style: .suited(to: .standardOutput)) {
            try OutputStream.standardOutput.print(line)
        }
    }
}

extension BackupContent {
    fileprivate var attachmentText: String {
        missingAttachments == 0 ? "\(attachments)" : "\(attachments), \(missingAttachments) missing"
    }
}
