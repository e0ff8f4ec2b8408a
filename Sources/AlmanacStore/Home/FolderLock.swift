// SPDX-License-Identifier: Apache-2.0

#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#else
    internal import Darwin
#endif

/// A lock between processes for operations without a transaction: creating, upgrading, importing, erasing, and
/// sweeping.
///
/// The system releases it when the process ends for any reason.
final class FolderLock {
    private let descriptor: Int32

    /// Acquires the lock.
    ///
    /// - Throws: ``StoreError`` with code `busy` if another process has it for longer than the timeout.
    convenience init(_ folder: PluginFolder, timeout: Double) throws {
        try self.init(path: folder.lock, of: folder.path, timeout: timeout)
    }

    /// Acquires the lock of a folder by the path of its lock file.
    init(path: String, of folder: String, timeout: Double) throws {
        descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard descriptor >= 0 else { throw StoreError.system("write", path) }
        var remaining = timeout
        while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
            guard errno == EWOULDBLOCK || errno == EINTR else {
                let failure = StoreError.system("lock", path)
                close(descriptor)
                throw failure
            }
            guard remaining > 0 else {
                close(descriptor)
                throw StoreError(
                    .busy,
                    "Another program is upgrading, importing, or erasing \(folder). Try again when it has finished."
                )
            }
            usleep(20_000)
            remaining -= 0.02
        }
    }

    deinit { close(descriptor) }
}
