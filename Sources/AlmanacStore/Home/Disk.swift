// SPDX-License-Identifier: Apache-2.0

#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#else
    internal import Darwin
#endif

/// The file system operations of a store, with errors as ``StoreError``.
enum Disk {
    /// The kind of file at a path.
    enum Kind { case nothing, file, folder, other }

    static func status(_ path: String) -> stat? {
        var status = stat()
        return stat(path, &status) == 0 ? status : nil
    }

    static func kind(_ path: String) throws -> Kind {
        guard let status = status(path) else {
            if errno == ENOENT || errno == ENOTDIR { return .nothing }
            throw StoreError.system("examine", path)
        }
        return switch status.st_mode & S_IFMT {
        case S_IFREG: .file
        case S_IFDIR: .folder
        default: .other
        }
    }

    static func size(_ path: String) -> Int { status(path).map { Int($0.st_size) } ?? 0 }

    /// Returns whether this user can write a file or a folder.
    static func isWritable(_ path: String) -> Bool { access(path, W_OK) == 0 }

    /// Checks that this user can write a file.
    static func checkWritable(_ path: String) throws {
        guard access(path, W_OK) == 0 else { throw StoreError.system("write", path) }
    }

    /// Checks that an archive can be written to a path.
    static func checkArchiveFolder(of path: String) throws {
        let folder = parent(of: path)
        guard access(folder, W_OK | X_OK) == 0 else {
            throw StoreError(.notWritable, "Can't write the archive \(path): \(String(cString: strerror(errno))).")
        }
        switch try kind(path) {
        case .nothing, .file: break
        case .folder: throw StoreError(.notWritable, "Can't write the archive \(path): it is a folder.")
        // A device or a pipe would be replaced by the archive.
        case .other: throw StoreError(.notWritable, "Can't write the archive \(path): it isn't a regular file.")
        }
    }

    /// Returns the target of a symbolic link, or the path if it isn't one.
    static func followingLinks(_ path: String) -> String {
        guard let resolved = realpath(path, nil) else { return path }
        defer { free(resolved) }
        return String(cString: resolved)
    }

    /// Creates a folder that only its owner can access, and missing parent folders.
    static func makeFolder(_ path: String, parentIsThere: Bool = false) throws {
        if mkdir(path, 0o700) == 0 {
            // The umask can have removed required bits.
            guard chmod(path, 0o700) == 0 else { throw StoreError.system("make", path) }
            return try synchronizeFolder(parent(of: path))
        }
        switch errno {
        case EEXIST:
            guard try kind(path) == .folder else {
                throw StoreError(
                    .homeUnusable, "\(path) isn't a folder. Move it away, or set ALMANAC_HOME to a folder.")
            }
        case ENOENT:
            let parent = parent(of: path)
            // In /proc, a folder can't be created although its parent exists.
            guard !parentIsThere, parent != path else { throw StoreError.system("make", path) }
            try makeFolder(parent)
            try makeFolder(path, parentIsThere: true)
        default: throw StoreError.system("make", path)
        }
    }

    static func parent(of path: String) -> String {
        guard let slash = path.lastIndex(of: "/") else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    /// Returns the names in a folder in ascending order; empty if there is no such folder.
    static func names(in folder: String) throws -> [String] {
        guard let directory = opendir(folder) else {
            if errno == ENOENT { return [] }
            throw StoreError.system("read", folder)
        }
        defer { closedir(directory) }
        var names: [String] = []
        while let entry = readdir(directory) {
            let length = MemoryLayout.size(ofValue: entry.pointee.d_name)
            let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
                pointer.withMemoryRebound(to: CChar.self, capacity: length) { String(cString: $0) }
            }
            if name != ".", name != ".." { names.append(name) }
        }
        return names.sorted()
    }

    /// Removes a file if it exists.
    static func remove(_ path: String) throws {
        guard unlink(path) == 0 || errno == ENOENT else { throw StoreError.system("remove", path) }
    }

    /// Removes a folder and its contents if it exists, without following symbolic links.
    static func removeTree(_ path: String) throws {
        var status = stat()
        guard lstat(path, &status) == 0 else {
            if errno == ENOENT { return }
            throw StoreError.system("remove", path)
        }
        guard status.st_mode & S_IFMT == S_IFDIR else { return try remove(path) }
        for name in try names(in: path) { try removeTree("\(path)/\(name)") }
        guard rmdir(path) == 0 || errno == ENOENT else { throw StoreError.system("remove", path) }
    }

    static func read(_ path: String) throws -> [UInt8] {
        let file = try OpenFile(reading: path)
        return try file.read(count: file.size, at: 0)
    }

    /// Writes a file atomically and durably.
    static func write(_ bytes: some Collection<UInt8>, to path: String) throws {
        let temporary = "\(path).part"
        do {
            let file = try OpenFile(creating: temporary)
            try file.write(bytes)
            try file.synchronize()
        } catch {
            unlink(temporary)
            throw error
        }
        try rename(temporary, path)
    }

    /// Replaces a file with another, durably.
    static func rename(_ old: String, _ new: String) throws {
        #if canImport(Glibc)
            let code = Glibc.rename(old, new)
        #elseif canImport(Musl)
            let code = Musl.rename(old, new)
        #else
            let code = Darwin.rename(old, new)
        #endif
        guard code == 0 else { throw StoreError.system("write", new) }
        try synchronizeFolder(parent(of: new))
    }

    /// Ensures that the names in a folder survive a power failure.
    static func synchronizeFolder(_ path: String) throws {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw StoreError.system("open", path) }
        defer { close(descriptor) }
        guard fsync(descriptor) == 0 || errno == EINVAL else { throw StoreError.system("write", path) }
    }
}

/// An open file, which is closed when the object is released.
final class OpenFile {
    let path: String
    private let descriptor: Int32

    /// Opens a file for reading.
    init(reading path: String) throws {
        self.path = path
        descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw StoreError.system("read", path) }
    }

    /// Creates or truncates a file that only its owner can read.
    init(creating path: String) throws {
        self.path = path
        descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard descriptor >= 0 else { throw StoreError.system("write", path) }
    }

    deinit { close(descriptor) }

    var size: Int {
        var status = stat()
        return fstat(descriptor, &status) == 0 ? Int(status.st_size) : 0
    }

    func write(_ bytes: some Collection<UInt8>) throws {
        let whole: Void? = try bytes.withContiguousStorageIfAvailable { try writeAll(UnsafeRawBufferPointer($0)) }
        if whole == nil { try Array(bytes).withUnsafeBytes(writeAll) }
    }

    private func writeAll(_ bytes: UnsafeRawBufferPointer) throws {
        var written = 0
        while written < bytes.count {
            #if canImport(Glibc)
                let count = Glibc.write(descriptor, bytes.baseAddress?.advanced(by: written), bytes.count - written)
            #elseif canImport(Musl)
                let count = Musl.write(descriptor, bytes.baseAddress?.advanced(by: written), bytes.count - written)
            #else
                let count = Darwin.write(descriptor, bytes.baseAddress?.advanced(by: written), bytes.count - written)
            #endif
            if count < 0 {
                if errno == EINTR { continue }
                throw StoreError.system("write", path)
            }
            written += count
        }
    }

    /// Reads a number of bytes, or fewer at the end of the file.
    func read(count: Int, at offset: Int) throws -> [UInt8] {
        var failure: StoreError?
        let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
            initialized = 0
            while initialized < count {
                let part = pread(
                    descriptor, buffer.baseAddress?.advanced(by: initialized), count - initialized, offset + initialized
                )
                if part < 0 {
                    if errno == EINTR { continue }
                    failure = .system("read", path)
                    return
                }
                if part == 0 { return }
                initialized += part
            }
        }
        if let failure { throw failure }
        return bytes
    }

    func synchronize() throws {
        guard fsync(descriptor) == 0 else { throw StoreError.system("write", path) }
    }
}
