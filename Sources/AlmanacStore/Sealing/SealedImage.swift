// SPDX-License-Identifier: Apache-2.0

internal import Crypto
internal import GRDB
internal import GRDBSQLite

/// The SQLite file of a sealed store, as bytes in memory.
///
/// A sealed store keeps its records in a second database, whose file is stored in blocks of 16 KiB in the table
/// `storeSealedBlock` of the first one. Each block is sealed with the store's key and bound to its number. Block 0 holds
/// the size of the file, a counter of changes, and a digest of all blocks, so that a single block can't be replaced by an
/// older one. Whoever lacks the key sees the size and when the file changed, and nothing else.
struct SealedImage: Sendable {
    static let table = "storeSealedBlock"
    private static let blockSize = 16 << 10
    private static let tagSize = 16

    let bytes: [UInt8]
    private let generation: UInt64
    /// The authentication tags of the blocks, in order.
    private var tags: [UInt8] = []

    /// Creates an image that isn't stored yet.
    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        generation = 0
    }

    private init(_ bytes: [UInt8], generation: UInt64, tags: [UInt8]) {
        self.bytes = bytes
        self.generation = generation
        self.tags = tags
    }

    /// Returns whether a store's records are sealed as a whole.
    static func exists(in db: Database) throws -> Bool {
        // An erased store has the empty table.
        guard try db.tableExists(table) else { return false }
        return try Int.fetchOne(db, sql: "SELECT 1 FROM \(table) LIMIT 1") != nil
    }

    static func createTable(in db: Database) throws {
        try db.execute(
            sql:
                "CREATE TABLE IF NOT EXISTS \(table) (number INTEGER NOT NULL PRIMARY KEY, content BLOB NOT NULL) STRICT"
        )
    }

    private static func cell(_ number: Int) -> SealedCell { SealedCell(table, "content", id: "\(number)") }

    /// Reads and opens all blocks.
    ///
    /// - Throws: ``StoreError`` with code `seal-broken` if a block is missing, altered, or older than the others.
    init(from db: Database, key: DataKey) throws {
        let count = try Int.fetchOne(db, sql: "SELECT count(*) FROM \(Self.table)") ?? 0
        let rows = try Row.fetchCursor(
            db, sql: "SELECT number, content FROM \(Self.table) ORDER BY number")
        var bytes: [UInt8] = []
        var tags: [UInt8] = []
        var header: [UInt8] = []
        var expected = 0
        while let row = try rows.next() {
            guard Int.fromDatabaseValue(row[0]) == expected, let value = SealedValue.fromDatabaseValue(row[1]) else {
                throw Self.broken("block \(expected) is missing")
            }
            let content = try key.open(value, at: Self.cell(expected))
            if expected == 0 {
                header = content
                bytes.reserveCapacity(count * Self.blockSize)
            } else {
                bytes += content
                tags += value.bytes.suffix(Self.tagSize)
            }
            expected += 1
        }
        guard let generation = Self.number(in: header, at: 0), let size = Self.number(in: header, at: 8),
            UInt64(bytes.count) == size, header.dropFirst(16).elementsEqual(SHA256.hash(data: tags))
        else { throw Self.broken("its blocks don't belong together") }
        self.init(bytes, generation: generation, tags: tags)
    }

    /// Writes the blocks that differ from the stored image, and returns the image as it is stored.
    func save(over former: SealedImage?, in db: Database, key: DataKey) throws -> SealedImage {
        let count = (bytes.count + Self.blockSize - 1) / Self.blockSize
        var tags = former?.tags ?? []
        tags = Array(tags.prefix(count * Self.tagSize))
        let insertion = try db.cachedStatement(
            sql: "INSERT OR REPLACE INTO \(Self.table) (number, content) VALUES (?, ?)")
        for index in 0..<count {
            let range = index * Self.blockSize..<min(bytes.count, (index + 1) * Self.blockSize)
            let tagRange = index * Self.tagSize..<(index + 1) * Self.tagSize
            let isStored = tags.count >= tagRange.upperBound
            if isStored, let former, former.bytes.count >= range.upperBound,
                range.upperBound == bytes.count ? former.bytes.count == bytes.count : true,
                former.bytes[range].elementsEqual(bytes[range])
            {
                continue
            }
            let value = try key.seal(Array(bytes[range]), at: Self.cell(index + 1))
            try insertion.execute(arguments: [index + 1, value])
            let tag = value.bytes.suffix(Self.tagSize)
            if isStored { tags.replaceSubrange(tagRange, with: tag) } else { tags += tag }
        }
        let generation = (former?.generation ?? 0) + 1
        let header = Self.bytes(of: generation) + Self.bytes(of: UInt64(bytes.count)) + Array(SHA256.hash(data: tags))
        try insertion.execute(arguments: [0, try key.seal(header, at: Self.cell(0))])
        try db.execute(sql: "DELETE FROM \(Self.table) WHERE number > ?", arguments: [count])
        return SealedImage(bytes, generation: generation, tags: tags)
    }

    private static func bytes(of number: UInt64) -> [UInt8] { withUnsafeBytes(of: number.bigEndian) { Array($0) } }

    private static func number(in bytes: [UInt8], at offset: Int) -> UInt64? {
        guard bytes.count >= offset + 8 else { return nil }
        return bytes[offset..<offset + 8].reduce(0) { $0 << 8 | UInt64($1) }
    }

    private static func broken(_ reason: String) -> StoreError {
        StoreError(.sealBroken, "The sealed records can't be opened: \(reason). Restore a backup.")
    }
}

extension SealedImage {
    /// Copies the database of a connection.
    init(of db: Database) throws {
        var size: sqlite3_int64 = 0
        guard let start = sqlite3_serialize(db.sqliteConnection, "main", &size, 0) else {
            throw StoreError(.diskFull, "There isn't enough memory to seal the records. Nothing was changed.")
        }
        defer { sqlite3_free(start) }
        var bytes = Array(UnsafeBufferPointer(start: start, count: Int(size)))
        // A database in memory has no write-ahead log (https://www.sqlite.org/fileformat2.html, section 1.3.3).
        if bytes.count > 19 { (bytes[18], bytes[19]) = (1, 1) }
        self.init(bytes)
    }

    /// Replaces the content of a database in memory.
    func load(into target: DatabaseQueue) throws {
        // It has no write-ahead log, see init(of:).
        guard bytes.count > 19, bytes[18] == 1, bytes[19] == 1 else { throw Self.broken("they aren't a database") }
        let queue = try DatabaseQueue()
        try queue.writeWithoutTransaction { db in
            let count = bytes.count
            guard let copy = sqlite3_malloc64(sqlite3_uint64(max(count, 1))) else {
                throw StoreError(.diskFull, "There isn't enough memory to open the sealed records.")
            }
            bytes.withUnsafeBytes { copy.copyMemory(from: $0.baseAddress ?? UnsafeRawPointer(copy), byteCount: count) }
            let code = sqlite3_deserialize(
                db.sqliteConnection, "main", copy.assumingMemoryBound(to: UInt8.self), sqlite3_int64(count),
                sqlite3_int64(count), UInt32(SQLITE_DESERIALIZE_FREEONCLOSE))
            guard code == SQLITE_OK else { throw Self.broken("they aren't a database") }
        }
        try queue.backup(to: target)
        try queue.close()
    }
}
