// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit
public import GRDB
internal import Synchronization

/// The records of one plugin on disk: opened, upgraded, and safe to use from several processes.
///
/// ```swift
/// let store = try PluginStore.open(schema, in: .standard())
/// try store.write { db in
///     let photo = try store.attach(jpeg, mediaType: "image/jpeg", in: db)
///     try db.execute(sql: "INSERT INTO item (id, name, photo) VALUES (?, ?, ?)", arguments: [id, "Coat", photo])
/// }
/// ```
///
/// A completed `write(_:)` is on disk and survives a crash or a power failure.
///
/// ## Topics
///
/// ### Opening
/// - ``open(_:in:for:busyTimeout:unlocking:)``
/// - ``inMemory(_:)``
/// - ``Use``
///
/// ### Records
/// - ``read(_:)-9fdag``
/// - ``read(_:)-5uiit``
/// - ``write(_:)-5moqe``
/// - ``write(_:)-9ggh7``
/// - ``nameChange(_:)``
/// - ``reader``
///
/// ### Attachments
/// - ``attach(_:mediaType:in:)``
/// - ``attachment(_:)``
///
/// ### Sealed values
/// - ``vault``
public final class PluginStore: Sendable {
    /// The intended use of a store.
    public enum Use: Sendable {
        /// One operation at a time, as in a command.
        case command
        /// Many concurrent readers and one writer, as in a server.
        case server
    }

    /// What the computation that uses the store may do; `nil` outside of computations.
    @TaskLocal static var permission: Permission?

    /// The tables of the store.
    public let schema: StoreMigrations
    /// GRDB's access to the file.
    package let database: any DatabaseWriter
    /// Encrypts and decrypts the values of sealed columns.
    public let vault: Vault

    let folder: PluginFolder?
    /// The sealed form of records that are decrypted in memory; `nil` for records that aren't sealed as a whole.
    let sealed: SealedDatabase?
    /// Whether the store is a sealed file whose records aren't decrypted.
    let isSealedFile: Bool
    let attachmentFiles: any AttachmentFiles
    /// Whether a file can have been written without a committed transaction.
    let hasNewFiles = Mutex(false)
    let recorded = Mutex<RecordedTables?>(nil)
    /// The names that the current transaction was given.
    let changeNames = Mutex<[String]>([])
    private let log: RemovedLog?
    /// Exists while this store can have left attachments without a record.
    let sweepMark: String?

    init(
        _ schema: StoreMigrations, _ database: any DatabaseWriter, folder: PluginFolder?,
        attachmentFiles: any AttachmentFiles, isSealedFile: Bool = false, sealed: SealedDatabase? = nil
    ) {
        self.schema = schema
        self.sealed = sealed
        self.isSealedFile = isSealedFile
        self.database = database
        self.folder = folder
        sweepMark = folder?.newSweepMark()
        self.attachmentFiles = attachmentFiles
        let file = sealed?.file ?? database
        log = folder.flatMap { RemovedLog(ofDatabase: $0.database) }
        if folder != nil { OpenDatabases.add(file, log) }
        vault = Vault(file, schema, folder: folder)
    }

    /// The location of the records, for messages.
    var place: String { folder?.database ?? "the store in memory" }

    /// GRDB's access to the file for observation and other features that ``read(_:)-9fdag`` doesn't offer.
    public var reader: any DatabaseReader { database }

    /// Reads records in one consistent snapshot.
    ///
    /// - Throws: ``StoreError``, or the errors of the closure.
    public func read<Value>(_ work: (Database) throws -> Value) throws -> Value {
        try translatingErrors(of: place) { try sealed?.read(work) ?? database.read(work) }
    }

    /// Reads records without blocking the caller's thread.
    ///
    /// - Throws: ``StoreError``, or the errors of the closure.
    public func read<Value: Sendable>(_ work: @escaping @Sendable (Database) throws -> Value) async throws -> Value {
        if let sealed { return try translatingErrors(of: place) { try sealed.read(work) } }
        do { return try await database.read(work) } catch { throw StoreError.translating(error, path: place) }
    }

    /// Changes records in one transaction.
    ///
    /// If the closure throws an error, nothing is saved.
    ///
    /// Attachments that no record has at the end are removed.
    ///
    /// - Throws: ``StoreError``, or the errors of the closure. `ComputationError` if a computation whose manifest doesn't
    ///   declare that it writes uses the store, or if one that isn't destructive removes rows.
    @discardableResult
    public func write<Value>(_ work: (Database) throws -> Value) throws -> Value {
        // GRDB can run the transaction on another thread, which has no task-local values.
        let permission = Self.permission
        let outcome = Result {
            try translatingErrors(of: place) {
                try sealed?.write { db in try change(db, permission, work) }
                    ?? database.write { db in try change(db, permission, work) }
            }
        }
        return try finish(outcome)
    }

    /// Names a record that the current transaction changes, for the list of actions.
    ///
    /// Without it, an action has the first names in the columns `name` and `title` of the rows that it changes.
    public func nameChange(_ name: String) {
        changeNames.withLock { names in
            if names.count < ActionLog.namesListed, !names.contains(name) { names.append(name) }
        }
    }

    /// Changes records in one transaction that isn't an action and doesn't check foreign keys.
    func writeWithoutForeignKeys<Value>(_ work: (Database) throws -> Value) throws -> Value {
        let permission = Self.permission.map { permission in
            PluginStore.Permission(require: permission.require, beforeCommit: permission.beforeCommit)
        }
        let outcome = Result {
            try translatingErrors(of: place) {
                if let sealed {
                    return try sealed.write(checkingForeignKeys: false) { db in try change(db, permission, work) }
                }
                return try database.writeWithoutTransaction { db in
                    try db.withoutForeignKeys {
                        var value: Change<Value>?
                        try db.inTransaction(.immediate) {
                            value = try change(db, permission, work)
                            return .commit
                        }
                        guard let value else { throw DatabaseError(resultCode: .SQLITE_ABORT) }
                        return value
                    }
                }
            }
        }
        return try finish(outcome)
    }

    /// Changes records in one transaction without blocking the caller's thread.
    ///
    /// - Throws: ``StoreError``, or the errors of the closure.
    @discardableResult
    public func write<Value: Sendable>(
        _ work: @escaping @Sendable (Database) throws -> Value
    ) async throws -> Value {
        if sealed != nil {
            let outcome: Value = try write(work as (Database) throws -> Value)
            return outcome
        }
        let outcome: Result<Change<Value>, any Error>
        do {
            let permission = Self.permission
            outcome = .success(try await database.write { db in try self.change(db, permission, work) })
        } catch {
            outcome = .failure(StoreError.translating(error, path: place))
        }
        return try finish(outcome)
    }

    fileprivate struct Change<Value> {
        let value: Value
        let removedAttachments: Bool
    }

    private func change<Value>(
        _ db: Database, _ permission: Permission?, _ work: (Database) throws -> Value
    ) throws -> Change<Value> {
        try permission?.require(.writes)
        if let folder, sealed == nil { try PendingWork(folder, of: folder.home).checkNoSwap(in: db) }
        let before = db.totalChangesCount
        let run = isSealedFile ? nil : permission?.run
        let recording = try run.map { _ in try ChangeRecording(of: recordedTables(in: db).names, in: db) }
        changeNames.withLock { names in names = [] }
        let value = try permission?.permitting(work, of: schema, on: db) ?? work(db)
        var action: Int?
        var removed = false
        if let run, let recording {
            (action, removed) = try ActionLog.add(
                recording.changes, named: changeNames.withLock(\.self), of: run, recordedTables(in: db), in: db)
            if action != nil, try ActionLog.trim(at: run.time, in: db) { removed = true }
        }
        guard !isSealedFile, !schema.attachments.isEmpty, db.totalChangesCount != before else {
            return Change(value: value, removedAttachments: false)
        }
        if try dropUnownedAttachments(in: db, keptBy: action) { removed = true }
        if removed { try markForSweeping() }
        return Change(value: value, removedAttachments: removed)
    }

    private func finish<Value>(_ outcome: Result<Change<Value>, any Error>) throws -> Value {
        let isNew = hasNewFiles.withLock { flag in
            defer { flag = false }
            return flag
        }
        let mayLeaveFiles =
            switch outcome {
            case .success(let change): change.removedAttachments
            case .failure: isNew
            }
        // The write is durable; a later sweep removes files that can't be removed now.
        if mayLeaveFiles {
            try? sweepAttachments()
        } else if isNew, let sweepMark {
            try? Disk.remove(sweepMark)
        }
        return try outcome.get().value
    }

    /// Closes the file; the store can't be used afterward.
    ///
    /// - Throws: ``StoreError`` if it is still being used.
    public func close() throws {
        try translatingErrors(of: place) { try sealed?.close() ?? database.close() }
        log?.overwrite()
    }
}

extension PluginStore.Change: Sendable where Value: Sendable {}
