// SPDX-License-Identifier: Apache-2.0

public import CivilTime
internal import GRDB
internal import Synchronization

extension Stores {
    /// The result of sealing a plugin's records.
    public struct Sealed: Sendable {
        /// The new recovery code to show once; `nil` if a passphrase was set before, whose code remains.
        public let recoveryCode: RecoveryCode?
        /// The numbers of the backups that were removed because they weren't sealed.
        public let removedBackups: [Int]
        /// Why former copies that aren't sealed couldn't be removed yet; the next program that opens the records removes
        /// them.
        public let unfinished: StoreError?
    }

    /// Seals everything that a plugin stores: records, attachments, and the times of changes within them.
    ///
    /// Afterward, opening the records requires the passphrase. Earlier backups are removed because they aren't sealed.
    /// Archives that were exported before, and copies by other programs, remain as they are.
    ///
    /// - Parameters:
    ///   - plugin: The plugin, which must have records.
    ///   - passphrase: A new passphrase, or the current one if the plugin already has sealed values.
    /// - Throws: ``StoreError`` with code `not-empty` if the records are sealed already,
    ///   `passphrase-refused` or `wrong-passphrase` for the passphrase, or `not-found` without records. Unless its
    ///   sentence says otherwise, nothing has changed.
    public func seal(_ plugin: String, passphrase: String) throws -> Sealed {
        let schema = try schema(plugin)
        let folder = home.folder(of: plugin)
        try requireRecords(folder)
        // Upgrades the records, and fails if the passphrase can't be used.
        let store = try open(plugin)
        if store.isSealedFile {
            try store.close()
            throw StoreError(.notEmpty, "The records of \(plugin) are sealed already.")
        }
        store.vault.cost.withLock { $0 = cost }
        var newSlots: [KeySlot] = []
        var code: RecoveryCode?
        let key: DataKey
        if try store.vault.isSet() {
            try store.vault.unlock(passphrase: passphrase)
            key = try store.vault.requireOpened()
        } else {
            (key, newSlots, code) = try store.vault.newKey(passphrase: passphrase)
        }
        try store.close()

        let swap = try StoreSwap([plugin], in: home, busyTimeout: busyTimeout)
        let current = try Backups(folder).keepCurrent(busyTimeout: busyTimeout)
        let (former, formerSize) = try restartLog(of: folder)
        try StoreSealing.stage(schema, folder, id: swap.id, busyTimeout: busyTimeout) { queue in
            // The sealed store is copied over the former file and its log, which must not outlast it.
            try queue.writeWithoutTransaction { db in try Zeros.write(count: formerSize, in: db) }
            let records = try DatabaseQueue(configuration: StoreConnection.configuration(busyTimeout: 0))
            try Backups(folder).reading(folder.database) { source in
                try records.writeWithoutTransaction { target in try source.backup(to: target) }
            }
            let files = AttachmentFolder(path: folder.attachments)
            try records.write { db in for slot in newSlots { try slot.save(in: db) } }
            try StoreSealing.Seal(key: key, slots: records.read(KeySlot.all)).apply(to: records, into: queue, folder) {
                hash in
                guard let bytes = try files.load(hash), ContentHash.of(bytes) == hash else {
                    throw StoreError(
                        .attachmentDamaged,
                        "The attachment \(hash) of \(plugin) is missing or altered. Nothing was sealed.")
                }
                return bytes
            }
        }
        try Disk.mark(folder.sealingMark)
        _ = try swap.commit(expecting: [plugin: current])
        // The records are sealed, and a new code must be shown whatever fails now. The mark of an unfinished sealing remains
        // for the next process.
        do {
            try former.close()
            try Disk.mark(folder.sealedMark)
            let removed = try StoreSealing.removeUnsealed(folder, busyTimeout: busyTimeout)
            return Sealed(recoveryCode: code, removedBackups: removed, unfinished: nil)
        } catch {
            let reason = StoreInspection.translating(error, folder)
            return Sealed(
                recoveryCode: code, removedBackups: [],
                unfinished: StoreError(
                    (reason as? StoreError)?.code ?? .notWritable,
                    "Copies that aren't sealed couldn't be removed yet: \((reason as? StoreError)?.message ?? "\(reason)") "
                        + "The next command that opens \(plugin) removes them."))
        }
    }

    /// Decrypts everything that a plugin stores.
    ///
    /// The passphrase remains set for sealed values. Earlier backups remain sealed.
    ///
    /// - Throws: ``StoreError`` with code `wrong-passphrase`, or `not-found` if the records aren't sealed. Unless its
    ///   sentence says otherwise, nothing has changed.
    public func unseal(_ plugin: String, passphrase: String) throws {
        let schema = try schema(plugin)
        let folder = home.folder(of: plugin)
        try requireRecords(folder)
        if try Disk.status(folder.sealedMark) != nil, try !isSealed(plugin) {
            // The user accepts a file that isn't sealed.
            return try removeSealedMark(folder)
        }
        let swap = try StoreSwap([plugin], in: home, busyTimeout: busyTimeout)
        func opened() throws -> PluginStore {
            try PluginStore.openUnderLock(
                schema, folder, for: .command, .opened(Unlocking { _ in passphrase }), busyTimeout: busyTimeout)
        }
        // The first opening of records from an archive changes them, which must not look like another program's change.
        if try Disk.status(folder.foreignMark) != nil { try opened().close() }
        let current = try Backups(folder).keepCurrent(busyTimeout: busyTimeout)
        let store = try opened()
        guard let sealed = store.sealed else {
            try store.close()
            throw StoreError(.notFound, "The records of \(plugin) aren't sealed.")
        }
        try Disk.mark(folder.newSweepMark())
        let files = AttachmentFolder(path: folder.attachments)
        try files.save(sealed.read(Backups.attachments).sorted(), content: store.content)
        try StoreSealing.stage(schema, folder, id: swap.id, busyTimeout: busyTimeout) { queue in
            let records = try store.copyForReading()
            try records.database.backup(to: queue)
            try queue.write { db in try db.execute(sql: "DROP TABLE IF EXISTS \(SealedAttachments.table)") }
        }
        try store.close()
        // A store that is still sealed gets the mark again when it is opened.
        try removeSealedMark(folder)
        _ = try swap.commit(expecting: [plugin: current])
        _ = try RememberedKey.forget(folder)
    }

    /// Remembers the key of sealed records for other processes of this user, until it expires or the session ends.
    ///
    /// - Parameters:
    ///   - plugin: The name of the plugin.
    ///   - passphrase: The passphrase.
    ///   - seconds: The time for which to remember it, in seconds.
    /// - Returns: The time at which the key expires; `nil` if this system has no safe place for it.
    /// - Throws: ``StoreError`` with code `wrong-passphrase`, or `not-found` if the records aren't sealed.
    public func unlock(_ plugin: String, passphrase: String, for seconds: Int) throws -> Timestamp? {
        try requireSealed(plugin)
        let folder = home.folder(of: plugin)
        _ = try RememberedKey.forget(folder)
        let key = try Backups(folder).reading(folder.database) { db in
            try Unlocking { _ in passphrase }.key(in: db, of: folder)
        }
        let expiry = Disk.secondsSince1970 + seconds
        return try RememberedKey.save(key, of: folder, expiring: expiry) ? Timestamp(secondsSince1970: expiry) : nil
    }

    /// Forgets the key of sealed records.
    ///
    /// - Returns: Whether it was remembered.
    /// - Throws: ``StoreError``.
    public func lock(_ plugin: String) throws -> Bool {
        _ = try schema(plugin)
        return try RememberedKey.forget(home.folder(of: plugin))
    }

    /// Returns whether a plugin's records are sealed as a whole.
    ///
    /// - Throws: ``StoreError`` if they can't be read.
    public func isSealed(_ plugin: String) throws -> Bool {
        let folder = home.folder(of: plugin)
        guard try Disk.kind(folder.database) != .nothing, try Disk.size(folder.database) > 0 else { return false }
        return try Backups(folder).reading(try folder.pathForReading(folder.database), SealedImage.exists)
    }

    /// Checks that a plugin's records are sealed as a whole.
    ///
    /// - Throws: ``StoreError`` with code `not-found`.
    public func requireSealed(_ plugin: String) throws {
        _ = try schema(plugin)
        guard try isSealed(plugin) else { throw StoreError(.notFound, "The records of \(plugin) aren't sealed.") }
    }

    /// Returns whether a plugin has a passphrase.
    ///
    /// - Throws: ``StoreError`` if the store can't be read.
    public func hasPassphrase(_ plugin: String) throws -> Bool {
        let folder = home.folder(of: plugin)
        guard try Disk.kind(folder.database) != .nothing, try Disk.size(folder.database) > 0 else { return false }
        return try Backups(folder).reading(try folder.pathForReading(folder.database), KeySlot.keyID) != nil
    }

    /// Removes the mark durably: after a power failure, it would reject the decrypted records.
    private func removeSealedMark(_ folder: PluginFolder) throws {
        try Disk.remove(folder.sealedMark)
        try Disk.synchronizeFolder(folder.path)
    }

    private func requireRecords(_ folder: PluginFolder) throws {
        guard try home.hasRecords(of: folder.plugin) else {
            throw StoreError(.notFound, "\(folder.plugin) has no records yet.")
        }
    }

    /// Moves the content of the log to the file, so that the next transaction overwrites the log.
    ///
    /// - Returns: A connection, without which SQLite would remove the log with its content, and the size of the file and
    ///   the log in bytes.
    /// - Throws: ``StoreError`` with code `busy` if another program is reading former records.
    private func restartLog(of folder: PluginFolder) throws -> (connection: DatabaseQueue, size: Int) {
        do {
            return try translatingErrors(of: folder.database) {
                let connection = try StoreConnection.durable(folder.database, busyTimeout: busyTimeout)
                _ = try connection.writeWithoutTransaction { db in try db.checkpoint(.restart) }
                return (connection, try folder.databaseSize)
            }
        } catch let error as StoreError where error.code == .busy {
            throw StoreError(
                .busy,
                "Another program is reading the records of \(folder.plugin), so nothing was sealed. Quit it first.")
        }
    }
}
