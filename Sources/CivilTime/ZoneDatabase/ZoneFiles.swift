// SPDX-License-Identifier: Apache-2.0

#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#else
    internal import Darwin
#endif

/// Reads the files of a directory of time zones.
enum ZoneFiles {
    /// The largest size of a file that is read, in bytes; the database's largest zone has 4 kB, its list of rules 110 kB.
    static let largest = 1 << 20

    /// Names of files of the directory that aren't zones: they depend on the machine, or repeat the database under
    /// another count of seconds.
    private static let reserved: Set<String> = [
        "localtime", "posixrules", "leapseconds", "Factory", "posix", "right",
    ]

    /// Whether a name can only lead to a file inside the directory: letters, digits, `_`, `+`, `-` and single
    /// slashes.
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

    /// The path of a zone's file; nil when the name isn't safe.
    static func path(of name: String, in directory: String) -> String? {
        isSafe(name) ? "\(directory)/\(name)" : nil
    }

    /// Whether a path leads to a directory that can be read.
    static func isDirectory(_ path: String) -> Bool {
        guard let handle = opendir(path) else { return false }
        closedir(handle)
        return true
    }

    /// A file's bytes; nil when there is no such file, it is a directory, or it is too large for the database.
    ///
    /// With a `prefix`, reading stops once so many bytes have been read.
    static func contents(_ path: String, prefix: Int = .max) -> [UInt8]? {
        let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard file >= 0 else { return nil }
        defer { close(file) }
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 8192)
        while true {
            let count = chunk.withUnsafeMutableBytes { read(file, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count >= 0, bytes.count + count <= largest else { return nil }
            bytes.append(contentsOf: chunk[..<count])
            guard count > 0, bytes.count < prefix else { return bytes }
        }
    }

    /// The entries of a directory, sorted, with those that are directories marked.
    static func entries(_ path: String) -> [(name: String, isDirectory: Bool)] {
        guard let handle = opendir(path) else { return [] }
        defer { closedir(handle) }
        var entries: [(name: String, isDirectory: Bool)] = []
        while let entry = readdir(handle) {
            let name = withUnsafeBytes(of: entry.pointee.d_name) { raw in
                String(decoding: raw.prefix { $0 != 0 }, as: UTF8.self)
            }
            guard isSafe(name), !name.utf8.contains(UInt8(ascii: "/")) else { continue }
            entries.append((name, isDirectory("\(path)/\(name)")))
        }
        return entries.sorted { $0.name < $1.name }
    }

    /// The release, from the first line of tzdata.zi (`# version 2026a`) or the file `+VERSION`.
    static func version(in directory: String) -> String? {
        let prefix = "# version "
        if let bytes = contents("\(directory)/tzdata.zi", prefix: 80) {
            let line = String(decoding: bytes.prefix { $0 != UInt8(ascii: "\n") }.prefix(80), as: UTF8.self)
            if line.hasPrefix(prefix) { return String(line.dropFirst(prefix.count)) }
        }
        guard let bytes = contents("\(directory)/+VERSION") else { return nil }
        let line = String(decoding: bytes.prefix { $0 > 0x20 }.prefix(40), as: UTF8.self)
        return line.isEmpty ? nil : line
    }
}
