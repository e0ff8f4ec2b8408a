// SPDX-License-Identifier: Apache-2.0

internal import GRDB

/// Checks a file before anything changes it.
enum StoreInspection {
    /// The size in bytes above which a file is checked completely only before upgrades and exports, so that opening is
    /// fast.
    static let checkedSize = 4 << 20

    /// Returns the migrations of a file, or `nil` if there is no file yet.
    ///
    /// - Parameters:
    ///   - database: The file; by default, the current one.
    ///   - connection: The URI of a file that this user can only read; `nil` to open it by its path.
    /// - Throws: ``StoreError`` if the file is damaged, foreign, newer, or has another history.
    static func history(
        of folder: PluginFolder, at database: String? = nil, schema: StoreMigrations, busyTimeout: Double,
        connection: String? = nil
    ) throws -> [AppliedMigration]? {
        let path = database ?? folder.database
        if connection == nil { try takeBackHalfDone(folder, busyTimeout: busyTimeout) }
        let size = try Disk.size(path)
        let logSize = try Disk.size("\(path)-wal")
        if size == 0 {
            guard logSize == 0 else { throw damaged(folder, "its write-ahead log exists without it") }
            return nil
        }
        let header = try DatabaseFile.bytes(of: path, limit: 100)
        guard header.count == 100, header.starts(with: Array("SQLite format 3\u{0}".utf8)) else {
            throw damaged(folder, "it isn't a SQLite file")
        }
        // With an empty log, the header is enough to detect a newer file, without SQLite's other files.
        if logSize == 0, number(in: header, at: 68) == StoreTables.applicationID,
            number(in: header, at: 60) > schema.version
        {
            throw StoreMigrations.newer(path, version: number(in: header, at: 60), known: schema.version)
        }
        let applied: [AppliedMigration]
        do {
            let configuration = StoreConnection.configuration(busyTimeout: busyTimeout, isReadOnly: true)
            let queue = try DatabaseQueue(path: connection ?? path, configuration: configuration)
            defer { try? queue.close() }
            applied = try queue.read { db in
                try history(in: db, of: path, folder: folder, schema: schema, isSmall: size <= checkedSize)
            }
            if applied.count < schema.version, size > checkedSize { try queue.read { db in try check(db, folder) } }
        } catch {
            throw translating(error, folder)
        }
        try schema.check(applied, of: path)
        return applied
    }

    private static func history(
        in db: Database, of path: String, folder: PluginFolder, schema: StoreMigrations, isSmall: Bool
    ) throws -> [AppliedMigration] {
        let mark = try Int.fetchOne(db, sql: "PRAGMA application_id")
        if mark != StoreTables.applicationID {
            // A process that was killed while it created the file leaves no table, or GRDB's empty list of migrations.
            let others = "SELECT count(*) FROM sqlite_master WHERE tbl_name <> 'grdb_migrations'"
            let isUnfinished = try Int.fetchOne(db, sql: others) == 0 && isEmptyList("grdb_migrations", in: db)
            guard isUnfinished else {
                throw StoreError(
                    .corrupt,
                    "\(folder.database) is a SQLite file, but not a store of Almanac. It wasn't changed. Move it away.",
                    problems: ["its application id is \(mark ?? 0), expected \(StoreTables.applicationID)"])
            }
            return []
        }
        let version = try Int.fetchOne(db, sql: "PRAGMA user_version") ?? 0
        guard version <= schema.version else {
            throw StoreMigrations.newer(path, version: version, known: schema.version)
        }
        if isSmall { try check(db, folder) }
        let changed = try StoreTables.changedDefinitions(in: db)
        guard changed.isEmpty else {
            throw damaged(folder, "\(changed.joined(separator: ", ")) isn't as this program created it")
        }
        let rows = try Row.fetchAll(db, sql: "SELECT identifier, checksum FROM storeMigration ORDER BY version")
        return try rows.map { row in
            guard let identifier = String.fromDatabaseValue(row["identifier"]),
                let checksum = String.fromDatabaseValue(row["checksum"])
            else { throw damaged(folder, "its list of migrations can't be read") }
            return AppliedMigration(identifier: identifier, checksum: checksum)
        }
    }

    /// Lets SQLite roll back an incomplete write of a killed process outside the log, such as the creation of the file.
    ///
    /// A read-only connection can't do that.
    private static func takeBackHalfDone(_ folder: PluginFolder, busyTimeout: Double) throws {
        guard try Disk.size(folder.database) > 0, try Disk.size("\(folder.database)-journal") > 0 else { return }
        do {
            let configuration = StoreConnection.configuration(busyTimeout: busyTimeout)
            let queue = try DatabaseQueue(path: folder.database, configuration: configuration)
            _ = try queue.read { db in try Int.fetchOne(db, sql: "SELECT count(*) FROM sqlite_master") }
            try queue.close()
        } catch {
            throw translating(error, folder)
        }
    }

    private static func isEmptyList(_ table: String, in db: Database) throws -> Bool {
        guard try db.tableExists(table) else { return true }
        return try Int.fetchOne(db, sql: "SELECT count(*) FROM \(table)") == 0
    }

    /// Converts an error of inspecting or opening the file.
    ///
    /// Content that SQLite can't read is damage.
    static func translating(_ error: any Error, _ folder: PluginFolder) -> any Error {
        if let error = error as? DatabaseError {
            switch error.resultCode {
            case .SQLITE_CORRUPT, .SQLITE_NOTADB, .SQLITE_ERROR, .SQLITE_MISMATCH, .SQLITE_CONSTRAINT, .SQLITE_FORMAT:
                return damaged(folder, StoreError.reason(of: error))
            default: break
            }
        }
        return StoreError.translating(error, path: folder.database)
    }

    /// Reads every page of the file.
    static func check(_ db: Database, _ folder: PluginFolder) throws {
        let report = try String.fetchAll(db, sql: "PRAGMA quick_check(20)")
        // SQLite reports a page that the disk doesn't give as if it were damaged.
        guard !report.contains(where: isUnread) else {
            throw StoreError(.homeUnusable, "Can't read \(folder.database). The disk reported an error.")
        }
        guard report == ["ok"] else { throw damaged(folder, report.joined(separator: "; ")) }
    }

    private static func isUnread(_ problem: String) -> Bool {
        guard let code = problem.firstRange(of: "unable to get the page. error code=") else {
            return problem.contains("failed to get page")
        }
        // The low byte of an extended code is the primary one.
        let number = Int32(problem[code.upperBound...].prefix { $0.isNumber })
        return number.map { $0 & 0xFF == ResultCode.SQLITE_IOERR.rawValue } ?? false
    }

    private static func number(in header: [UInt8], at offset: Int) -> Int {
        header[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
    }

    /// Returns the error for a damaged file, with the ways to restore it.
    static func damaged(_ folder: PluginFolder, _ reason: String) -> StoreError {
        let backups = ((try? Backups(folder).all()) ?? []).filter { $0.version != nil }
        let aside =
            "move it and the files \(folder.plugin).sqlite-wal and -shm to another folder, then import an archive that "
            + "you exported"
        let way =
            backups.last.map { newest in
                "restore the newest backup, \(newest.path), or \(aside)"
            } ?? "\(aside); no backup was made yet"
        return StoreError(
            .corrupt, "\(folder.database) is damaged: \(reason). It wasn't changed. To recover: \(way).",
            problems: backups.map { "backup of version \($0.version ?? 0): \($0.path)" })
    }
}
