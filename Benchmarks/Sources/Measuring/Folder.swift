// SPDX-License-Identifier: AGPL-3.0-or-later

#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#else
    internal import Darwin
#endif

/// A folder whose files are measured.
public struct Folder: Sendable {
    /// The path.
    public let path: String

    /// Uses a folder, which can be missing.
    public init(_ path: String) { self.path = path }

    /// The size of all files with names that a condition accepts, also in folders within, in bytes.
    public func bytes(where isCounted: (_ name: String) -> Bool = { _ in true }) -> Int {
        guard let directory = opendir(path) else { return 0 }
        defer { closedir(directory) }
        var sum = 0
        while let entry = readdir(directory) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            guard name != ".", name != ".." else { continue }
            var status = stat()
            guard lstat("\(path)/\(name)", &status) == 0 else { continue }
            if status.st_mode & S_IFMT == S_IFDIR {
                sum += Folder("\(path)/\(name)").bytes(where: isCounted)
            } else if isCounted(name) {
                sum += Int(status.st_size)
            }
        }
        return sum
    }
}
