// SPDX-License-Identifier: Apache-2.0

package import ComputationKit
package import GRDB
internal import GRDBSQLite

/// A SQLite file of another program, opened in memory for reading.
///
/// The file can be damaged or made to do harm: it is never written, its schema can't call functions with side effects, and
/// queries that take too many steps end. Read only what ``tables`` has, because a view can take forever.
package final class ForeignDatabase {
    /// The maximum number of thousands of SQLite's steps for all queries.
    private static let mostSteps = 500_000

    /// The copy in memory.
    package let queue: DatabaseQueue
    /// The columns of each table; without views and virtual tables.
    package let tables: [String: Set<String>]
    private let steps: UnsafeMutablePointer<Int>

    /// Returns whether bytes begin as a SQLite file does.
    package static func isDatabase(_ bytes: [UInt8]) -> Bool { bytes.starts(with: Array("SQLite format 3\0".utf8)) }

    /// Opens a copy of the bytes; no file is created, and nothing is written.
    ///
    /// - Throws: `ValidationIssue` with an empty path if SQLite can't read them.
    package init(_ bytes: [UInt8]) throws(ValidationIssue) {
        steps = .allocate(capacity: 1)
        steps.initialize(to: Self.mostSteps)
        let steps = steps
        do {
            let queue = try DatabaseQueue()
            self.queue = queue
            tables = try queue.inDatabase { db in
                try Self.load(bytes, into: db, steps)
                return try Self.tables(in: db)
            }
        } catch {
            throw ValidationIssue(path: "", expected: "a complete SQLite file", got: "a damaged one")
        }
    }

    deinit {
        try? queue.close()
        steps.deallocate()
    }

    private static func load(_ bytes: [UInt8], into db: Database, _ steps: UnsafeMutablePointer<Int>) throws {
        guard let copy = sqlite3_malloc64(sqlite3_uint64(max(bytes.count, 1))) else {
            throw DatabaseError(resultCode: .SQLITE_NOMEM)
        }
        bytes.withUnsafeBytes { source in
            copy.copyMemory(from: source.baseAddress ?? UnsafeRawPointer(copy), byteCount: bytes.count)
        }
        let content = copy.assumingMemoryBound(to: UInt8.self)
        // A file in WAL mode can't be read from memory; its header says so in bytes 18 and 19.
        if bytes.count > 19 { (content[18], content[19]) = (1, 1) }
        let flags = UInt32(SQLITE_DESERIALIZE_FREEONCLOSE | SQLITE_DESERIALIZE_READONLY)
        let size = sqlite3_int64(bytes.count)
        let code = sqlite3_deserialize(db.sqliteConnection, "main", content, size, size, flags)
        guard code == SQLITE_OK else { throw DatabaseError(resultCode: ResultCode(rawValue: code)) }
        for setting in ["trusted_schema = OFF", "query_only = ON", "cell_size_check = ON", "temp_store = MEMORY"] {
            try db.execute(sql: "PRAGMA \(setting)")
        }
        sqlite3_limit(db.sqliteConnection, SQLITE_LIMIT_LENGTH, 20_000_000)
        sqlite3_limit(db.sqliteConnection, SQLITE_LIMIT_EXPR_DEPTH, 100)
        sqlite3_progress_handler(
            db.sqliteConnection, 1000,
            { pointer in
                guard let steps = pointer?.assumingMemoryBound(to: Int.self) else { return 1 }
                steps.pointee -= 1
                return steps.pointee < 0 ? 1 : 0
            }, steps)
    }

    private static func tables(in db: Database) throws -> [String: Set<String>] {
        let sql =
            "SELECT name FROM sqlite_master WHERE type = 'table' AND sql LIKE 'CREATE TABLE%' ORDER BY name LIMIT 500"
        var tables: [String: Set<String>] = [:]
        for row in try Row.fetchAll(db, sql: sql) {
            guard let name = String.fromDatabaseValue(row[0] as DatabaseValue) else { continue }
            let columns = try Row.fetchAll(
                db, sql: "SELECT name FROM pragma_table_info(?) LIMIT 1000", arguments: [name])
            tables[name] = Set(columns.compactMap { String.fromDatabaseValue($0[0] as DatabaseValue) })
        }
        return tables
    }
}
