// SPDX-License-Identifier: Apache-2.0

package import ComputationKit

#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#else
    internal import Darwin
#endif

/// A file that could not be read or written: what, which, and the system's reason.
public struct FileFailure: Error, Sendable, CustomStringConvertible {
    /// What was tried, such as `write`.
    public let action: String
    /// The file.
    public let path: String
    /// The system's reason.
    public let reason: String
    /// The error's place in the engine's table, after the system's error number.
    package let code: ComputationError.Code

    init(_ action: String, _ path: String) {
        let number = errno
        self.action = action
        self.path = path
        reason = String(cString: strerror(number))
        code =
            switch number {
            case ENOENT, ENOTDIR, EISDIR: action == "read" ? .notFound : .io
            case EEXIST: .conflict
            case EACCES, EPERM, EROFS: .permission
            case ENOSPC, EDQUOT, EFBIG: .storageFull
            default: .io
            }
    }

    /// One sentence.
    public var description: String { "Cannot \(action) \(path): \(reason)." }
}

func writeAll(_ bytes: [UInt8], to descriptor: Int32, path: String) throws(FileFailure) {
    var written = 0
    while written < bytes.count {
        let count = bytes[written...].withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
        if count < 0 {
            if errno == EINTR { continue }
            throw FileFailure("write", path)
        }
        written += count
    }
}

/// Writes a file that is not there yet.
///
/// - Throws: ``FileFailure`` with the system's reason, also when something has that name; then it stays as it was.
public func writeNewFile(_ bytes: some Collection<UInt8>, to path: String) throws(FileFailure) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw FileFailure("write", path) }
    do {
        try writeAll(Array(bytes), to: descriptor, path: path)
    } catch {
        close(descriptor)
        unlink(path)
        throw error
    }
    guard close(descriptor) == 0 else {
        let failure = FileFailure("write", path)
        unlink(path)
        throw failure
    }
}

/// Writes a whole file by way of a temporary one beside it, so that a failure leaves the old file as it was.
///
/// A pipe or a device such as `/dev/null` is written to directly.
///
/// - Throws: ``FileFailure`` with the system's reason.
public func writeFile(_ bytes: some Collection<UInt8>, to path: String) throws(FileFailure) {
    var status = stat()
    if stat(path, &status) == 0, status.st_mode & S_IFMT != S_IFREG {
        let descriptor = open(path, O_WRONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw FileFailure("write", path) }
        defer { close(descriptor) }
        return try writeAll(Array(bytes), to: descriptor, path: path)
    }
    // A symbolic link stays one: the file it leads to is written.
    let target = realpath(path, nil).map { resolved in
        defer { free(resolved) }
        return String(cString: resolved)
    }
    let path = target ?? path
    let temporary = "\(path).\(getpid()).part"
    // A leftover of a killed process with the same number; a link put there by somebody else is removed, not followed.
    unlink(temporary)
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw FileFailure("write", path) }
    // A file that is replaced keeps its mode.
    if stat(path, &status) == 0 { fchmod(descriptor, status.st_mode & 0o7777) }
    do {
        try writeAll(Array(bytes), to: descriptor, path: path)
    } catch {
        close(descriptor)
        unlink(temporary)
        throw error
    }
    guard close(descriptor) == 0, rename(temporary, path) == 0 else {
        let failure = FileFailure("write", path)
        unlink(temporary)
        throw failure
    }
}
