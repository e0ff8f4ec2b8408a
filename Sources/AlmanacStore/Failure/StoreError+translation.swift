// SPDX-License-Identifier: Apache-2.0

internal import GRDB

#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#else
    internal import Darwin
#endif

extension StoreError {
    /// A call of the system that failed on a file, by its error number.
    ///
    /// - Parameter action: what was tried, such as `write`.
    static func system(_ action: String, _ path: String, _ number: Int32 = errno) -> StoreError {
        let reason = String(cString: strerror(number))
        return switch number {
        case ENOSPC, EDQUOT, EFBIG:
            StoreError(
                .diskFull,
                "Cannot \(action) \(path): \(reason). Nothing was lost; make room on the disk and try again.")
        case EACCES, EPERM, EROFS:
            StoreError(
                .notWritable,
                "Cannot \(action) \(path): \(reason). Make it writable for you, or set ALMANAC_HOME to a folder that is."
            )
        case ENOENT where action == "read", ENOTDIR where action == "read", EISDIR where action == "read":
            StoreError(.notFound, "Cannot read \(path): \(reason).")
        case EIO:
            StoreError(.homeUnusable, "Cannot \(action) \(path): \(reason). The disk reported an error.")
        default:
            StoreError(.homeUnusable, "Cannot \(action) \(path): \(reason).")
        }
    }

    private static let failedWrites: [ResultCode] = [
        .SQLITE_IOERR_WRITE, .SQLITE_IOERR_FSYNC, .SQLITE_IOERR_TRUNCATE, .SQLITE_IOERR_SHMSIZE,
    ]

    /// What SQLite threw, in words; other errors are handed on as they are.
    static func translating(_ error: any Error, path: String) -> any Error {
        guard let error = error as? DatabaseError else { return error }
        let reason = error.message ?? "\(error.resultCode)"
        return switch error.resultCode {
        // SQLite reports a file that can't grow as a failed write.
        case .SQLITE_IOERR where !Self.failedWrites.contains(error.extendedResultCode):
            StoreError(.homeUnusable, "Cannot read or write \(path): \(reason). The disk reported an error.")
        case .SQLITE_FULL, .SQLITE_NOLFS, .SQLITE_IOERR:
            StoreError(
                .diskFull,
                "Cannot read or write \(path): \(reason). What was saved before is safe; make room on the disk and try again."
            )
        case .SQLITE_READONLY, .SQLITE_CANTOPEN, .SQLITE_PERM, .SQLITE_AUTH:
            StoreError(
                .notWritable,
                "Cannot open \(path) for writing: \(reason). Make the folder and the file writable for you, "
                    + "or set ALMANAC_HOME to a folder that is.")
        case .SQLITE_BUSY, .SQLITE_LOCKED:
            StoreError(.busy, "Another program is using \(path): \(reason). Try again when it has finished.")
        case .SQLITE_CORRUPT, .SQLITE_NOTADB: StoreError(.corrupt, "\(path) is damaged: \(reason).")
        default: error
        }
    }
}

/// Runs work on a database file, with SQLite's errors put into words.
func translatingErrors<Value>(of path: String, _ work: () throws -> Value) throws -> Value {
    do { return try work() } catch { throw StoreError.translating(error, path: path) }
}
