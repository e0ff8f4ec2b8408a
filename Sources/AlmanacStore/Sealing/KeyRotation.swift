// SPDX-License-Identifier: Apache-2.0

internal import GRDB
internal import Synchronization

/// Replaces the data key of a store, so that its former passphrase and recovery code no longer open it or its backups.
///
/// 1. Each backup with the former key is copied beside it, and its values are sealed with the new key in the copy.
/// 2. The current values and key slots change in one transaction. This is the commit.
/// 3. The copies replace the backups.
///
/// A process that is killed leaves copies, which the next process that opens the store renames or removes, depending on
/// the current key.
struct KeyRotation {
    private static let suffix = ".rotated"

    let former: DataKey
    let new: DataKey
    /// The slots of the new key.
    let slots: [KeySlot]
    let schema: StoreMigrations

    /// The attachments of stores that are sealed as a whole.
    private let files: RotatedFiles

    init(former: DataKey, new: DataKey, slots: [KeySlot], schema: StoreMigrations, folder: PluginFolder?) {
        self.former = former
        self.new = new
        self.slots = slots
        self.schema = schema
        files = RotatedFiles(folder.map { AttachmentFolder(path: $0.attachments) }, former: former, new: new)
    }

    /// Changes the values of a store, and of its backups if it has a folder.
    func run(on database: any DatabaseWriter, _ folder: PluginFolder?, place: String) throws {
        // If the process is killed, the next one that opens the store removes files that no store names.
        let sweepMark = folder?.newSweepMark()
        if let sweepMark { try Disk.mark(sweepMark) }
        let rotated = try folder.map { try rotateBackups(of: $0) } ?? []
        do {
            try translatingErrors(of: place) {
                try database.write { db in
                    guard try KeySlot.keyID(in: db) == former.id else {
                        throw StoreError(
                            .vaultLocked, "Another program changed the passphrase. Nothing was changed. Try again.")
                    }
                    try reseal(in: db)
                }
            }
        } catch {
            for (copy, _) in rotated { try? Disk.erase(copy) }
            throw error
        }
        // The change is committed, and its new code must be shown. The next process that opens the store renames the rest.
        for (copy, backup) in rotated { try? Disk.rename(copy, backup) }
        // The former slots must not remain in the log. If another process is reading, it is truncated when that process ends.
        _ = try? database.writeWithoutTransaction { db in try db.checkpoint(.truncate) }
        guard let folder, let sweepMark else { return }
        // The former key opens the former files. If one can't be removed, the mark lets the next process remove it.
        guard (try? AttachmentSweep.run(folder, busyTimeout: 10)) != nil else { return }
        try? Disk.remove(sweepMark)
    }

    private func rotateBackups(of folder: PluginFolder) throws -> [(copy: String, backup: String)] {
        var rotated: [(copy: String, backup: String)] = []
        do {
            for backup in try Backups(folder).all() where backup.version != nil {
                guard try Backups(folder).keyID(of: backup) == former.id else { continue }
                let copy = backup.path + Self.suffix
                try Disk.erase(copy)
                rotated.append((copy, backup.path))
                try Disk.write(Disk.read(backup.path), to: copy)
                try translatingErrors(of: copy) {
                    let queue = try DatabaseQueue(
                        path: copy, configuration: StoreConnection.configuration(busyTimeout: 10))
                    try queue.write(reseal)
                    try queue.close()
                }
                // The backup was made when its records were, whatever their key is.
                try Disk.copyTimes(from: backup.path, to: copy)
            }
        } catch {
            for (copy, _) in rotated { try? Disk.erase(copy) }
            throw error
        }
        return rotated
    }

    private func reseal(in db: Database) throws {
        if try SealedImage.exists(in: db) { try resealImage(in: db) } else { try resealColumns(in: db) }
        try replaceSlots(in: db)
    }

    private func replaceSlots(in db: Database) throws {
        try db.execute(sql: "DELETE FROM storeKeySlot")
        for slot in slots { try slot.save(in: db) }
    }

    /// Seals records again that are sealed as a whole, and their attachments.
    private func resealImage(in db: Database) throws {
        let records = try DatabaseQueue(configuration: StoreConnection.configuration(busyTimeout: 0))
        try SealedImage(from: db, key: former).load(into: records)
        try records.write { records in
            try resealColumns(in: records)
            try replaceSlots(in: records)
            for (hash, file) in try SealedAttachments.fileNames(in: records) {
                try files.reseal(file, of: hash, in: records)
            }
        }
        _ = try records.read { try SealedImage(of: $0) }.save(over: nil, in: db, key: new)
        try SealedDatabase.enterAttachments(of: records, in: db)
    }

    private func resealColumns(in db: Database) throws {
        // The former key must not open what an action removed.
        if !schema.sealed.isEmpty { try ActionLog.clear(in: db) }
        for place in schema.sealed {
            // A backup of an earlier version can lack the column.
            guard try db.tableExists(place.table),
                try db.columns(in: place.table).contains(where: { $0.name == place.column })
            else { continue }
            let (table, column) = (place.table.quotedDatabaseIdentifier, place.column.quotedDatabaseIdentifier)
            let rows = try Row.fetchAll(
                db, sql: "SELECT id, \(column) AS value FROM \(table) WHERE \(column) IS NOT NULL")
            for row in rows {
                let id: String = row["id"]
                let cell = SealedCell(place.table, place.column, id: id)
                guard let value = SealedValue.fromDatabaseValue(row["value"]) else {
                    throw StoreError(.sealBroken, "\(cell) isn't sealed.")
                }
                let sealed = try new.seal(former.open(value, at: cell), at: cell)
                try db.execute(sql: "UPDATE \(table) SET \(column) = ? WHERE id = ?", arguments: [sealed, id])
            }
        }
    }

    /// Completes or undoes the rotation of a killed process.
    ///
    /// The caller has the folder's lock.
    static func complete(_ folder: PluginFolder, busyTimeout: Double) throws {
        let copies = try Disk.names(in: folder.backups).filter { $0.hasSuffix(suffix) }
        let leftovers = try Disk.names(in: folder.backups).filter {
            $0.contains(suffix + "-") || $0.contains(PendingFile.suffix)
        }
        for name in leftovers { try Disk.erase("\(folder.backups)/\(name)") }
        guard !copies.isEmpty else { return }
        let backups = Backups(folder)
        let current = try Disk.size(folder.database) > 0 ? backups.reading(folder.database, KeySlot.keyID) : nil
        for name in copies {
            let copy = "\(folder.backups)/\(name)"
            let keyID = try? backups.reading(copy, KeySlot.keyID)
            if let current, keyID == current {
                try Disk.rename(copy, String(copy.dropLast(suffix.count)))
            } else {
                try Disk.erase(copy)
            }
        }
    }
}

/// Attachments that are encrypted again, each once although the records and several backups have it.
private final class RotatedFiles: Sendable {
    private let files: AttachmentFolder?
    private let former: DataKey
    private let new: DataKey
    private let renamed = Mutex<[String: String]>([:])

    init(_ files: AttachmentFolder?, former: DataKey, new: DataKey) {
        self.files = files
        self.former = former
        self.new = new
    }

    /// Enters the file that replaces another one; a file that is missing stays missing.
    func reseal(_ file: String, of hash: String, in records: Database) throws {
        guard let files else { return }
        if let name = renamed.withLock({ $0[file] }) {
            return try records.execute(
                sql: "UPDATE \(SealedAttachments.table) SET file = ? WHERE hash = ?", arguments: [name, hash])
        }
        guard let content = try files.load(file) else { return }
        let bytes = try SealedAttachments.open(content, hash: hash, key: former)
        let name = try SealedAttachments.seal(bytes, as: hash, key: new, into: files, in: records)
        renamed.withLock { $0[file] = name }
    }
}
