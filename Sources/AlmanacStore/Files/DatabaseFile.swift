// SPDX-License-Identifier: Apache-2.0

internal import GRDBSQLite

/// The bytes of a database that this process can have open.
enum DatabaseFile {
    /// Returns the bytes of a file, whatever they are, through the descriptor that SQLite manages.
    ///
    /// A descriptor of our own would drop the locks of all connections of this process when it is closed, because POSIX
    /// advisory locks belong to the process and the file (<https://www.sqlite.org/howtocorrupt.html>, section 2.2).
    ///
    /// - Parameter limit: The largest number of bytes to return, from the beginning of the file.
    /// - Throws: ``StoreError`` if the file can't be read.
    static func bytes(of path: String, limit: Int = .max) throws -> [UInt8] {
        var connection: OpaquePointer?
        let opened = sqlite3_open_v2(path, &connection, SQLITE_OPEN_READONLY, nil)
        defer { sqlite3_close(connection) }
        var file: UnsafeMutablePointer<sqlite3_file>?
        guard opened == SQLITE_OK,
            sqlite3_file_control(connection, "main", SQLITE_FCNTL_FILE_POINTER, &file) == SQLITE_OK,
            let file, let methods = file.pointee.pMethods, let size = methods.pointee.xFileSize,
            let read = methods.pointee.xRead
        else { throw StoreError.system("read", path) }
        var count: sqlite3_int64 = 0
        guard size(file, &count) == SQLITE_OK else { throw StoreError.system("read", path) }
        return try [UInt8](unsafeUninitializedCapacity: min(Int(count), limit)) { buffer, initialized in
            initialized = 0
            let total = min(Int(count), limit)
            while initialized < total {
                let part = min(total - initialized, 1 << 20)
                let target = buffer.baseAddress?.advanced(by: initialized)
                guard read(file, target, Int32(part), sqlite3_int64(initialized)) == SQLITE_OK else {
                    throw StoreError.system("read", path)
                }
                initialized += part
            }
        }
    }
}
