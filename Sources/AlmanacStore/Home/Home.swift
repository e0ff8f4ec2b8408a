// SPDX-License-Identifier: Apache-2.0

#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#else
    internal import Darwin
#endif

/// The folder that holds everything Almanac keeps: a folder a plugin, in it the records, attachments and backups.
///
/// ```text
/// HOME/wardrobe/wardrobe.sqlite                 records
/// HOME/wardrobe/attachments/ab/ab12…            photos and documents, named by their SHA-256
/// HOME/wardrobe/backups/0001-version-2.sqlite   copies made before an upgrade
/// ```
///
/// Folders have mode 0700 and files 0600: no other user of the machine can read them.
public struct Home: Sendable, Hashable {
    /// The folder's path.
    public let path: String

    /// Takes a folder as home; it need not exist yet.
    public init(path: String) {
        self.path = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    }

    /// The user's home for Almanac: `$ALMANAC_HOME`, else `$XDG_DATA_HOME/almanac`, else `~/.local/share/almanac`.
    ///
    /// An empty variable counts as not set, and so does a relative `XDG_DATA_HOME`, as its specification says.
    ///
    /// - Parameter environment: looks up a variable; the process's own unless given.
    /// - Throws: ``StoreError`` when no variable says where the user's folders are.
    public static func standard(environment: (String) -> String? = processVariable) throws -> Home {
        if let path = environment("ALMANAC_HOME"), !path.isEmpty { return Home(path: path) }
        if let path = environment("XDG_DATA_HOME"), path.hasPrefix("/") { return Home(path: "\(path)/almanac") }
        if let path = environment("HOME"), path.hasPrefix("/") { return Home(path: "\(path)/.local/share/almanac") }
        throw StoreError(
            .homeUnusable, "No folder for your data is known. Set ALMANAC_HOME to a folder that only you can read.")
    }

    /// Looks up a variable of the process's environment.
    public static func processVariable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

    /// Makes the folder when it is missing, and checks that it can be used and trusted.
    ///
    /// A folder that is still empty gets mode 0700. One with other things in it keeps its mode, and is refused
    /// when others may write to it.
    ///
    /// - Throws: ``StoreError`` that says what is wrong and how to mend it.
    public func prepare() throws {
        try Disk.makeFolder(path)
        guard let status = Disk.status(path) else { throw StoreError.system("look at", path) }
        guard access(path, R_OK | W_OK | X_OK) == 0 else { throw StoreError.system("write to", path) }
        let mode = status.st_mode & 0o1777
        guard mode & 0o077 != 0 else { return }
        if status.st_uid == geteuid(), try Disk.names(in: path).isEmpty {
            guard chmod(path, 0o700) == 0 else { throw StoreError.system("protect", path) }
        } else if mode & 0o022 != 0, mode & 0o1000 == 0 {
            throw StoreError(
                .homeUnusable, "Others may write to \(path), so it cannot keep your data safe. Run: chmod 700 \(path)")
        }
    }

    /// Checks that the home is a folder, if there is something at its path.
    func checkFolder() throws {
        switch try Disk.kind(path) {
        case .nothing, .folder: break
        case .file, .other:
            throw StoreError(
                .homeUnusable, "\(path) is not a folder. Move it away, or set ALMANAC_HOME to another.")
        }
    }

    /// Whether a plugin keeps records here; looks without making or opening anything.
    public func hasRecords(of plugin: String) -> Bool { Disk.status(folder(of: plugin).database) != nil }

    /// The folder of a plugin.
    func folder(of plugin: String) -> PluginFolder { PluginFolder(plugin: plugin, path: "\(path)/\(plugin)") }
}

/// Where a plugin's files are.
struct PluginFolder: Sendable, Hashable {
    let plugin: String
    let path: String

    var database: String { "\(path)/\(plugin).sqlite" }

    /// How SQLite opens the file in a folder that this user may not write to.
    ///
    /// A file in WAL mode needs its shared memory, which can't be created there. Without a log, nobody is writing, and
    /// SQLite may take the file as immutable.
    var pathForReading: String {
        guard Disk.size("\(database)-wal") == 0 else { return database }
        let escaped = database.map { "%?#".contains($0) ? "%" + hexadecimal([$0.asciiValue ?? 0]) : String($0) }
        return "file:\(escaped.joined())?immutable=1"
    }
    var databaseFiles: [String] { [database, "\(database)-wal", "\(database)-shm", "\(database)-journal"] }
    var attachments: String { "\(path)/attachments" }
    var backups: String { "\(path)/backups" }
    var staging: String { "\(path)/import" }
    var lock: String { "\(path)/lock" }

    /// Makes the folder, and closes it to others should somebody have opened it.
    func prepare() throws {
        try Disk.makeFolder(path)
        guard let status = Disk.status(path) else { throw StoreError.system("look at", path) }
        if status.st_mode & 0o077 != 0 {
            guard chmod(path, 0o700) == 0 else { throw StoreError.system("protect", path) }
        }
    }
}
