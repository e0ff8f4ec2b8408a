// SPDX-License-Identifier: Apache-2.0

package import Glibc

/// A call of the system that failed.
package struct SystemFailure: Error, CustomStringConvertible {
    package let description: String
    package init(_ call: String) { description = "\(call): \(String(cString: strerror(errno)))" }
}

/// The names in a folder, sorted; none when there is no such folder.
package func entries(_ folder: String) -> [String] {
    guard let directory = opendir(folder) else { return [] }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
        let name = withUnsafePointer(to: &entry.pointee.d_name) {
            $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
        }
        if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
}

/// Whether a path leads to a folder, and not to a link to one.
package func isFolder(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
}

/// The permissions of a file or folder; nil when there is none.
package func mode(_ path: String) -> mode_t? {
    var status = stat()
    return stat(path, &status) == 0 ? status.st_mode & 0o7777 : nil
}

/// The paths of all files below a folder, sorted.
package func allFiles(_ folder: String) -> [String] {
    entries(folder).flatMap { name in
        let path = "\(folder)/\(name)"
        return isFolder(path) ? allFiles(path) : [path]
    }
}

/// Removes a file, or a folder with all in it.
package func removeTree(_ path: String) {
    if isFolder(path) {
        for name in entries(path) { removeTree("\(path)/\(name)") }
        rmdir(path)
    } else {
        unlink(path)
    }
}

/// Removes a file; whether it was there.
package func unlinkFile(_ path: String) -> Bool { unlink(path) == 0 }

/// The bytes of a file.
package func readFile(_ path: String) throws -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw SystemFailure("open \(path)") }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
        let count = read(descriptor, &chunk, chunk.count)
        guard count >= 0 else { throw SystemFailure("read \(path)") }
        if count == 0 { return bytes }
        bytes += chunk.prefix(count)
    }
}

/// Writes a whole file that only its owner may read.
package func writeFile(_ bytes: [UInt8], _ path: String) throws {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard descriptor >= 0, write(descriptor, bytes, bytes.count) == bytes.count else {
        throw SystemFailure("write \(path)")
    }
    close(descriptor)
}

extension [UInt8] {
    /// How often some bytes occur in these.
    package func occurrences(of needle: [UInt8]) -> Int {
        withUnsafeBytes { hay in
            needle.withUnsafeBytes { needle in
                guard let start = hay.baseAddress, let wanted = needle.baseAddress else { return 0 }
                var offset = 0
                var count = 0
                while offset + needle.count <= hay.count,
                    let hit = memchr(start + offset, Int32(needle[0]), hay.count - needle.count - offset + 1)
                {
                    if memcmp(hit, wanted, needle.count) == 0 { count += 1 }
                    offset = UnsafeRawPointer(hit) - start + 1
                }
                return count
            }
        }
    }
}
