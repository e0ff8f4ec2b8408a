// SPDX-License-Identifier: Apache-2.0

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
/// A ``write(_:)`` that returned is on the disk: a crash or a power cut does not take it back.
///
/// ## Topics
///
/// ### Opening
/// - ``open(_:in:for:busyTimeout:)``
/// - ``inMemory(_:)``
/// - ``Use``
///
/// ### Records
/// - ``read(_:)``
/// - ``write(_:)``
/// - ``database``
///
/// ### Attachments
/// - ``attach(_:mediaType:in:)``
/// - ``attachment(_:)``
///
/// ### Sealed values
/// - ``vault``
public final class PluginStore: Sendable {
    /// What a store is opened for.
    public enum Use: Sendable {
        /// One thing at a time, as commands do.
        case command
        /// Many readers beside one writer, as a server needs.
        case server
    }

    /// Called at the end of each transaction that changes records; what it throws takes the transaction back.
    @TaskLocal static var beforeCommit: (@Sendable () throws -> Void)?

    /// What the store keeps.
    public let schema: StoreMigrations
    /// GRDB's access to the file, for observation and what ``read(_:)`` and ``write(_:)`` do not offer.
    ///
    /// Write through ``write(_:)`` where records have attachments.
    public let database: any DatabaseWriter
    /// Encrypts and decrypts the values of sealed columns.
    public let vault: Vault

    let folder: PluginFolder?
    let attachmentFiles: any AttachmentFiles
    /// Whether a file may have been written whose transaction was not committed.
    let hasNewFiles = Mutex(false)

    init(
        _ schema: StoreMigrations, _ database: any DatabaseWriter, folder: PluginFolder?,
        attachmentFiles: any AttachmentFiles
    ) {
        self.schema = schema
        self.database = database
        self.folder = folder
        self.attachmentFiles = attachmentFiles
        if folder != nil { OpenDatabases.add(database) }
        vault = Vault(database, plugin: schema.plugin, place: folder?.database ?? "the store in memory")
    }

    /// Where the records are, for sentences.
    var place: String { folder?.database ?? "the store in memory" }

    /// Reads records in one consistent snapshot.
    ///
    /// - Throws: ``StoreError``, or what the work throws.
    public func read<Value>(_ work: (Database) throws -> Value) throws -> Value {
        try translatingErrors(of: place) { try database.read(work) }
    }

    /// Reads records without blocking the caller's thread.
    ///
    /// - Throws: ``StoreError``, or what the work throws.
    public func read<Value: Sendable>(_ work: @escaping @Sendable (Database) throws -> Value) async throws -> Value {
        do { return try await database.read(work) } catch { throw StoreError.translating(error, path: place) }
    }

    /// Changes records in one transaction: all of it is saved, or, when the work throws, nothing.
    ///
    /// Attachments that no record has at its end are removed.
    ///
    /// - Throws: ``StoreError``, or what the work throws.
    @discardableResult
    public func write<Value>(_ work: (Database) throws -> Value) throws -> Value {
        // GRDB may run the transaction on another thread, which has no task-local values.
        let check = Self.beforeCommit
        let outcome = Result {
            try translatingErrors(of: place) { try database.write { db in try change(db, check, work) } }
        }
        return try finish(outcome)
    }

    /// Changes records in one transaction without blocking the caller's thread.
    ///
    /// - Throws: ``StoreError``, or what the work throws.
    @discardableResult
    public func write<Value: Sendable>(
        _ work: @escaping @Sendable (Database) throws -> Value
    ) async throws -> Value {
        let outcome: Result<Change<Value>, any Error>
        do {
            let check = Self.beforeCommit
            outcome = .success(try await database.write { db in try self.change(db, check, work) })
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
        _ db: Database, _ check: (@Sendable () throws -> Void)?, _ work: (Database) throws -> Value
    ) throws -> Change<Value> {
        let before = db.totalChangesCount
        let value = try work(db)
        try check?()
        guard !schema.attachments.isEmpty, db.totalChangesCount != before else {
            return Change(value: value, removedAttachments: false)
        }
        return Change(value: value, removedAttachments: try dropUnownedAttachments(in: db))
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
        // What was written is safe; files that cannot be removed now are removed by a later sweep.
        if mayLeaveFiles { try? sweepAttachments() }
        return try outcome.get().value
    }

    /// Ends all use of the file; the store cannot be used afterwards.
    ///
    /// - Throws: ``StoreError`` when it is still being used.
    public func close() throws { try translatingErrors(of: place) { try database.close() } }
}

extension PluginStore.Change: Sendable where Value: Sendable {}
