// SPDX-License-Identifier: Apache-2.0

#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#else
    internal import Darwin
#endif

/// Reads the files of a time zone database.
enum ZoneFiles {
    /// The maximum size of a file, in bytes.
    ///
    /// The database's largest zone has 4 kB, and its list of rules has 110 kB.
    static let largest = 1 << 20

    /// Files of the directory that aren't zones: they depend on the machine, or repeat the database with leap seconds.
    private static let reserved: Set<String> = [
        "localtime", "posixrules", "leapseconds", "Factory", "posix", "right",
    ]

    /// Returns whether a name can only refer to a file inside the directory: it has only letters, digits, `_`, `+`,
    /// `-`, and single slashes.
    static func isSafe(_ name: String) -> Bool {
        guard (1...64).contains(name.utf8.count) else { return false }
        let parts = name.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
        guard parts.count <= 3, let first = parts.first, !reserved.contains(String(first) ?? "") else {
            return false
        }
        return parts.allSatisfy { part in
            guard let first = part.first, first != UInt8(ascii: "-"), first != UInt8(ascii: "+") else {
                return false
            }
            return part.allSatisfy { byte in
                switch byte {
                case 48...57, 65...90, 97...122, 95, 43, 45: true
                default: false
                }
            }
        }
    }

    /// Returns the path of a zone's file, or `nil` if the name isn't safe.
    static func path(of name: String, in directory: String) -> String? {
        isSafe(name) ? "\(directory)/\(name)" : nil
    }

    /// Returns whether a path refers to a directory.
    ///
    /// - Throws: ``CivilTimeError`` with the system's reason if the path can exist and can't be opened.
    static func isDirectory(_ path: String) throws(CivilTimeError) -> Bool {
        guard let handle = opendir(path) else {
            if isAbsence(errno) { return false }
            throw failure(path, errno)
        }
        closedir(handle)
        return true
    }

    /// Returns whether a path exists.
    static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

    /// Returns whether an error number means that a file or directory doesn't exist.
    private static func isAbsence(_ number: Int32) -> Bool {
        [ENOENT, ENOTDIR, EISDIR, ELOOP, ENAMETOOLONG, ENXIO].contains(number)
    }

    private static func failure(_ path: String, _ number: Int32) -> CivilTimeError {
        CivilTimeError(
            kind: .data, expected: "a readable time zone database",
            got: "\(path.quoted(limit: 200)), which can't be read: \(String(cString: strerror(number)))",
            recoverySuggestion: number == EACCES || number == EPERM ? "allow this user to read it" : nil)
    }

    /// Returns a file's bytes, or `nil` if it doesn't exist, isn't a regular file, or is too large.
    ///
    /// - Parameters:
    ///   - path: The file's path.
    ///   - prefix: The number of bytes after which reading can stop.
    /// - Throws: ``CivilTimeError`` with the system's reason if the file can't be read.
    static func contents(_ path: String, prefix: Int = .max) throws(CivilTimeError) -> [UInt8]? {
        let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard file >= 0 else {
            if isAbsence(errno) { return nil }
            throw failure(path, errno)
        }
        defer { close(file) }
        var status = stat()
        guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 8192)
        while true {
            let count = chunk.withUnsafeMutableBytes { read(file, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            if count < 0, errno != EISDIR { throw failure(path, errno) }
            guard count >= 0, bytes.count + count <= largest else { return nil }
            bytes.append(contentsOf: chunk[..<count])
            guard count > 0, bytes.count < prefix else { return bytes }
        }
    }

    /// Returns the entries of a directory that this user can read, sorted.
    ///
    /// - Throws: ``CivilTimeError`` with the system's reason if a directory can't be opened.
    static func entries(_ path: String) throws(CivilTimeError) -> [(name: String, isDirectory: Bool)] {
        var entries: [(name: String, isDirectory: Bool)] = []
        for name in try names(in: path) where access("\(path)/\(name)", R_OK) == 0 {
            entries.append((name, try isDirectory("\(path)/\(name)")))
        }
        return entries.sorted { $0.name < $1.name }
    }

    /// Returns whether a name has the same case as the directory's entries, even on a case-insensitive file system.
    ///
    /// - Throws: ``CivilTimeError`` with the system's reason if a directory can't be opened.
    static func isSpelled(_ name: String, in directory: String) throws(CivilTimeError) -> Bool {
        var path = directory
        for step in name.split(separator: "/").map(String.init) {
            guard try names(in: path).contains(step) else { return false }
            path += "/" + step
        }
        return true
    }

    /// Returns the names in a directory that can be zones.
    private static func names(in path: String) throws(CivilTimeError) -> [String] {
        guard let handle = opendir(path) else {
            if isAbsence(errno) { return [] }
            throw failure(path, errno)
        }
        defer { closedir(handle) }
        var names: [String] = []
        while let entry = readdir(handle) {
            let name = withUnsafeBytes(of: entry.pointee.d_name) { raw in
                String(decoding: raw.prefix { $0 != 0 }, as: UTF8.self)
            }
            if isSafe(name), !name.utf8.contains(UInt8(ascii: "/")) { names.append(name) }
        }
        return names
    }

    /// Returns the release, from the first line of tzdata.zi (`# version 2026a`) or the file `+VERSION`.
    ///
    /// - Throws: ``CivilTimeError`` with the system's reason if a file can't be opened.
    static func version(in directory: String) throws(CivilTimeError) -> String? {
        let prefix = "# version "
        if let bytes = try contents("\(directory)/tzdata.zi", prefix: 80) {
            let line = String(decoding: bytes.prefix { $0 != UInt8(ascii: "\n") }.prefix(80), as: UTF8.self)
            if line.hasPrefix(prefix) { return release(line.dropFirst(prefix.count)) }
        }
        guard let bytes = try contents("\(directory)/+VERSION") else { return nil }
        let line = String(decoding: bytes.prefix { $0 > 0x20 }.prefix(40), as: UTF8.self)
        return release(line[...])
    }

    /// Returns the name of a release, or `nil` if the text can't be one.
    private static func release(_ text: Substring) -> String? {
        let isName = text.utf8.allSatisfy { byte in
            switch byte {
            case 48...57, 65...90, 97...122, 45, 46: true
            default: false
            }
        }
        return isName && !text.isEmpty ? String(text) : nil
    }
}
