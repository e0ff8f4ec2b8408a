// SPDX-License-Identifier: Apache-2.0

#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#else
    internal import Darwin
#endif

/// A lock between processes on what no transaction covers: creating, upgrading, importing, erasing, sweeping.
///
/// The system lets go of it when the process ends, however it ends.
final class FolderLock {
    private let descriptor: Int32

    /// Waits for the lock.
    ///
    /// - Throws: ``StoreError`` with the code `busy` when another process holds it longer than the timeout.
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
                    "Another program is upgrading, importing or erasing \(folder.path). Try again when it is done.")
            }
            usleep(20_000)
            remaining -= 0.02
        }
    }

    deinit { close(descriptor) }
}
