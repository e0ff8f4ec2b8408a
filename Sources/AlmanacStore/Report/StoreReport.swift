// SPDX-License-Identifier: Apache-2.0

internal import GRDB

/// What a home has of one plugin: sizes, versions, and every problem that a check of all data finds.
public struct StoreReport: Sendable, Hashable {
    /// The number of files of one kind and their size.
    public struct Files: Sendable, Hashable {
        /// The number of files.
        public let count: Int
        /// Their size in bytes.
        public let byteCount: Int
    }

    /// The plugin.
    public let plugin: String
    /// The file of the records.
    public let path: String
    /// The version of the records; `nil` if the file can't be read.
    public let version: Int?
    /// The version that this program writes.
    public let currentVersion: Int
    /// The number of records; `nil` if the file can't be read, or if the records are sealed as a whole.
    public let records: Int?
    /// Whether the records are sealed as a whole.
    public let isSealed: Bool
    /// The file of the records and its log.
    public let database: Files
    /// The photos and documents, including those that only backups have.
    public let attachments: Files
    /// The backups, without their attachments.
    public let backups: Files
    /// The files of interrupted operations, which the next command that opens the records removes or completes.
    public let leftovers: Files
    /// Every problem, each as a sentence.
    public let problems: [String]
}

extension Stores {
    /// Checks all data of the known plugins that have records, without changing anything and without a network.
    ///
    /// It reads every page of each file, every row, and every attachment.
    ///
    /// - Throws: ``StoreError`` if the home can't be read.
    public func report() throws -> [StoreReport] {
        try home.checkFolder()
        return try migrations.compactMap { schema in
            let folder = home.folder(of: schema.plugin)
            guard try Disk.kind(folder.path) == .folder else { return nil }
            return try report(schema, folder)
        }
    }

    private func report(_ schema: StoreMigrations, _ folder: PluginFolder) throws -> StoreReport {
        var problems: [String] = []
        var version: Int?
        var records: Int?
        var isSealed = false
        do {
            if try Disk.size(folder.database) > 0 {
                let path = try folder.pathForReading(folder.database)
                version = try StoreInspection.history(
                    of: folder, schema: schema, busyTimeout: busyTimeout, connection: path)?.count
                records = try translatingErrors(of: folder.database) {
                    try Backups(folder).reading(path) { db in
                        problems += try Self.problems(in: db, folder)
                        isSealed = try SealedImage.exists(in: db)
                        guard !isSealed else { return nil }
                        return try ArchiveImport.recordCount(db) - ArchiveImport.ownCount(db)
                    }
                }
                if !isSealed {
                    try PluginStore.requireUnsealed(folder)
                    if problems.isEmpty { problems += try problemsOfRows(schema, folder) }
                }
            }
        } catch let error as StoreError {
            problems.append(error.message)
        }
        let all = try FileList(of: folder.path)
        let attachments = all.files(in: folder.attachments)
        let backups = try Backups(folder).all()
        for backup in backups where backup.version != nil { problems += problemsOfBackup(backup, folder) }
        let known = Set(
            folder.databaseFiles + [folder.lock, folder.sealedMark, folder.foreignMark] + attachments.map(\.path)
                + backups.flatMap { [$0.path, "\($0.path)-wal"] })
        let leftovers = all.files.filter { !known.contains($0.path) }
        return StoreReport(
            plugin: schema.plugin, path: folder.database, version: version, currentVersion: schema.version,
            records: records, isSealed: isSealed,
            database: .init(all.files.filter { folder.databaseFiles.contains($0.path) }),
            attachments: .init(attachments),
            backups: .init(all.files(in: folder.backups).filter { known.contains($0.path) }),
            leftovers: .init(leftovers), problems: problems)
    }

    /// Returns the rows of a copy in memory that can't be read or break a rule, as an import checks them; none for values that are sealed.
    private func problemsOfRows(_ schema: StoreMigrations, _ folder: PluginFolder) throws -> [String] {
        do {
            let copy = try PluginStore.openUnwritable(
                schema, folder, PendingWork(folder, of: home), .opened(.none), busyTimeout: busyTimeout)
            switch copy {
            case .store(let store), .copy(let store): return try schema.rowProblems(store)
            }
        } catch let error as StoreError where error.code == .vaultLocked {
            return []
        }
    }

    private func problemsOfBackup(_ backup: StoreBackup, _ folder: PluginFolder) -> [String] {
        do {
            let content = try Backups(folder).content(of: backup)
            let report = try Backups(folder).reading(backup.path) { db in
                try String.fetchAll(db, sql: "PRAGMA integrity_check(5)")
            }
            guard report == ["ok"] else {
                return ["Backup \(backup.number) is damaged: \(report.joined(separator: "; "))."]
            }
            let missing = content.missingAttachments
            return missing == 0
                ? [] : ["Backup \(backup.number) lacks \(missing) of its \(content.attachments) attachments."]
        } catch {
            return ["Backup \(backup.number) can't be read: \(error)"]
        }
    }

    private static func problems(in db: Database, _ folder: PluginFolder) throws -> [String] {
        var problems = try String.fetchAll(db, sql: "PRAGMA integrity_check(20)").filter { $0 != "ok" }
        for row in try Row.fetchAll(db, sql: "PRAGMA foreign_key_check") {
            let (table, parent): (String, String) = (row["table"], row["parent"])
            problems.append("A row of \(table) refers to a missing row of \(parent).")
        }
        let files = AttachmentFolder(path: folder.attachments)
        guard try db.tableExists(StoreTables.attachment) else { return problems }
        for hash in try String.fetchAll(db, sql: "SELECT hash FROM \(StoreTables.attachment) ORDER BY hash") {
            guard let bytes = try files.load(hash) else {
                problems.append("The attachment \(hash) is missing.")
                continue
            }
            if ContentHash.of(bytes) != hash { problems.append("The attachment \(hash) is altered.") }
        }
        return problems
    }
}

extension StoreReport.Files {
    fileprivate init(_ files: [FileList.File]) {
        self.init(count: files.count, byteCount: files.reduce(0) { $0 + $1.size })
    }
}

/// The files of a folder and its subfolders.
private struct FileList {
    struct File {
        let path: String
        let size: Int
    }

    private(set) var files: [File] = []

    init(of folder: String) throws { try add(folder) }

    private mutating func add(_ folder: String) throws {
        for name in try Disk.names(in: folder) {
            let path = "\(folder)/\(name)"
            if try Disk.kind(path) == .folder {
                try add(path)
            } else {
                files.append(File(path: path, size: try Disk.size(path)))
            }
        }
    }

    func files(in folder: String) -> [File] { files.filter { $0.path.hasPrefix("\(folder)/") } }
}
