// SPDX-License-Identifier: Apache-2.0

public import CivilTime
internal import GRDB

/// A copy of a plugin's records, made before they were upgraded or replaced.
public struct StoreBackup: Sendable, Hashable {
    /// The number of the backup, counted from 1.
    public let number: Int
    /// The version of the records; `nil` for a copy of a damaged file, which can't be restored.
    public let version: Int?
    /// The file.
    public let path: String
    /// The size of the file, in bytes, without attachments.
    public let byteCount: Int
    /// The time at which it was made.
    public let date: Timestamp
}

/// The number of records and attachments in a backup.
public struct BackupContent: Sendable, Hashable {
    /// The number of rows in the plugin's tables.
    public let records: Int
    /// The number of attachments.
    public let attachments: Int
    /// The number of attachments whose files are missing, so that they can't be restored.
    public let missingAttachments: Int
    /// Whether the records are sealed as a whole, so that their number isn't known.
    public var isSealed = false
}

/// The backups of a plugin's file.
///
/// The attachments that they name are kept with those of the current records.
struct Backups {
    static let kept = 3
    let folder: PluginFolder

    init(_ folder: PluginFolder) { self.folder = folder }

    /// Returns the backups, oldest first.
    func all() throws -> [StoreBackup] {
        try Disk.names(in: folder.backups).compactMap { name -> StoreBackup? in
            guard name.hasSuffix(".sqlite") else { return nil }
            let parts = name.dropLast(".sqlite".count).split(separator: "-")
            guard let number = parts.first.flatMap({ Int($0) }), 0...999_999_999 ~= number else { return nil }
            let version: Int?
            switch parts.dropFirst() {
            case ["damaged"]: version = nil
            case let rest where rest.count == 2 && rest.first == "version":
                guard let number = rest.last.flatMap({ Int($0) }) else { return nil }
                version = number
            default: return nil
            }
            let path = "\(folder.backups)/\(name)"
            return StoreBackup(
                number: number, version: version, path: path, byteCount: try Disk.size(path),
                date: Timestamp(secondsSince1970: try Disk.modified(path)))
        }.sorted { $0.number < $1.number }
    }

    /// Copies the current file before it is replaced; returns `nil` if it has no rows.
    ///
    /// A file that SQLite can't read is copied as it is, with its log.
    func keepCurrent(busyTimeout: Double) throws -> StoreBackup? {
        guard try Disk.size(folder.database) > 0 else { return nil }
        do {
            return try keepReadable(busyTimeout: busyTimeout)
        } catch let error as StoreError where error.code == .corrupt {
            // SQLite takes a read that fails once for damage.
            do {
                return try keepReadable(busyTimeout: busyTimeout)
            } catch let error as StoreError where error.code == .corrupt {
                return try addDamaged()
            }
        }
    }

    private func keepReadable(busyTimeout: Double) throws -> StoreBackup? {
        let version = try translatingErrors(of: folder.database) {
            let configuration = StoreConnection.configuration(busyTimeout: busyTimeout, isReadOnly: true)
            let queue = try DatabaseQueue(path: folder.database, configuration: configuration)
            defer { try? queue.close() }
            return try queue.read { db -> Int? in
                try StoreInspection.check(db, folder)
                guard try ArchiveImport.recordCount(db) > 0 else { return nil }
                return try Int.fetchOne(db, sql: "PRAGMA user_version") ?? 0
            }
        }
        return try version.map { try add(version: $0, reusingIdentical: true) }
    }

    /// Backs up the file with the content of its log.
    ///
    /// - Parameter reusingIdentical: Whether to return the newest backup instead if it has the same content, as after an
    ///   operation that was interrupted and is repeated.
    @discardableResult
    func add(version: Int, reusingIdentical: Bool = false) throws -> StoreBackup {
        try add(version: version, copying: folder.database, reusingIdentical: reusingIdentical)
    }

    private func add(version: Int, copying file: String, reusingIdentical: Bool = false) throws -> StoreBackup {
        try save(as: "version-\(version)", reusingIdentical: reusingIdentical) { temporary in
            try translatingErrors(of: temporary) {
                let source = try DatabaseQueue(
                    path: file, configuration: StoreConnection.configuration(busyTimeout: 10, isReadOnly: true))
                let target = try DatabaseQueue(path: temporary)
                try source.backup(to: target)
                // A backup is one file, without a log.
                try target.writeWithoutTransaction { db in
                    // Restoring forgets the actions, so a backup doesn't keep what they removed, nor does a journal.
                    try db.execute(sql: "PRAGMA journal_mode = MEMORY; PRAGMA secure_delete = ON")
                    try ActionLog.clear(in: db)
                    try db.execute(sql: "PRAGMA journal_mode = DELETE")
                }
                try target.close()
                try source.close()
            }
        }
    }

    private func addDamaged() throws -> StoreBackup {
        let log = "\(folder.database)-wal"
        let backup = try save(as: "damaged") { temporary in
            try OpenFile(overwriting: temporary).write(DatabaseFile.bytes(of: folder.database))
        }
        if try Disk.size(log) > 0 { try Disk.write(Disk.read(log), to: "\(backup.path)-wal") }
        return backup
    }

    private func save(
        as kind: String, reusingIdentical: Bool = false, _ fill: (_ temporary: String) throws -> Void
    ) throws -> StoreBackup {
        try Disk.makeFolder(folder.backups)
        let newest = try all().last
        let number = (newest?.number ?? 0) + 1
        let digits = "\(number)"
        let name = "\(String(repeating: "0", count: max(0, 4 - digits.count)))\(digits)-\(kind).sqlite"
        let pending = try PendingFile(for: "\(folder.backups)/\(name)")
        do {
            try fill(pending.temporary)
        } catch {
            for suffix in ["-journal", "-wal", "-shm"] { try? Disk.erase(pending.temporary + suffix) }
            throw error
        }
        if reusingIdentical, let newest, newest.path.hasSuffix("-\(kind).sqlite"),
            try Disk.isEqual(newest.path, pending.temporary)
        {
            return newest
        }
        try pending.commit()
        guard let backup = try all().first(where: { $0.number == number }) else {
            throw StoreError.system("read", pending.path)
        }
        return backup
    }

    /// Removes all but the newest backups, those that are older than the user's limit, and the attachments that only
    /// they have.
    ///
    /// Copies of damaged files are counted separately, so that they never displace a backup that can be restored. Call
    /// it only while the current records can be read.
    func prune(madeBefore limit: Timestamp? = nil, busyTimeout: Double = 10) throws {
        let backups = try all()
        let newest = Set(
            (backups.filter { $0.version != nil }.suffix(Self.kept) + backups.filter { $0.version == nil }.suffix(1))
                .map(\.number))
        let surplus = backups.filter { backup in
            !newest.contains(backup.number) || (limit.map { backup.date < $0 } ?? false)
        }
        try remove(surplus, busyTimeout: busyTimeout)
    }

    /// Removes backups, and the attachments that only they have.
    func remove(_ surplus: [StoreBackup], busyTimeout: Double) throws {
        guard !surplus.isEmpty else { return }
        for backup in surplus {
            try Disk.erase("\(backup.path)-wal")
            try Disk.erase(backup.path)
        }
        try Disk.synchronizeFolder(folder.backups)
        try AttachmentSweep.run(folder, busyTimeout: busyTimeout)
    }

    /// Returns what a backup has.
    func content(of backup: StoreBackup) throws -> BackupContent {
        try reading(backup.path) { db in
            let hashes = try Self.recordAttachments(in: db)
            let files = AttachmentFolder(path: folder.attachments)
            return BackupContent(
                records: try ArchiveImport.recordCount(db) - ArchiveImport.ownCount(db), attachments: hashes.count,
                missingAttachments: try hashes.count { try Disk.size(files.path(of: $0)) == 0 },
                isSealed: try SealedImage.exists(in: db))
        }
    }

    /// Returns the identifier of the key of a backup's sealed values, or `nil` if it has no passphrase or is damaged.
    func keyID(of backup: StoreBackup) throws -> String? {
        do {
            return try reading(backup.path, KeySlot.keyID)
        } catch let error as StoreError where error.code == .corrupt {
            return nil
        }
    }

    /// Returns the hashes of the attachments of all backups.
    func attachments() throws -> Set<String> {
        try all().reduce(into: []) { hashes, backup in
            guard backup.version != nil else { return }
            do {
                hashes.formUnion(try reading(backup.path, Self.attachments))
            } catch let error as StoreError where error.code == .corrupt {
                // A damaged backup can't be restored, and doesn't tell its attachments.
            }
        }
    }

    /// Returns the hashes of the attachments of records and of actions that can be undone.
    static func attachments(in db: Database) throws -> Set<String> {
        try recordAttachments(in: db).union(ActionLog.attachments(in: db))
    }

    private static func recordAttachments(in db: Database) throws -> Set<String> {
        guard try db.tableExists(StoreTables.attachment) else { return [] }
        return try String.fetchSet(db, sql: "SELECT hash FROM \(StoreTables.attachment)")
    }

    func reading<Value>(_ path: String, _ work: (Database) throws -> Value) throws -> Value {
        try translatingErrors(of: path) {
            let queue = try DatabaseQueue(
                path: path, configuration: StoreConnection.configuration(busyTimeout: 10, isReadOnly: true))
            defer { try? queue.close() }
            return try queue.read(work)
        }
    }

    /// Lists the files that earlier versions of the program set aside when they restored a backup.
    ///
    /// A restoration that was killed left no current file. The newest file set aside is then the current one.
    func adoptReplacedFiles(busyTimeout: Double) throws {
        let prefix = "\(folder.plugin).sqlite.replaced-"
        let names = try Disk.names(in: folder.path).filter { $0.hasPrefix(prefix) }
        let numbers = Set(names.compactMap { Int($0.dropFirst(prefix.count).prefix { $0.isNumber }) }).sorted()
        for number in numbers.reversed() {
            let aside = "\(folder.path)/\(prefix)\(number)"
            let files = ["-wal", "-shm", "-journal", ""].map { (aside + $0, folder.database + $0) }
            if try Disk.size(folder.database) == 0, try Disk.size(aside) > 0 {
                for (old, new) in files where try Disk.kind(old) == .file { try Disk.rename(old, new) }
                continue
            }
            if try Disk.size(aside) > 0 {
                do {
                    let version = try reading(aside) { db in
                        try StoreInspection.check(db, folder)
                        return try Int.fetchOne(db, sql: "PRAGMA user_version") ?? 0
                    }
                    _ = try add(version: version, copying: aside)
                } catch let error as StoreError where error.code == .corrupt {
                    _ = try save(as: "damaged") { try OpenFile(overwriting: $0).write(Disk.read(aside)) }
                }
            }
            for (old, _) in files { try Disk.erase(old) }
        }
    }
}
