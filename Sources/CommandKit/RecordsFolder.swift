// SPDX-License-Identifier: Apache-2.0

#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#else
    internal import Darwin
#endif

/// The folders in which plugins keep their records, which no command writes its output to.
///
/// A plugin's folder has a database of its own name, such as `twins/twins.sqlite`. A home has at least one such folder.
enum RecordsFolder {
    /// Returns whether a file would be written into a home of records or below one.
    ///
    /// - Parameter path: The file's path. Links in the path of its folder are followed.
    static func contains(_ path: String) -> Bool {
        guard var folder = resolvedFolder(of: path) else { return false }
        if names(in: folder).contains(where: { isPluginFolder("\(folder)/\($0)") }) { return true }
        while !folder.isEmpty {
            if isPluginFolder(folder) { return true }
            folder = String(folder[..<(folder.lastIndex(of: "/") ?? folder.startIndex)])
        }
        return false
    }

    private static func isPluginFolder(_ folder: String) -> Bool {
        let name = folder[(folder.lastIndex(of: "/").map(folder.index(after:)) ?? folder.startIndex)...]
        return !name.isEmpty && access("\(folder)/\(name).sqlite", F_OK) == 0
    }

    private static func resolvedFolder(of path: String) -> String? {
        let folder = path.lastIndex(of: "/").map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
        guard let resolved = realpath(folder, nil) else { return nil }
        defer { free(resolved) }
        let text = String(cString: resolved)
        return text == "/" ? "" : text
    }

    private static func names(in folder: String) -> [String] {
        guard let stream = opendir(folder.isEmpty ? "/" : folder) else { return [] }
        defer { closedir(stream) }
        var names: [String] = []
        while let entry = readdir(stream) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { String(cString: $0) }
            }
            if !name.hasPrefix(".") { names.append(name) }
        }
        return names
    }
}
