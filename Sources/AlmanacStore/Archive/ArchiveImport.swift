// SPDX-License-Identifier: Apache-2.0

internal import GRDB
internal import Synchronization

/// Builds one plugin's store from an archive beside the one in use, and then puts it in its place.
///
/// Nothing of the store in use changes before all of the archive was read, upgraded and checked.
final class ArchiveImport {
    let schema: StoreMigrations
    let part: ArchiveManifest.Part
    private(set) var recoveryCode: RecoveryCode?
    private let archive: Archive
    private let folder: PluginFolder
    private let lock: FolderLock
    private let busyTimeout: Double
    private var staged: DatabaseQueue?

    init(
        _ part: ArchiveManifest.Part, of archive: Archive, schema: StoreMigrations, home: Home, busyTimeout: Double
    ) throws {
        self.part = part
        self.archive = archive
        self.schema = schema
        self.busyTimeout = busyTimeout
        folder = home.folder(of: schema.plugin)
        try folder.prepare()
        lock = try FolderLock(folder, timeout: busyTimeout)
    }

    /// Reads the archive into a file of its own.
    ///
    /// - Parameters:
    ///   - passphrase: the passphrase to seal values with that the archive has in clear.
    ///   - cost: what trying that passphrase costs.
    /// - Returns: every problem found.
    func stage(passphrase: String?, cost: ScryptCost) throws -> [String] {
        try Disk.removeTree(folder.staging)
        try Disk.makeFolder(folder.staging)
        let path = "\(folder.staging)/\(schema.plugin).sqlite"
        try OpenFile(creating: path).synchronize()
        var configuration = StoreConnection.configuration(busyTimeout: busyTimeout)
        // Rows come table by table; their references are checked at the end.
        configuration.foreignKeysEnabled = false
        return try translatingErrors(of: path) {
            let queue = try DatabaseQueue(path: path, configuration: configuration)
            staged = queue
            try schema.migrator(upTo: part.history.count).migrate(queue)
            var problems = archive.attachmentProblems(of: part)
            let vault = try newVault(queue, passphrase: passphrase, cost: cost)
            try queue.write { db in problems += try fill(db, vault: vault) }
            guard problems.isEmpty else { return problems }
            do {
                try schema.migrator(upTo: schema.version).migrate(queue)
            } catch {
                return ["\(schema.plugin): the records cannot be upgraded to version \(schema.version): \(error)"]
            }
            return try queue.read { db in try checkWhole(db) }
        }
    }

    private func newVault(_ queue: DatabaseQueue, passphrase: String?, cost: ScryptCost) throws -> Vault? {
        guard part.isClear, !schema.sealed.isEmpty, let passphrase else { return nil }
        let vault = Vault(queue, plugin: schema.plugin, place: folder.database)
        vault.cost.withLock { $0 = cost }
        recoveryCode = try vault.setPassphrase(passphrase)
        return vault
    }

    private func fill(_ db: Database, vault: Vault?) throws -> [String] {
        let triggers = try TriggerSet(removingFrom: db)
        let layouts = try TableLayout.all(in: db)
        let expected = layouts.filter(\.holdsRecords).map(\.name)
        let names = part.tables.map(\.name)
        guard names == expected else {
            return [
                "\(part.plugin): expected the tables \(expected.joined(separator: ", ")), got \(names.joined(separator: ", "))"
            ]
        }
        var problems: [String] = []
        for (layout, table) in zip(layouts.filter(\.holdsRecords), part.tables) {
            let isNewKey = vault != nil && layout.name == StoreTables.keySlot
            if !isNewKey { problems += try fill(layout, table, vault, db) }
        }
        guard problems.isEmpty else { return problems }
        try SearchIndexes.rebuild(layouts, in: db)
        try triggers.restore(in: db)
        return []
    }

    private func fill(
        _ layout: TableLayout, _ table: ArchiveManifest.Table, _ vault: Vault?, _ db: Database
    ) throws -> [String] {
        let file = part.tableFile(layout.name)
        guard let content = try archive.content(file) else { return ["\(file): is missing"] }
        let text = RowText(layout, schema: schema)
        var problems: [String] = []
        var rows = 0
        for line in content.split(separator: 0x0A) {
            rows += 1
            do {
                try text.insert(Array(line), sealWith: vault, in: db)
            } catch let error as StoreError where error.code == .badArchive {
                problems.append("\(file), line \(rows): \(error.message)")
            }
        }
        if rows != table.rows { problems.append("\(file): expected \(table.rows) rows, got \(rows)") }
        return problems
    }

    private func checkWhole(_ db: Database) throws -> [String] {
        var problems: [String] = []
        for violation in try Row.fetchAll(db, sql: "PRAGMA foreign_key_check") {
            let (table, parent): (String, String) = (violation["table"], violation["parent"])
            problems.append("\(part.plugin): a row of \(table) refers to one of \(parent) that is not there")
        }
        let rows = try String.fetchAll(db, sql: "SELECT hash FROM storeAttachment ORDER BY hash")
        let files = archive.attachments(of: part)
        for hash in Set(rows).subtracting(files).sorted() {
            problems.append("\(part.attachmentPrefix)\(hash): is missing")
        }
        for place in schema.sealed {
            let column = place.column.quotedDatabaseIdentifier
            let values = try DatabaseValue.fetchCursor(
                db, sql: "SELECT \(column) FROM \(place.table.quotedDatabaseIdentifier) WHERE \(column) IS NOT NULL")
            while let value = try values.next() {
                guard SealedValue.fromDatabaseValue(value) == nil else { continue }
                problems.append("\(part.plugin): \(place) has a value that is not sealed")
            }
        }
        try StoreInspection.check(db, folder)
        return problems
    }

    /// Whether the store in use has anything that the import would replace.
    func checkEmpty() throws {
        let store = try PluginStore.openUnderLock(schema, folder, for: .command, busyTimeout: busyTimeout)
        defer { try? store.close() }
        let (all, own) = try store.read { db in (try Self.recordCount(db), try Self.ownCount(db)) }
        guard all > 0 else { return }
        // A passphrase may be all there is.
        let what = all == own ? "a passphrase" : "\(all - own) \(all - own == 1 ? "record" : "records")"
        throw StoreError(
            .notEmpty,
            "\(schema.plugin) has \(what) already, which an import would replace. "
                + "Ask to replace what is there, or erase it first. Nothing was imported.")
    }

    /// How many of the rows that ``recordCount(_:)`` counts are the store's own, not records of the plugin.
    private static func ownCount(_ db: Database) throws -> Int {
        try [StoreTables.attachment, StoreTables.keySlot].reduce(0) { sum, table in
            sum + (try Int.fetchOne(db, sql: "SELECT count(*) FROM \(table)") ?? 0)
        }
    }

    /// How many rows the tables have, the store's own included.
    static func recordCount(_ db: Database) throws -> Int {
        try TableLayout.all(in: db).filter(\.holdsRecords).reduce(0) { sum, layout in
            sum + (try Int.fetchOne(db, sql: "SELECT count(*) FROM \(layout.quotedName)") ?? 0)
        }
    }

    /// Puts the staged store in the place of the one in use, of which a copy is kept when it had records.
    func commit() throws -> StoreCount {
        let store = try PluginStore.openUnderLock(schema, folder, for: .command, busyTimeout: busyTimeout)
        defer { try? store.close() }
        if try store.read(Self.recordCount) > 0 { try Backups(folder).add(version: schema.version) }
        let hashes = archive.attachments(of: part)
        for hash in hashes {
            if let content = try archive.content(part.attachmentPrefix + hash) {
                try store.attachmentFiles.save(content, as: hash)
            }
        }
        try translatingErrors(of: folder.database) { try staged?.backup(to: store.database) }
        try store.sweepAttachmentsUnderLock()
        let records = try store.read { db in try Self.recordCount(db) - Self.ownCount(db) }
        return StoreCount(
            plugin: schema.plugin, version: schema.version, records: records, attachments: hashes.count)
    }

    /// Removes what was staged.
    func cleanUp() {
        try? staged?.close()
        staged = nil
        try? Disk.removeTree(folder.staging)
    }
}

/// The full-text indexes of a store.
enum SearchIndexes {
    /// Builds them anew from the text they are over, and folds what was deleted out of them.
    static func rebuild(_ layouts: [TableLayout], in db: Database) throws {
        for layout in layouts {
            let name = layout.quotedName
            switch layout.kind {
            case .searchIndex, .searchableText:
                try db.execute(sql: "INSERT INTO \(name)(\(name)) VALUES ('rebuild')")
                try db.execute(sql: "INSERT INTO \(name)(\(name)) VALUES ('optimize')")
            case .contentlessIndex: try db.execute(sql: "INSERT INTO \(name)(\(name)) VALUES ('delete-all')")
            case .records, .foreign: break
            }
        }
    }
}
