// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit
internal import GRDB
internal import Synchronization

/// Stages a new store of a plugin from an archive: reads, upgrades, and checks it.
final class ArchiveImport {
    let schema: StoreMigrations
    let part: ArchiveManifest.Part
    private(set) var recoveryCode: RecoveryCode?
    private let archive: Archive
    private let folder: PluginFolder
    private let busyTimeout: Double
    private var staged: DatabaseQueue?
    /// How the imported records are sealed; `nil` if they are staged as they are in the archive.
    private var seal: StoreSealing.Seal?

    init(
        _ part: ArchiveManifest.Part, of archive: Archive, schema: StoreMigrations, home: Home, busyTimeout: Double
    ) {
        self.part = part
        self.archive = archive
        self.schema = schema
        self.busyTimeout = busyTimeout
        folder = home.folder(of: schema.plugin)
    }

    /// Reads the archive into a separate file.
    ///
    /// - Parameters:
    ///   - passphrase: The passphrase to seal unencrypted values of the archive with.
    ///   - cost: The cost of trying the passphrase.
    ///   - seal: How to seal records that aren't sealed in the archive.
    /// - Returns: Every problem found.
    func stage(passphrase: String?, cost: ScryptCost, seal: StoreSealing.Seal?) throws -> [String] {
        self.seal = seal
        let path = folder.stagedDatabase
        // What will be sealed is only in memory before.
        if seal == nil { try StagedStore(folder: folder).create() }
        var configuration = StoreConnection.configuration(busyTimeout: busyTimeout)
        // Rows are inserted table by table, so references are checked at the end.
        configuration.foreignKeysEnabled = false
        return try translatingErrors(of: path) {
            let queue =
                try seal == nil
                ? DatabaseQueue(path: path, configuration: configuration) : DatabaseQueue(configuration: configuration)
            staged = queue
            try schema.migrator(upTo: part.history.count).migrate(queue)
            if part.isSealed { try queue.write(SealedImage.createTable) }
            var problems = archive.attachmentProblems(of: part)
            let vault = try newVault(queue, passphrase: passphrase, cost: cost)
            try queue.write { db in problems += try fill(db, vault: vault) }
            if let seal { problems += try queue.write { db in try keep(seal, in: db) } }
            guard problems.isEmpty else { return problems }
            do {
                try schema.migrator(upTo: schema.version).migrate(queue)
            } catch {
                return ["\(schema.plugin): the records can't be upgraded to version \(schema.version): \(error)"]
            }
            problems = try queue.read { db in try checkWhole(db) }
            guard problems.isEmpty else { return problems }
            let store = PluginStore(schema, queue, folder: nil, attachmentFiles: AttachmentMemory())
            return try schema.rowProblems(store).map { "\(schema.plugin), \($0)" }
        }
    }

    private func newVault(_ queue: DatabaseQueue, passphrase: String?, cost: ScryptCost) throws -> Vault? {
        guard part.isClear, !schema.sealed.isEmpty else { return nil }
        let vault = Vault(queue, schema, folder: nil)
        if let seal {
            try queue.write { db in for slot in seal.slots { try slot.save(in: db) } }
            vault.open(with: seal.key)
            return vault
        }
        guard let passphrase else { return nil }
        vault.cost.withLock { $0 = cost }
        recoveryCode = try vault.setPassphrase(passphrase)
        return vault
    }

    /// Gives the store the passphrase of the sealed records that it replaces.
    private func keep(_ seal: StoreSealing.Seal, in db: Database) throws -> [String] {
        if let former = try KeySlot.keyID(in: db), former != seal.slots.first?.keyID {
            let hasValues = try schema.sealed.contains { place in
                let column = place.column.quotedDatabaseIdentifier
                return try Int.fetchOne(
                    db,
                    sql: "SELECT 1 FROM \(place.table.quotedDatabaseIdentifier) WHERE \(column) IS NOT NULL LIMIT 1")
                    != nil
            }
            guard !hasValues else {
                return [
                    "\(schema.plugin): its sealed values have another passphrase than your sealed records; "
                        + "export it with --reveal-sealed, or unseal your records first"
                ]
            }
        }
        try db.execute(sql: "DELETE FROM \(StoreTables.keySlot)")
        for slot in seal.slots { try slot.save(in: db) }
        return []
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
            problems.append("\(part.plugin): a row of \(table) refers to a missing row of \(parent)")
        }
        let rows = try String.fetchAll(db, sql: "SELECT hash FROM storeAttachment ORDER BY hash")
        let files = archive.attachments(of: part)
        for hash in Set(rows).subtracting(files).sorted() {
            problems.append("\(part.attachmentPrefix)\(hash): is missing")
        }
        for hash in Set(files).subtracting(rows).sorted() {
            problems.append("\(part.attachmentPrefix)\(hash): no record has it")
        }
        if !part.isSealed { problems += try attachmentProblems(db) }
        for place in schema.sealed {
            let column = place.column.quotedDatabaseIdentifier
            let values = try DatabaseValue.fetchCursor(
                db, sql: "SELECT \(column) FROM \(place.table.quotedDatabaseIdentifier) WHERE \(column) IS NOT NULL")
            while let value = try values.next() {
                guard SealedValue.fromDatabaseValue(value) == nil else { continue }
                problems.append("\(part.plugin): \(place) has a value that isn't sealed")
            }
        }
        try StoreInspection.check(db, folder)
        return problems
    }

    /// Returns the attachments whose size or media type isn't that of their content.
    private func attachmentProblems(_ db: Database) throws -> [String] {
        var problems: [String] = []
        for row in try Row.fetchAll(db, sql: "SELECT hash, byteCount, mediaType FROM storeAttachment ORDER BY hash") {
            let (hash, byteCount, mediaType): (String, Int, String) = (row["hash"], row["byteCount"], row["mediaType"])
            let name = "\(part.attachmentPrefix)\(hash)"
            guard let size = archive.size(name) else { continue }
            if size != byteCount { problems.append("\(name): expected \(byteCount) bytes, got \(size)") }
            if mediaType.wholeMatch(of: #/[a-z]+\/[a-z0-9][a-z0-9.+-]*/#) == nil || mediaType.utf8.count > 100 {
                problems.append("\(name): expected a media type such as image/jpeg, got another text")
            }
        }
        return problems
    }

    /// Checks that the current store has nothing that the import would replace.
    func checkEmpty() throws {
        let store = try PluginStore.openUnderLock(schema, folder, for: .command, .asStored, busyTimeout: busyTimeout)
        defer { try? store.close() }
        let (all, own) = try store.read { db in (try Self.recordCount(db), try Self.ownCount(db)) }
        guard all > 0 else {
            // What was removed can come back until the actions are forgotten.
            guard try store.actions(at: .now).contains(where: { !$0.isUndone }) else { return }
            throw StoreError(
                .notEmpty,
                "\(schema.plugin) has actions that can be undone, which an import would forget. "
                    + "Undo or forget them first, or replace the records. Nothing was imported.")
        }
        // A passphrase can be the only content.
        let isSealed = try store.read(SealedImage.exists)
        let what =
            isSealed
            ? "sealed records" : all == own ? "a passphrase" : "\(all - own) \(all - own == 1 ? "record" : "records")"
        throw StoreError(
            .notEmpty,
            "\(schema.plugin) already has \(what), which an import would replace. "
                + "Replace or erase them first. Nothing was imported.")
    }

    /// Returns how many of the rows in ``recordCount(_:)`` belong to the store and aren't records of the plugin.
    static func ownCount(_ db: Database) throws -> Int {
        try [StoreTables.attachment, StoreTables.keySlot, SealedImage.table].reduce(0) { sum, table in
            guard try db.tableExists(table) else { return sum }
            return sum + (try Int.fetchOne(db, sql: "SELECT count(*) FROM \(table)") ?? 0)
        }
    }

    /// Returns the number of rows of all tables, including those of the store.
    static func recordCount(_ db: Database) throws -> Int {
        try TableLayout.all(in: db).filter(\.holdsRecords).reduce(0) { sum, layout in
            sum + (try Int.fetchOne(db, sql: "SELECT count(*) FROM \(layout.quotedName)") ?? 0)
        }
    }

    /// Completes the staged store, and saves the attachments, which no one removes while the store is locked.
    func finish(for swap: StoreSwap) throws -> StoreCount {
        let hashes = archive.attachments(of: part)
        guard let staged else { throw StoreError(.badArchive, "\(part.plugin) wasn't read.") }
        let records = try staged.read { db in try Self.recordCount(db) - Self.ownCount(db) }
        let count = StoreCount(
            plugin: schema.plugin, version: schema.version, records: records, attachments: hashes.count,
            isSealed: part.isSealed)
        if let seal {
            try StoreSealing.stage(schema, folder, id: swap.id, busyTimeout: busyTimeout) { queue in
                try seal.apply(to: staged, into: queue, folder, attachment: content)
            }
            return count
        }
        let files = AttachmentFolder(path: folder.attachments)
        if !hashes.isEmpty { try Disk.mark(folder.newSweepMark()) }
        try files.save(hashes, content: content)
        if part.isSealed { try Disk.mark(folder.stagedForeignMark) }
        try StagedStore(folder: folder).finish(staged, id: swap.id)
        return count
    }

    private func content(of hash: String) throws -> [UInt8] {
        guard let content = try archive.content(part.attachmentPrefix + hash) else {
            throw StoreError(.badArchive, "\(part.attachmentPrefix)\(hash) is missing.")
        }
        return content
    }
}

/// The full-text indexes of a store.
enum SearchIndexes {
    /// Rebuilds the indexes from their text, and removes traces of deleted text.
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
