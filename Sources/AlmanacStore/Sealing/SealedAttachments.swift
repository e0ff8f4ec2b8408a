// SPDX-License-Identifier: Apache-2.0

internal import GRDB
internal import Synchronization

/// The attachments of a sealed store: encrypted files, named by the SHA-256 of what they contain.
///
/// The sealed database has a table of the file of each attachment. The file of a photo can't be recognized by the photo.
final class SealedAttachments: AttachmentFiles {
    static let table = "storeSealedAttachment"
    private static let cellTable = "storeAttachment"

    private let files: any AttachmentFiles
    private let state: Mutex<State>

    private struct State {
        var key: DataKey
        var fileNames: [String: String]
    }

    init(_ files: any AttachmentFiles, key: DataKey) {
        self.files = files
        state = Mutex(State(key: key, fileNames: [:]))
    }

    static func createTable(in db: Database) throws {
        try db.execute(
            sql: "CREATE TABLE IF NOT EXISTS \(table) (hash TEXT NOT NULL PRIMARY KEY, file TEXT NOT NULL) STRICT")
    }

    static func fileNames(in db: Database) throws -> [String: String] {
        let rows = try Row.fetchAll(db, sql: "SELECT hash, file FROM \(table)")
        return Dictionary(rows.map { ($0["hash"], $0["file"]) }) { first, _ in first }
    }

    /// Removes the names of the files that neither records nor actions have.
    static func removeUnused(in db: Database) throws {
        let used = try Backups.attachments(in: db)
        for hash in try fileNames(in: db).keys where !used.contains(hash) {
            try db.execute(sql: "DELETE FROM \(table) WHERE hash = ?", arguments: [hash])
        }
    }

    /// Reads the names of the files, after the database was replaced by another process's.
    func readFileNames(in db: Database) throws {
        let names = try Self.fileNames(in: db)
        state.withLock { $0.fileNames = names }
    }

    func save(_ bytes: [UInt8], as hash: String, in db: Database) throws {
        let known = try String.fetchOne(db, sql: "SELECT file FROM \(Self.table) WHERE hash = ?", arguments: [hash])
        if let known, try files.load(known) != nil { return }
        let file = try Self.seal(bytes, as: hash, key: state.withLock(\.key), into: files, in: db)
        state.withLock { $0.fileNames[hash] = file }
    }

    /// Encrypts an attachment into a file, and enters it in the sealed database.
    @discardableResult
    static func seal(
        _ bytes: [UInt8], as hash: String, key: DataKey, into files: any AttachmentFiles, in db: Database
    ) throws -> String {
        let content = try key.seal(bytes, at: SealedCell(cellTable, "content", id: hash)).bytes
        let file = ContentHash.of(content)
        try files.save(content, as: file, in: db)
        try db.execute(sql: "INSERT OR REPLACE INTO \(table) VALUES (?, ?)", arguments: [hash, file])
        return file
    }

    func load(_ hash: String) throws -> [UInt8]? {
        let (key, file) = state.withLock { ($0.key, $0.fileNames[hash]) }
        guard let file, let content = try files.load(file) else { return nil }
        return try Self.open(content, hash: hash, key: key)
    }

    static func open(_ content: [UInt8], hash: String, key: DataKey) throws -> [UInt8] {
        try key.open(SealedValue(bytes: content), at: SealedCell(cellTable, "content", id: hash))
    }

    /// Does nothing, because ``AttachmentSweep`` removes the files that the store doesn't name.
    func keepOnly(_ hashes: Set<String>) {}
}
