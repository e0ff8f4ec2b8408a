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
    /// Returns the error for a failed system call on a file, by its error number.
    ///
    /// - Parameter action: The attempted action, such as `write`.
    static func system(_ action: String, _ path: String, _ number: Int32 = errno) -> StoreError {
        let reason = String(cString: strerror(number))
        return switch number {
        case ENOSPC, EDQUOT, EFBIG:
            StoreError(
                .diskFull,
                "Can't \(action) \(path): \(reason). No data was lost. Free some disk space and try again.")
        case EACCES, EPERM, EROFS:
            StoreError(
                .notWritable,
                "Can't \(action) \(path): \(reason). Make it writable, or set ALMANAC_HOME to a folder that is."
            )
        case ENOENT where action == "read", ENOTDIR where action == "read", EISDIR where action == "read":
            StoreError(.notFound, "Can't read \(path): \(reason).")
        case EIO:
            StoreError(.homeUnusable, "Can't \(action) \(path): \(reason). The disk reported an error.")
        default:
            StoreError(.homeUnusable, "Can't \(action) \(path): \(reason).")
        }
    }

    private static let failedWrites: [ResultCode] = [
        .SQLITE_IOERR_WRITE, .SQLITE_IOERR_FSYNC, .SQLITE_IOERR_TRUNCATE, .SQLITE_IOERR_SHMSIZE,
    ]

    /// Returns SQLite's sentence for an error, or the name of its code if it has none.
    static func reason(of error: DatabaseError) -> String {
        // SQLite's text for a connection without an error, which GRDB reports after a failed open.
        guard let message = error.message, message != "not an error" else { return "\(error.extendedResultCode)" }
        return message
    }

    /// Converts an error of SQLite to a ``StoreError``; other errors are unchanged.
    static func translating(_ error: any Error, path: String) -> any Error {
        guard let error = error as? DatabaseError else { return error }
        let reason = reason(of: error)
        return switch error.resultCode {
        // SQLite reports a file that can't grow as a failed write.
        case .SQLITE_IOERR where !Self.failedWrites.contains(error.extendedResultCode):
            StoreError(.homeUnusable, "Can't read or write \(path): \(reason). The disk reported an error.")
        case .SQLITE_FULL, .SQLITE_NOLFS, .SQLITE_IOERR:
            StoreError(
                .diskFull,
                "Can't read or write \(path): \(reason). Saved data is safe. Free some disk space and try again."
            )
        case .SQLITE_READONLY, .SQLITE_CANTOPEN, .SQLITE_PERM, .SQLITE_AUTH:
            StoreError(
                .notWritable,
                "Can't open \(path) for writing: \(reason). Make the folder and the file writable, "
                    + "or set ALMANAC_HOME to a folder that is.")
        case .SQLITE_BUSY, .SQLITE_LOCKED:
            StoreError(.busy, "Another program is using \(path): \(reason). Try again when it has finished.")
        case .SQLITE_CORRUPT, .SQLITE_NOTADB: StoreError(.corrupt, "\(path) is damaged: \(reason).")
        default: error
        }
    }
}

/// Runs a closure on a database file, and converts SQLite's errors to ``StoreError``.
func translatingErrors<Value>(of path: String, _ work: () throws -> Value) throws -> Value {
    do { return try work() } catch { throw StoreError.translating(error, path: path) }
}
