// SPDX-License-Identifier: Apache-2.0

package import ComputationKit
package import GRDB
internal import GRDBSQLite

/// A SQLite file of another program, opened in memory for reading.
package enum ForeignDatabase {
    /// Returns whether bytes begin as a SQLite file does.
    package static func isDatabase(_ bytes: [UInt8]) -> Bool { bytes.starts(with: Array("SQLite format 3\0".utf8)) }

    /// Opens a copy of the bytes; no file is created, and nothing is written.
    ///
    /// - Throws: `ValidationIssue` with an empty path if SQLite can't read them.
    package static func open(_ bytes: [UInt8]) throws(ValidationIssue) -> DatabaseQueue {
        do {
            var configuration = Configuration()
            configuration.prepareDatabase { db in try db.execute(sql: "PRAGMA trusted_schema = OFF") }
            let queue = try DatabaseQueue(configuration: configuration)
            try queue.writeWithoutTransaction { db in
                guard let copy = sqlite3_malloc64(sqlite3_uint64(max(bytes.count, 1))) else {
                    throw DatabaseError(resultCode: .SQLITE_NOMEM)
                }
                bytes.withUnsafeBytes { source in
                    copy.copyMemory(
                        from: source.baseAddress ?? UnsafeRawPointer(copy), byteCount: bytes.count)
                }
                let content = copy.assumingMemoryBound(to: UInt8.self)
                // A file in WAL mode can't be read from memory; its header says so in bytes 18 and 19.
                if bytes.count > 19 { (content[18], content[19]) = (1, 1) }
                let flags = UInt32(SQLITE_DESERIALIZE_FREEONCLOSE | SQLITE_DESERIALIZE_READONLY)
                let size = sqlite3_int64(bytes.count)
                let code = sqlite3_deserialize(db.sqliteConnection, "main", content, size, size, flags)
                guard code == SQLITE_OK else { throw DatabaseError(resultCode: ResultCode(rawValue: code)) }
                _ = try Int.fetchOne(db, sql: "SELECT count(*) FROM sqlite_master")
            }
            return queue
        } catch {
            throw ValidationIssue(path: "", expected: "a complete SQLite file", got: "a damaged one")
        }
    }
}
