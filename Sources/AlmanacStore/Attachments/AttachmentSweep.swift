// SPDX-License-Identifier: Apache-2.0

internal import GRDB

/// Removes the attachments that neither the current records nor a backup has.
enum AttachmentSweep {
    /// Removes the files in a transaction that can write, so that no process can attach one meanwhile.
    static func run(_ folder: PluginFolder, _ files: any AttachmentFiles, in db: Database) throws {
        let current = try Backups.attachments(in: db)
        // Otherwise, a restored backup would lack its photos.
        try files.keepOnly(current.union(Backups(folder).attachments()))
    }

    /// Removes the files after a store was replaced, and the marks that asked for it.
    static func complete(_ folder: PluginFolder, busyTimeout: Double) throws {
        guard try !folder.sweepMarks().isEmpty else { return }
        try translatingErrors(of: folder.database) {
            let configuration = StoreConnection.configuration(busyTimeout: busyTimeout)
            let queue = try DatabaseQueue(path: folder.database, configuration: configuration)
            defer { try? queue.close() }
            try queue.write { db in
                try run(folder, AttachmentFolder(path: folder.attachments), in: db)
                for mark in try folder.sweepMarks() { try Disk.remove(mark) }
            }
        }
    }

    /// Removes the files after backups were removed.
    ///
    /// If the current records can't be opened for writing, the files remain for a later sweep.
    static func run(_ folder: PluginFolder, busyTimeout: Double) throws {
        let files = AttachmentFolder(path: folder.attachments)
        guard try Disk.kind(folder.database) != .nothing else {
            return try files.keepOnly(Backups(folder).attachments())
        }
        try translatingErrors(of: folder.database) {
            let configuration = StoreConnection.configuration(busyTimeout: busyTimeout)
            let queue = try DatabaseQueue(path: folder.database, configuration: configuration)
            defer { try? queue.close() }
            try queue.write { db in try run(folder, files, in: db) }
        }
    }
}
