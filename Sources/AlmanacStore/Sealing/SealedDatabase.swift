// SPDX-License-Identifier: Apache-2.0

internal import GRDB
internal import Synchronization

/// The records of a sealed store, decrypted in memory, and their sealed form on disk.
///
/// Every change is sealed and stored in the same transaction of the file in which other processes are excluded. Reading
/// first looks whether another process changed the file.
final class SealedDatabase: Sendable {
    /// The file.
    let file: any DatabaseWriter
    /// The decrypted records.
    let records: DatabaseQueue
    let attachments: SealedAttachments
    private let folder: PluginFolder
    private let state: Mutex<State>

    private struct State {
        let key: DataKey
        var image: SealedImage?
        /// SQLite's counter of changes by other connections.
        var dataVersion: Int?
    }

    /// Opens the records with a key.
    ///
    /// - Throws: ``StoreError`` with code `seal-broken` if they were altered, or if they come from an archive and have
    ///   other tables than this program makes.
    init(_ file: any DatabaseWriter, key: DataKey, of folder: PluginFolder, _ schema: StoreMigrations) throws {
        self.file = file
        self.folder = folder
        let files = AttachmentFolder(path: folder.attachments)
        records = try DatabaseQueue(configuration: StoreConnection.configuration(busyTimeout: 0))
        attachments = SealedAttachments(files, key: key)
        state = Mutex(State(key: key))
        let isForeign = try Disk.status(folder.foreignMark) != nil
        try file.read { db in try refresh(in: db, checking: isForeign ? schema : nil) }
    }

    /// Checks that the records have the tables that this program makes and nothing else, before anything reads them.
    private func checkTables(_ schema: StoreMigrations) throws {
        let version = try records.read { db in try Int.fetchOne(db, sql: "PRAGMA user_version") ?? 0 }
        guard 1...schema.version ~= version else {
            throw StoreError(.sealBroken, "The sealed records of \(folder.plugin) have an unknown version, \(version).")
        }
        let own = try DatabaseQueue()
        try schema.migrator(upTo: version).migrate(own)
        try own.write { db in
            try SealedAttachments.createTable(in: db)
            try ActionLog.createTables(in: db)
        }
        let expected = try own.read(StoreTables.currentDefinitions)
        let found = try records.read(StoreTables.currentDefinitions)
        let others = Set(expected.keys).union(found.keys).filter { name in
            expected[name] != found[name] && !(found[name] == nil && ActionLog.tables.contains(name))
        }.sorted()
        guard others.isEmpty else {
            throw StoreError(
                .sealBroken,
                "The sealed records of \(folder.plugin) weren't made by this program: \(others.joined(separator: ", ")) "
                    + "isn't as it makes it. Restore a backup, or erase them.")
        }
        try records.read { db in try StoreInspection.check(db, folder) }
    }

    /// Checks the rows of records that come from an archive.
    ///
    /// - Throws: ``StoreError`` with every problem.
    static func checkRows(of store: PluginStore, _ folder: PluginFolder) throws {
        guard try Disk.status(folder.foreignMark) != nil else { return }
        var problems = try store.read { db in
            try Row.fetchAll(db, sql: "PRAGMA foreign_key_check").map { row in
                "a row of \(String.fromDatabaseValue(row["table"]) ?? "a table") refers to a missing row"
            }
        }
        if problems.isEmpty { problems = try store.schema.rowProblems(store) }
        guard problems.isEmpty else {
            throw StoreError(
                .sealBroken,
                "The sealed records of \(folder.plugin) that were imported can't be used. Restore a backup, or erase them.",
                problems: problems)
        }
    }

    /// Decrypts the file again if another process changed it.
    private func refresh(in db: Database, checking schema: StoreMigrations? = nil) throws {
        try state.withLock { state in
            let version = try Int.fetchOne(db, sql: "PRAGMA data_version")
            guard state.image == nil || version != state.dataVersion else { return }
            guard try SealedImage.exists(in: db), try KeySlot.keyID(in: db) == state.key.id else {
                throw StoreError(
                    .vaultLocked, "The passphrase was changed by another program, or the records are no longer sealed.")
            }
            let image = try SealedImage(from: db, key: state.key)
            try image.load(into: records)
            if let schema { try checkTables(schema) }
            try records.read { db in try attachments.readFileNames(in: db) }
            state.image = image
            state.dataVersion = version
        }
    }

    /// Reads records.
    func read<Value>(_ work: (Database) throws -> Value) throws -> Value {
        try file.read { db in try refresh(in: db) }
        return try records.read(work)
    }

    /// Changes records, and stores them sealed.
    ///
    /// If the closure or the disk fails, nothing is changed.
    func write<Value>(
        checkingForeignKeys checksForeignKeys: Bool = true, _ work: (Database) throws -> Value
    ) throws -> Value {
        try file.writeWithoutTransaction { db in
            var result: Value?
            do {
                try db.inTransaction(.immediate) {
                    try PendingWork(folder, of: folder.home).checkNoSwap(in: db)
                    try refresh(in: db)
                    let before = try records.read { $0.totalChangesCount }
                    try records.writeWithoutTransaction { records in
                        func change() throws {
                            try records.inTransaction {
                                result = try work(records)
                                try SealedAttachments.removeUnused(in: records)
                                return .commit
                            }
                        }
                        if checksForeignKeys { try change() } else { try records.withoutForeignKeys(change) }
                    }
                    if try records.read({ $0.totalChangesCount }) != before { try store(in: db) }
                    return .commit
                }
            } catch {
                // What the closure changed in memory isn't on disk.
                state.withLock { $0.image = nil }
                throw error
            }
            guard let result else { throw StoreError(.sealBroken, "The records couldn't be sealed.") }
            return result
        }
    }

    /// Upgrades the records to the program's version.
    func upgrade(to schema: StoreMigrations) throws {
        let version = try records.read { db in
            try Int.fetchOne(db, sql: "SELECT count(*) FROM storeMigration") ?? 0
        }
        guard version != schema.version else { return }
        try file.writeWithoutTransaction { db in
            do {
                try db.inTransaction(.immediate) {
                    try refresh(in: db)
                    try PluginStore.upgrade(records, schema, from: version)
                    try store(in: db)
                    return .commit
                }
            } catch {
                state.withLock { $0.image = nil }
                throw error
            }
        }
    }

    private func store(in db: Database) throws {
        try state.withLock { state in
            let image = try records.read { try SealedImage(of: $0) }
            state.image = try image.save(over: state.image, in: db, key: state.key)
            try Self.enterAttachments(of: records, in: db)
        }
    }

    /// Names the encrypted files in the file's own table, by which sweeps, backups, and exports know them.
    static func enterAttachments(of records: DatabaseQueue, in db: Database) throws {
        let names = try records.read { Set(try SealedAttachments.fileNames(in: $0).values) }
        let entered = try String.fetchSet(db, sql: "SELECT hash FROM storeAttachment")
        guard names != entered else { return }
        for name in entered.subtracting(names) {
            try db.execute(sql: "DELETE FROM storeAttachment WHERE hash = ?", arguments: [name])
        }
        for name in names.subtracting(entered).sorted() {
            try db.execute(
                sql:
                    "INSERT INTO storeAttachment (hash, byteCount, mediaType) VALUES (?, 0, 'application/octet-stream')",
                arguments: [name])
        }
    }

    func close() throws {
        try records.close()
        try file.close()
    }
}
