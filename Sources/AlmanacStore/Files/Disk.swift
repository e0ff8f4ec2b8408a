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

    /// Returns the status of a file or folder, or `nil` if nothing has that path.
    ///
    /// - Throws: ``StoreError`` if that isn't known: records that can't be examined must not be taken for none.
    static func status(_ path: String) throws -> stat? {
        var status = stat()
        if stat(path, &status) == 0 { return status }
        guard errno == ENOENT || errno == ENOTDIR else { throw StoreError.system("examine", path) }
        return nil
    }

    static func kind(_ path: String) throws -> Kind {
        guard let status = try status(path) else { return .nothing }
        return switch status.st_mode & S_IFMT {
        case S_IFREG: .file
        case S_IFDIR: .folder
        default: .other
        }
    }

    /// Returns when a file was last changed, in seconds since 1970-01-01T00:00:00Z.
    static func modified(_ path: String) throws -> Int {
        guard let status = try status(path) else { return 0 }
        #if canImport(Darwin)
            return status.st_mtimespec.tv_sec
        #else
            return status.st_mtim.tv_sec
        #endif
    }

    /// Gives a file the times of another one.
    static func copyTimes(from source: String, to path: String) throws {
        guard let status = try status(source) else { throw StoreError.system("examine", source, ENOENT) }
        #if canImport(Darwin)
            var times = [status.st_atimespec, status.st_mtimespec]
        #else
            var times = [status.st_atim, status.st_mtim]
        #endif
        guard utimensat(AT_FDCWD, path, &times, 0) == 0 else { throw StoreError.system("write", path) }
    }

    /// Returns whether a file or folder is this user's, and no other user can access it.
    static func isPrivate(_ status: stat) -> Bool { status.st_uid == geteuid() && status.st_mode & 0o077 == 0 }

    /// The current time.
    static var secondsSince1970: Int { time(nil) }

    static func size(_ path: String) throws -> Int { try status(path).map { Int($0.st_size) } ?? 0 }

    /// Returns whether this user can write a file or a folder.
    static func isWritable(_ path: String) -> Bool { access(path, W_OK) == 0 }

    /// Checks that this user can write a file.
    static func checkWritable(_ path: String) throws {
        guard access(path, W_OK) == 0 else { throw StoreError.system("write", path) }
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
        var directory = opendir(folder)
        while directory == nil, errno == EINTR { directory = opendir(folder) }
        guard let directory else {
            if errno == ENOENT { return [] }
            throw StoreError.system("read", folder)
        }
        defer { closedir(directory) }
        var names: [String] = []
        while true {
            // Only the error number tells a failure from the end.
            errno = 0
            guard let entry = readdir(directory) else {
                guard errno == 0 else { throw StoreError.system("read", folder) }
                break
            }
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

    /// Overwrites and removes a file that had records, if it exists.
    ///
    /// A file that has another name is removed without overwriting it, because its content belongs to a copy that the user
    /// made. Not every file system and disk overwrites in place; SECURITY.md names those that don't.
    static func erase(_ path: String) throws {
        var status = stat()
        if lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_nlink == 1 {
            // If it can't be overwritten, its blocks are only freed.
            try? fillWithZeros(path)
        }
        try remove(path)
    }

    private static func fillWithZeros(_ path: String) throws {
        let file = try OpenFile(overwriting: path)
        let size = try file.size
        let zeros = [UInt8](repeating: 0, count: 1 << 16)
        for start in stride(from: 0, to: size, by: zeros.count) { try file.write(zeros.prefix(size - start)) }
        try file.synchronize()
    }

    /// Erases the files of a folder and removes it, if it exists, durably and without following symbolic links.
    static func removeTree(_ path: String) throws {
        var status = stat()
        guard lstat(path, &status) == 0 else {
            if errno == ENOENT { return }
            throw StoreError.system("remove", path)
        }
        guard status.st_mode & S_IFMT == S_IFDIR else { return try erase(path) }
        for name in try names(in: path) { try removeTree("\(path)/\(name)") }
        try synchronizeFolder(path)
        guard rmdir(path) == 0 || errno == ENOENT else { throw StoreError.system("remove", path) }
    }

    /// Returns whether two files have the same content.
    static func isEqual(_ first: String, _ second: String) throws -> Bool {
        guard try size(first) == size(second) else { return false }
        return try read(first) == read(second)
    }

    /// Returns the bytes of a file; never of a database that this process can have open, see ``DatabaseFile``.
    static func read(_ path: String) throws -> [UInt8] {
        let file = try OpenFile(reading: path)
        return try file.read(count: file.size, at: 0)
    }

    /// Writes a file atomically and durably.
    static func write(_ bytes: some Collection<UInt8>, to path: String) throws {
        let pending = try PendingFile(for: path)
        try pending.file.write(bytes)
        try pending.commit()
    }

    /// Ensures that the content of a file survives a power failure.
    static func synchronize(_ path: String) throws { try OpenFile(overwriting: path).synchronize() }

    /// Creates an empty file if it is missing.
    static func mark(_ path: String) throws {
        guard try status(path) == nil else { return }
        do { _ = try OpenFile(creating: path) } catch { if try status(path) == nil { throw error } }
        try synchronizeFolder(parent(of: path))
    }

    /// Replaces a file with another, durably.
    static func rename(_ old: String, _ new: String) throws {
        try renameWithoutFolder(old, new)
        try synchronizeFolder(parent(of: new))
    }

    /// Replaces a file with another; its folder has to be synchronized afterward.
    static func renameWithoutFolder(_ old: String, _ new: String) throws {
        #if canImport(Glibc)
            let code = Glibc.rename(old, new)
        #elseif canImport(Musl)
            let code = Musl.rename(old, new)
        #else
            let code = Darwin.rename(old, new)
        #endif
        guard code == 0 else { throw StoreError.system("write", new) }
    }

    /// Ensures that the names in a folder survive a power failure.
    static func synchronizeFolder(_ path: String) throws {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw StoreError.system("open", path) }
        defer { close(descriptor) }
        guard fsync(descriptor) == 0 || errno == EINVAL else { throw StoreError.system("write", path) }
    }
}
