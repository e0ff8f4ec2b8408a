// SPDX-License-Identifier: AGPL-3.0-or-later

public import AstrologyPlugin
internal import CSwissEphemeris

#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#else
    internal import Darwin
#endif

/// The folders to search for ephemeris files, in order.
///
/// A list that the user specifies replaces the standard folders, as in every Swiss Ephemeris program. The order of
/// precedence is
/// 1. the explicit list (``init(explicit:environment:)``);
/// 2. the list in the environment variable `SE_EPHE_PATH`;
/// 3. the standard folders that exist: ``usualFolders()``.
///
/// Colons separate the folders of a list. An empty element (`~/asteroids:`) means the standard folders, so that a list
/// can add a folder to them. Each file is read from the first folder that has it.
public struct EphemerisSearchPath: Sendable, Equatable {
    /// The source of the list of folders.
    public enum Origin: String, Sendable, Codable, CaseIterable, Hashable {
        /// In the explicit list.
        case explicit
        /// In the environment variable `SE_EPHE_PATH`.
        case environment
        /// None; they are the standard folders.
        case usual
    }

    /// The folders, as absolute paths without a final slash.
    public let folders: [String]
    /// The source of the list of folders.
    public let origin: Origin
    /// The folders separated by colons, as input for libswe; never empty.
    let list: String
    /// The check of the files in the folders.
    let dataFiles: DataFiles

    /// The maximum length of a list in libswe, in bytes, including separators.
    public static let longestList = Int(CSWE_PATH_LIMIT)

    /// The largest number of folders that libswe searches.
    public static let mostFolders = 20

    /// Creates a search path by the order of precedence.
    /// - Parameters:
    ///   - explicit: The list that the user specified; `nil` or empty for none.
    ///   - environment: The value of `SE_EPHE_PATH`; `nil` or empty if it isn't set.
    /// - Throws: `EphemerisError` with code `invalidPath` if the list is too long for libswe or contains `;`, or if none
    ///   of the folders of the explicit list exists.
    public init(explicit: String? = nil, environment: String? = Self.environmentList) throws(EphemerisError) {
        let given: (list: String, origin: Origin)? =
            if let explicit, !explicit.isEmpty {
                (explicit, .explicit)
            } else if let environment, !environment.isEmpty {
                (environment, .environment)
            } else {
                nil
            }
        guard let given else {
            try self.init(folders: Self.usualFolders(), origin: .usual)
            return
        }
        var folders: [String] = []
        for element in given.list.split(separator: ":", omittingEmptySubsequences: false) {
            let named = element.isEmpty ? Self.usualFolders() : [absolutePath(String(element))]
            folders += named.filter { !folders.contains($0) }
        }
        if given.origin == .explicit, !folders.contains(where: isFolder) {
            throw EphemerisError(
                .invalidPath, "expected a folder with ephemeris files, got \(given.list), which doesn't exist",
                file: given.list)
        }
        try self.init(folders: folders, origin: given.origin)
    }

    private init(folders: [String], origin: Origin) throws(EphemerisError) {
        let list = folders.joined(separator: ":")
        if list.utf8.count > Self.longestList {
            throw EphemerisError(
                .invalidPath,
                "expected at most \(Self.longestList) bytes of ephemeris folders, got \(list.utf8.count): \(list); "
                    + "use fewer folders, or a symbolic link with a shorter path", file: list)
        }
        if folders.count > Self.mostFolders {
            throw EphemerisError(
                .invalidPath, "expected at most \(Self.mostFolders) ephemeris folders, got \(folders.count)",
                file: list)
        }
        if list.utf8.contains(where: { $0 == UInt8(ascii: ";") || $0 < 0x20 }) {
            throw EphemerisError(
                .invalidPath,
                "expected ephemeris folders without ; and control characters, got \(list); "
                    + "separate folders with :", file: list)
        }
        self.folders = folders
        self.origin = origin
        self.list = list
        dataFiles = DataFiles(in: folders)
    }

    /// Returns whether two search paths have the same folders and origin.
    public static func == (first: EphemerisSearchPath, second: EphemerisSearchPath) -> Bool {
        first.folders == second.folders && first.origin == second.origin
    }

    /// The value of `SE_EPHE_PATH`; `nil` if it isn't set or is empty.
    public static var environmentList: String? {
        let size = 4096
        return withUnsafeTemporaryAllocation(of: CChar.self, capacity: size) { buffer in
            guard let base = buffer.baseAddress, cswe_environment_path(base, size) > 0 else { return nil }
            return String(cString: base)
        }
    }

    /// Returns the folders to search if the user specifies none and they exist.
    ///
    /// 1. The folder `ephemeris` of a checkout of this project (recognized by its `manifest.tsv`) at or above the current
    ///    folder or the folder of the running program, if it has `.se1` files.
    /// 2. `share/almanac/ephemeris` beside the `bin` folder of the running program, if it has `.se1` files.
    /// 3. The system's folders, `/usr/share/libswe/ephe` and `/usr/local/share/libswe/ephe`. If neither exists, the
    ///    first is included, so that a warning can name it.
    public static func usualFolders() -> [String] {
        let program = programFolder()
        var candidates = [currentFolder(), program].compactMap(\.self).compactMap(checkoutFolder(above:))
        if let prefix = program.flatMap(parentFolder) {
            candidates.append(prefix + "/share/almanac/ephemeris")
        }
        var folders: [String] = []
        for folder in candidates where !folders.contains(folder) && holdsEphemerisFiles(folder) {
            folders.append(folder)
        }
        let system = systemFolders.filter(isFolder)
        return folders + (system.isEmpty ? Array(systemFolders.prefix(1)) : system)
    }

    /// The folders where systems keep ephemeris files.
    public static let systemFolders = ["/usr/share/libswe/ephe", "/usr/local/share/libswe/ephe"]

    /// Returns the path of a file in the first folder that has it; `nil` if none has it.
    /// - Parameter name: A file name such as `sepl_18.se1`, or one with its subfolder, `ast0/se00433.se1`.
    public func find(_ name: String) -> String? {
        for folder in folders {
            let path = folder + "/" + name
            if access(path, R_OK) == 0 { return path }
        }
        return nil
    }
}

private func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
}

private func holdsEphemerisFiles(_ path: String) -> Bool {
    guard let folder = opendir(path) else { return false }
    defer { closedir(folder) }
    while let entry = readdir(folder) {
        let name = withUnsafeBytes(of: &entry.pointee.d_name) {
            String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
        }
        if name.hasSuffix(".se1") { return true }
    }
    return false
}

private func currentFolder() -> String? {
    guard let path = getcwd(nil, 0) else { return nil }
    defer { free(path) }
    return String(cString: path)
}

private func programFolder() -> String? {
    guard let path = realpath("/proc/self/exe", nil) else { return nil }
    defer { free(path) }
    return parentFolder(String(cString: path))
}

private func parentFolder(_ path: String) -> String? {
    guard path != "/", let slash = path.lastIndex(of: "/") else { return nil }
    return slash == path.startIndex ? "/" : String(path[..<slash])
}

private func checkoutFolder(above start: String) -> String? {
    var folder: String? = start
    while let current = folder {
        let candidate = (current == "/" ? "" : current) + "/ephemeris"
        if access(candidate + "/manifest.tsv", R_OK) == 0 { return candidate }
        folder = parentFolder(current)
    }
    return nil
}

/// Returns an absolute path, with a leading `~` resolved and without trailing slashes.
private func absolutePath(_ path: String) -> String {
    var absolute = path
    if path == "~" || path.hasPrefix("~/"), let home = getenv("HOME") {
        absolute = String(cString: home) + path.dropFirst()
    } else if !path.hasPrefix("/"), let current = currentFolder() {
        absolute = current + "/" + path
    }
    while absolute.utf8.count > 1, absolute.hasSuffix("/") {
        absolute.removeLast()
    }
    return absolute
}
