// SPDX-License-Identifier: Apache-2.0

#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#else
    internal import Darwin
#endif

/// The log of a database, which SQLite removes when the last connection is closed, without overwriting the text in it.
///
/// SQLite's locks aren't on the log, so a descriptor of it can be closed at any time.
final class RemovedLog: Sendable {
    private let descriptor: Int32

    /// Opens the log of an open database; `nil` if it has none.
    init?(ofDatabase path: String) {
        descriptor = open("\(path)-wal", O_WRONLY | O_CLOEXEC | O_NOFOLLOW)
        guard descriptor >= 0 else { return nil }
    }

    deinit { close(descriptor) }

    /// Overwrites the log if SQLite has removed it.
    ///
    /// It does what the file system allows; a failure is as if the log had only been removed.
    func overwrite() {
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_nlink == 0 else { return }
        let zeros = [UInt8](repeating: 0, count: 1 << 16)
        var offset = 0
        while offset < status.st_size {
            let count = zeros.withUnsafeBytes { bytes in
                pwrite(descriptor, bytes.baseAddress, min(bytes.count, Int(status.st_size) - offset), off_t(offset))
            }
            guard count > 0 else { return }
            offset += count
        }
        if offset > 0 { fsync(descriptor) }
    }
}
