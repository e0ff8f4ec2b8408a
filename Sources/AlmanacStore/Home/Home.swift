// SPDX-License-Identifier: Apache-2.0

#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#else
    internal import Darwin
#endif

/// The folder of all data of Almanac, with a subfolder for each plugin's records, attachments, and backups.
///
/// ```text
/// HOME/wardrobe/wardrobe.sqlite                 records
/// HOME/wardrobe/attachments/ab/ab12…            photos and documents, named by their SHA-256
/// HOME/wardrobe/backups/0001-version-2.sqlite   copies made before an upgrade
/// ```
///
/// Folders have mode 0700 and files 0600: other users of the machine can't read them.
public struct Home: Sendable, Hashable {
    /// The folder's path.
    public let path: String

    /// Creates a home from a folder, which doesn't have to exist.
    public init(path: String) {
        self.path = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    }

    /// Returns the user's home for Almanac: `$ALMANAC_HOME`, otherwise `$XDG_DATA_HOME/almanac`, otherwise
    /// `~/.local/share/almanac`.
    ///
    /// An empty variable is ignored, and so is a relative `XDG_DATA_HOME`, as its specification requires.
    ///
    /// - Parameter environment: Looks up a variable; by default, in the environment of the process.
    /// - Throws: ``StoreError`` if no variable specifies the user's folders.
    public static func standard(environment: (String) -> String? = processVariable) throws -> Home {
        if let path = environment("ALMANAC_HOME"), !path.isEmpty { return Home(path: path) }
        if let path = environment("XDG_DATA_HOME"), path.hasPrefix("/") { return Home(path: "\(path)/almanac") }
        if let path = environment("HOME"), path.hasPrefix("/") { return Home(path: "\(path)/.local/share/almanac") }
        throw StoreError(
            .homeUnusable, "The folder for your data is unknown. Set ALMANAC_HOME to a folder that only you can read.")
    }

    /// Looks up a variable in the environment of the process.
    public static func processVariable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

    /// Creates the folder if it is missing, and checks that it can be used and trusted.
    ///
    /// An empty folder gets mode 0700. A folder with other files keeps its mode, and is rejected if others can write to
    /// it.
    ///
    /// - Throws: ``StoreError`` with the problem and the remedy.
    public func prepare() throws {
        try Disk.makeFolder(path)
        guard let status = try Disk.status(path) else { throw StoreError.system("examine", path, ENOENT) }
        guard access(path, R_OK | W_OK | X_OK) == 0 else { throw StoreError.system("write to", path) }
        let mode = status.st_mode & 0o777
        guard mode & 0o077 != 0 else { return }
        if status.st_uid == geteuid(), try Disk.names(in: path).isEmpty {
            guard chmod(path, 0o700) == 0 else { throw StoreError.system("protect", path) }
        } else if mode & 0o022 != 0 {
            // Others' files in a folder such as /tmp aren't the owner's to move or to protect.
            let isShared = status.st_mode & 0o1000 != 0 || status.st_uid != geteuid()
            throw StoreError(
                .homeUnusable,
                "Other users can write to \(path), so your data isn't safe there. "
                    + (isShared ? "Choose a folder of your own." : "Run: chmod 700 \(path)"))
        }
    }

    /// Removes temporary files of processes that were killed more than an hour ago.
    func removeAbandonedFiles() throws {
        for name in try Disk.names(in: path) where PendingFile.isName(name) {
            let file = "\(path)/\(name)"
            if try Disk.modified(file) < Disk.secondsSince1970 - 3_600 { try Disk.erase(file) }
        }
    }

    /// Checks that the home is a folder, if it exists.
    func checkFolder() throws {
        switch try Disk.kind(path) {
        case .nothing, .folder: break
        case .file, .other:
            throw StoreError(
                .homeUnusable, "\(path) isn't a folder. Move it away, or set ALMANAC_HOME to a folder.")
        }
    }

    /// Returns whether a plugin has records here, without creating or opening anything.
    ///
    /// - Throws: ``StoreError`` if the folder can't be examined.
    public func hasRecords(of plugin: String) throws -> Bool { try Disk.status(folder(of: plugin).database) != nil }

    /// The list of the stores that a pending swap replaces.
    var swapJournal: String { "\(path)/swap.json" }
    /// The lock of swaps.
    var lock: String { "\(path)/lock" }

    /// Returns the folder of a plugin.
    func folder(of plugin: String) -> PluginFolder { PluginFolder(plugin: plugin, path: "\(path)/\(plugin)") }
}

/// The paths of a plugin's files.
struct PluginFolder: Sendable, Hashable {
    let plugin: String
    let path: String

    /// The home that has the folder.
    var home: Home { Home(path: Disk.parent(of: path)) }
    var database: String { "\(path)/\(plugin).sqlite" }
    /// The size of the database and its log, in bytes.
    var databaseSize: Int { get throws { try Disk.size(database) + Disk.size("\(database)-wal") } }

    /// The URI with which SQLite opens the file in a folder that this user can't write to.
    ///
    /// A file in WAL mode needs shared memory, which can't be created there. Without a log, nothing is writing, and
    /// SQLite can treat the file as immutable.
    func pathForReading(_ database: String) throws -> String {
        guard try Disk.size("\(database)-wal") == 0 else { return database }
        let escaped = database.map { "%?#".contains($0) ? "%" + hexadecimal([$0.asciiValue ?? 0]) : String($0) }
        return "file:\(escaped.joined())?immutable=1"
    }
    var databaseFiles: [String] { [database, "\(database)-wal", "\(database)-shm", "\(database)-journal"] }
    var attachments: String { "\(path)/attachments" }
    var backups: String { "\(path)/backups" }
    static let stagingName = "import"
    var staging: String { "\(path)/\(Self.stagingName)" }
    var stagedDatabase: String { "\(staging)/\(plugin).sqlite" }
    /// The ``foreignMark`` of the staged store.
    var stagedForeignMark: String { "\(staging)/unchecked" }
    /// Exists while an erasure isn't complete.
    var erasureMark: String { "\(path)/erasing" }
    /// Exists until what isn't sealed is removed from a store that was sealed.
    var sealingMark: String { "\(path)/sealing" }
    /// Exists while the records are sealed, so that a file that isn't sealed doesn't replace them unnoticed.
    var sealedMark: String { "\(path)/sealed" }
    /// Exists until sealed records from an archive are checked, which needs their key.
    var foreignMark: String { "\(path)/unchecked" }
    /// The beginning of the names of marks, each of a store that can have left attachments without a record.
    static let sweepMarkPrefix = "sweeping-"

    /// The marks of all stores.
    func sweepMarks() throws -> [String] {
        try Disk.names(in: path).filter { $0.hasPrefix(Self.sweepMarkPrefix) }.map { "\(path)/\($0)" }
    }

    /// Whether a name in the folder is that of a file or folder of the store, without a database beside it.
    private func isOwn(_ name: String) -> Bool {
        let paths =
            databaseFiles + [attachments, backups, staging, erasureMark, sealingMark, sealedMark, foreignMark, lock]
        return paths.contains("\(path)/\(name)") || name.hasPrefix(Self.sweepMarkPrefix) || PendingFile.isName(name)
    }

    /// A new mark.
    func newSweepMark() -> String {
        var generator = SystemRandomNumberGenerator()
        return
            "\(path)/\(Self.sweepMarkPrefix)\(String(UInt64.random(in: .min ... .max, using: &generator), radix: 16))"
    }
    var lock: String { "\(path)/lock" }

    /// Creates the folder, and removes other users' access to it.
    ///
    /// - Throws: ``StoreError`` if other users have access to a folder that holds other files, such as one that a link
    ///   leads to; its mode stays.
    func prepare() throws {
        try Disk.makeFolder(path)
        guard let status = try Disk.status(path) else { throw StoreError.system("examine", path, ENOENT) }
        if status.st_mode & 0o077 != 0 {
            let names = try Disk.names(in: path)
            guard names.isEmpty || names.contains("\(plugin).sqlite") || names.allSatisfy(isOwn) else {
                throw StoreError(
                    .homeUnusable,
                    "\(path) has other files and is open to other users, so your data isn't safe there. Nothing was changed. "
                        + "Move the folder away, or set ALMANAC_HOME to another folder.")
            }
            guard chmod(path, 0o700) == 0 else { throw StoreError.system("protect", path) }
        }
    }
}
