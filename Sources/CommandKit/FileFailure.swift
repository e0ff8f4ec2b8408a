// SPDX-License-Identifier: Apache-2.0

package import ComputationKit

#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#else
    internal import Darwin
#endif

/// An error of reading or writing a file.
public struct FileFailure: Error, Sendable, CustomStringConvertible {
    /// The action that failed, such as `write`.
    public let action: String
    /// The file.
    public let path: String
    /// The system's reason.
    public let reason: String
    /// The engine's error code for the system's error number.
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

    init(notRegular path: String) {
        action = "read"
        self.path = path
        reason = "it is a pipe, a device, or a socket, not a regular file"
        code = .refused
    }

    init(recordsAt path: String) {
        action = "write"
        self.path = path
        reason = "the folder belongs to your records. Choose another folder"
        code = .refused
    }

    /// One sentence.
    public var description: String { "Can't \(action) \(path): \(reason)." }
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

/// Writes a new file.
///
/// - Throws: ``FileFailure`` with the system's reason, or if the folder has records. If the file already exists, it isn't
///   changed.
public func writeNewFile(_ bytes: some Collection<UInt8>, to path: String) throws(FileFailure) {
    guard !RecordsFolder.contains(path) else { throw FileFailure(recordsAt: path) }
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o644)
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

/// Replaces a file atomically: writes a temporary file in the same folder and renames it.
///
/// If it fails, the old file is unchanged. Pipes and devices such as `/dev/null` are written directly.
///
/// - Throws: ``FileFailure`` with the system's reason, or if the folder has records.
public func writeFile(_ bytes: some Collection<UInt8>, to path: String) throws(FileFailure) {
    var status = stat()
    if stat(path, &status) == 0, status.st_mode & S_IFMT != S_IFREG {
        let descriptor = open(path, O_WRONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw FileFailure("write", path) }
        defer { close(descriptor) }
        return try writeAll(Array(bytes), to: descriptor, path: path)
    }
    // A symbolic link is kept, and its target is written.
    let target = realpath(path, nil).map { resolved in
        defer { free(resolved) }
        return String(cString: resolved)
    }
    let path = target ?? path
    guard !RecordsFolder.contains(path) else { throw FileFailure(recordsAt: path) }
    let folder = path.lastIndex(of: "/").map { path[...$0] } ?? ""
    // No one else can guess the name and put a link there.
    var generator = SystemRandomNumberGenerator()
    let word = String(UInt64.random(in: .min ... .max, using: &generator), radix: 16)
    let temporary = "\(folder).almanac-\(word).part"
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw FileFailure("write", path) }
    // A replaced file keeps its mode.
    if stat(path, &status) == 0 { fchmod(descriptor, status.st_mode & 0o7777) }
    do throws(FileFailure) {
        try writeAll(Array(bytes), to: descriptor, path: path)
        guard fsync(descriptor) == 0 else { throw FileFailure("write", path) }
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
