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
    init(_ folder: PluginFolder, timeout: Double) throws {
        descriptor = open(folder.lock, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard descriptor >= 0 else { throw StoreError.system("write", folder.lock) }
        var remaining = timeout
        while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
            guard errno == EWOULDBLOCK || errno == EINTR else {
                let failure = StoreError.system("lock", folder.lock)
                close(descriptor)
                throw failure
            }
            guard remaining > 0 else {
                close(descriptor)
                throw StoreError(
                    .busy,
                    "Another program is upgrading, importing, or erasing \(folder.path). Try again when it has finished."
                )
            }
            usleep(20_000)
            remaining -= 0.02
        }
    }

    deinit { close(descriptor) }
}
