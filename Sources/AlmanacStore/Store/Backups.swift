// SPDX-License-Identifier: Apache-2.0

internal import GRDB

/// A backup of a plugin's records, made before they were upgraded or replaced.
public struct StoreBackup: Sendable, Hashable {
    /// The number of the backup, counted from 1.
    public let number: Int
    /// The version of the records in the backup.
    public let version: Int
    /// The file.
    public let path: String
}

/// The backups of a plugin's file, without its attachments.
struct Backups {
    static let kept = 3
    let folder: PluginFolder

    init(_ folder: PluginFolder) { self.folder = folder }

    /// Returns the backups, oldest first.
    func all() throws -> [StoreBackup] {
        try Disk.names(in: folder.backups).compactMap { name in
            let parts = name.split(separator: "-")
            guard parts.count == 3, parts[1] == "version", parts[2].hasSuffix(".sqlite"), let number = Int(parts[0]),
                let version = Int(parts[2].dropLast(7))
            else { return nil }
            return StoreBackup(number: number, version: version, path: "\(folder.backups)/\(name)")
        }.sorted { $0.number < $1.number }
    }

    /// Backs up the file with the content of its log, and removes the oldest backups.
    func add(version: Int) throws {
        try Disk.makeFolder(folder.backups)
        let older = try all()
        let digits = "\((older.last?.number ?? 0) + 1)"
        let number = String(repeating: "0", count: max(0, 4 - digits.count)) + digits
        let path = "\(folder.backups)/\(number)-version-\(version).sqlite"
        let temporary = "\(path).part"
        do {
            try OpenFile(creating: temporary).synchronize()
            try translatingErrors(of: temporary) {
                let source = try DatabaseQueue(
                    path: folder.database,
                    configuration: StoreConnection.configuration(busyTimeout: 10, isReadOnly: true))
                let target = try DatabaseQueue(path: temporary)
                try source.backup(to: target)
                // A backup is one file, without a log.
                try target.writeWithoutTransaction { db in try db.execute(sql: "PRAGMA journal_mode = DELETE") }
                try target.close()
                try source.close()
            }
        } catch {
            try? Disk.remove(temporary)
            throw error
        }
        try Disk.rename(temporary, path)
        for backup in older.dropLast(Self.kept - 1) { try Disk.remove(backup.path) }
    }

    /// Replaces the plugin's file, which is kept under another name, with a backup.
    ///
    /// - Returns: The path of the replaced file.
    func restore(_ backup: StoreBackup) throws -> String {
        var number = 1
        while try Disk.kind("\(folder.database).replaced-\(number)") != .nothing { number += 1 }
        let aside = "\(folder.database).replaced-\(number)"
        let bytes = try Disk.read(backup.path)
        // Remove the log first, so that it is never applied to another file.
        for suffix in ["-wal", "-shm", "-journal", ""] where try Disk.kind(folder.database + suffix) == .file {
            try Disk.rename(folder.database + suffix, aside + suffix)
        }
        try Disk.write(bytes, to: folder.database)
        return aside
    }
}
