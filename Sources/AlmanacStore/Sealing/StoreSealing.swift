// SPDX-License-Identifier: Apache-2.0

internal import GRDB

/// The parts of sealing a store.
enum StoreSealing {
    /// The key of sealed records, and what opens it.
    struct Seal {
        let key: DataKey
        let slots: [KeySlot]

        /// Seals records in memory, and closes them.
        ///
        /// - Parameters:
        ///   - records: The records, with their key slots.
        ///   - queue: The file without records that gets them.
        ///   - attachment: Returns the content of an attachment of the records.
        func apply(
            to records: DatabaseQueue, into queue: DatabaseQueue, _ folder: PluginFolder,
            attachment: (String) throws -> [UInt8]
        ) throws {
            let files = AttachmentFolder(path: folder.attachments)
            try Disk.mark(folder.newSweepMark())
            try records.write { db in
                // Records that were sealed and erased have the empty table.
                try db.execute(sql: "DROP TABLE IF EXISTS \(SealedImage.table)")
                try SealedAttachments.createTable(in: db)
                for hash in try Backups.attachments(in: db).sorted() {
                    try SealedAttachments.seal(attachment(hash), as: hash, key: key, into: files, in: db)
                }
            }
            try queue.write { db in
                for slot in slots { try slot.save(in: db) }
                try SealedImage.createTable(in: db)
                _ = try records.read { try SealedImage(of: $0) }.save(over: nil, in: db, key: key)
                try SealedDatabase.enterAttachments(of: records, in: db)
            }
            try records.close()
        }
    }

    /// Returns how a plugin's records are sealed; `nil` if they aren't.
    ///
    /// - Throws: The errors of ``Unlocking/key(in:of:)``.
    static func seal(of folder: PluginFolder, _ unlocking: Unlocking) throws -> Seal? {
        guard try Disk.kind(folder.database) != .nothing, try Disk.size(folder.database) > 0 else { return nil }
        return try Backups(folder).reading(folder.pathForReading(folder.database)) { db in
            guard try SealedImage.exists(in: db) else {
                try PluginStore.requireUnsealed(folder)
                return nil
            }
            return Seal(key: try unlocking.key(in: db, of: folder), slots: try KeySlot.all(in: db))
        }
    }

    /// Stages a store that a closure fills.
    static func stage(
        _ schema: StoreMigrations, _ folder: PluginFolder, id: String, busyTimeout: Double,
        _ fill: (DatabaseQueue) throws -> Void
    ) throws {
        let staged = StagedStore(folder: folder)
        try staged.create()
        let queue = try translatingErrors(of: staged.path) {
            let configuration = StoreConnection.configuration(busyTimeout: busyTimeout)
            let queue = try DatabaseQueue(path: staged.path, configuration: configuration)
            try schema.migrator(upTo: schema.version).migrate(queue)
            try fill(queue)
            try queue.read { db in try StoreInspection.check(db, folder) }
            return queue
        }
        try staged.finish(queue, id: id)
    }

    /// Removes what the store had before it was sealed, and which isn't sealed.
    ///
    /// - Returns: The numbers of the removed backups.
    static func removeUnsealed(_ folder: PluginFolder, busyTimeout: Double) throws -> [Int] {
        let backups = Backups(folder)
        guard try backups.reading(folder.database, SealedImage.exists) else {
            // The sealing was undone.
            try Disk.remove(folder.sealingMark)
            return []
        }
        let unsealed = try backups.all().filter { backup in
            do {
                return try backup.version == nil || !backups.reading(backup.path, SealedImage.exists)
            } catch let error as StoreError where error.code == .corrupt {
                // A damaged backup can't be restored, and what is left of it may not be sealed.
                return true
            }
        }
        try backups.remove(unsealed, busyTimeout: busyTimeout)
        try AttachmentSweep.run(folder, busyTimeout: busyTimeout)
        try Disk.remove(folder.sealingMark)
        try Disk.synchronizeFolder(folder.path)
        return unsealed.map(\.number)
    }
}
