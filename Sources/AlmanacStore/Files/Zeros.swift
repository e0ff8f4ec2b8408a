// SPDX-License-Identifier: Apache-2.0

internal import GRDB

/// Free pages of zeros, for overwriting what a database and its log contained before.
///
/// SQLite's `secure_delete` overwrites deleted rows in pages that stay in the file. It overwrites neither the end of a file
/// that is truncated nor the log.
enum Zeros {
    /// The size of one row; SQLite's default limit is 10⁹ bytes.
    private static let rowSize = 100_000_000

    /// Adds free pages to a database that contain at least a number of zeros.
    ///
    /// If the log was restarted before, it is overwritten from its beginning by as many bytes.
    static func write(count: Int, in db: Database) throws {
        try db.inSavepoint {
            // A process that was killed can have left the table.
            try db.execute(sql: "DROP TABLE IF EXISTS storeZeros")
            try db.execute(sql: "CREATE TABLE storeZeros (zeros BLOB NOT NULL) STRICT")
            for start in stride(from: 0, to: count, by: rowSize) {
                try db.execute(
                    sql: "INSERT INTO storeZeros VALUES (zeroblob(?))", arguments: [min(rowSize, count - start)])
            }
            return .commit
        }
        try db.execute(sql: "DROP TABLE storeZeros")
    }
}
