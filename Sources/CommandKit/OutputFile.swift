// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#else
    internal import Darwin
#endif

/// A file that a command writes.
///
/// All commands write their files here. A file is never written into a home of records or onto a disk. Its content is
/// written to a temporary file in the same folder, which then gets its name, so that a failure leaves nothing behind.
public struct OutputFile: Sendable {
    private let path: String
    private let mode: mode_t

    /// Creates a file for the output of a computation.
    ///
    /// - Parameters:
    ///   - path: Its path.
    ///   - isPrivate: Whether other users of the machine can't read the new file.
    public init(_ path: String, isPrivate: Bool = false) {
        self.path = path
        mode = isPrivate ? 0o600 : 0o644
    }

    /// Creates a file for the output of a computation.
    ///
    /// If the computation reads records, other users can't read the file.
    public init(_ path: String, from manifest: Manifest) {
        self.init(path, isPrivate: manifest.effects.contains(.reads))
    }

    /// Checks that the file can be written, before a computation that changes records.
    ///
    /// - Parameter isNew: Whether it must not exist.
    /// - Throws: ``FileFailure`` with the system's reason, or if the folder has records.
    public func check(asNew isNew: Bool) throws(FileFailure) {
        var status = stat()
        let exists = stat(path, &status) == 0
        if isNew, exists {
            errno = EEXIST
            throw FileFailure("write", path)
        }
        if exists, status.st_mode & S_IFMT != S_IFREG {
            if status.st_mode & S_IFMT == S_IFBLK { throw Self.isDisk(path) }
            return
        }
        guard !exists || access(path, W_OK) == 0 else { throw FileFailure("write", path) }
        let path = resolvedPath
        try checkFolder(of: path)
        let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? "."
        guard access(folder, W_OK | X_OK) == 0 else { throw FileFailure("write", path) }
    }

    /// Writes a new file.
    ///
    /// - Throws: ``FileFailure`` with the system's reason, or if the folder has records. If the file already exists, it
    ///   isn't changed.
    public func create(_ bytes: some Collection<UInt8>) throws(FileFailure) {
        try checkFolder(of: path)
        try write(bytes, to: path)
    }

    /// Writes the file, and replaces an existing one, which keeps its permissions unless the output is private.
    ///
    /// The target of a symbolic link is replaced. Pipes and character devices such as `/dev/null` are written directly.
    ///
    /// - Throws: ``FileFailure`` with the system's reason, or if the folder has records. An existing file is unchanged
    ///   then.
    public func replace(_ bytes: some Collection<UInt8>) throws(FileFailure) {
        var status = stat()
        let exists = stat(path, &status) == 0
        switch status.st_mode & S_IFMT {
        case _ where !exists: break
        case S_IFREG:
            // Replacing needs only a folder that can be written.
            guard access(path, W_OK) == 0 else { throw FileFailure("write", path) }
        case S_IFBLK: throw Self.isDisk(path)
        default: return try writeDirectly(bytes)
        }
        let path = resolvedPath
        try checkFolder(of: path)
        let folder = path.lastIndex(of: "/").map { path[...$0] } ?? ""
        // No one else can guess the name and put a link there.
        var generator = SystemRandomNumberGenerator()
        let word = String(UInt64.random(in: .min ... .max, using: &generator), radix: 16)
        let temporary = "\(folder).almanac-\(word).part"
        try write(bytes, to: temporary, permissions: exists ? status.st_mode & (mode == 0o600 ? 0o700 : 0o7777) : nil)
        guard rename(temporary, path) == 0 else {
            let failure = FileFailure("write", path)
            unlink(temporary)
            throw failure
        }
    }

    private static func isDisk(_ path: String) -> FileFailure {
        FileFailure(refusing: path, because: "it is a disk, not a file")
    }

    private var resolvedPath: String {
        guard let resolved = realpath(path, nil) else { return path }
        defer { free(resolved) }
        return String(cString: resolved)
    }

    private func checkFolder(of path: String) throws(FileFailure) {
        guard !RecordsFolder.contains(path) else {
            throw FileFailure(refusing: path, because: "the folder belongs to your records. Choose another folder")
        }
    }

    private func writeDirectly(_ bytes: some Collection<UInt8>) throws(FileFailure) {
        let descriptor = open(path, O_WRONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw FileFailure("write", path) }
        defer { close(descriptor) }
        try writeAll(Array(bytes), to: descriptor, path: path)
    }

    /// Creates a file with a content.
    ///
    /// Removes it again if it can't be written completely.
    ///
    /// - Parameter permissions: Those of the file; `nil` for those of a new one, without what the process masks.
    private func write(
        _ bytes: some Collection<UInt8>, to file: String, permissions: mode_t? = nil
    ) throws(FileFailure) {
        let descriptor = open(file, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, permissions ?? mode)
        guard descriptor >= 0 else { throw FileFailure("write", path) }
        do throws(FileFailure) {
            if let permissions, fchmod(descriptor, permissions) != 0 { throw FileFailure("write", path) }
            try writeAll(Array(bytes), to: descriptor, path: path)
            guard fsync(descriptor) == 0 else { throw FileFailure("write", path) }
        } catch {
            close(descriptor)
            unlink(file)
            throw error
        }
        guard close(descriptor) == 0 else {
            let failure = FileFailure("write", path)
            unlink(file)
            throw failure
        }
    }
}

/// Writes all bytes to an open file.
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
