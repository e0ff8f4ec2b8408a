// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
public import GRDB

/// A transaction on a user's records, with what new records need: the time and keys.
public struct RecordTransaction {
    /// The connection to the database.
    public let db: Database
    private let records: any UserRecords

    init(_ db: Database, on records: any UserRecords) {
        self.db = db
        self.records = records
    }

    /// The store, with its attachments and its vault.
    public var store: PluginStore { records.store }

    /// The clock.
    public var clock: WallClock { records.clock }

    /// The current time in whole seconds, the precision of creation and change times.
    public var instant: Timestamp { Timestamp(secondsSince1970: Double(clock.now().wholeSeconds)) }

    /// The latest day on which something can have happened; see ``UserRecords/today``.
    public var today: CalendarDay { records.today }

    /// Returns a key that no other record has.
    public func newKey() -> String { records.newKey() }

    /// Refuses a record that breaks its rules.
    ///
    /// Reading doesn't check, so that rows of earlier versions can still be read.
    ///
    /// - Parameter record: The record.
    /// - Throws: `ComputationError` with every problem.
    public func check(_ record: some ValidatedRecord) throws(ComputationError) {
        _ = try record.checked(today: today)
    }

    /// Returns every problem of a record.
    ///
    /// - Parameter record: The record.
    public func issues(of record: some ValidatedRecord) -> [ValidationIssue] { record.issues(today: today) }
}

/// The records of one concept, such as places or loans, or work on several of them, within a transaction.
///
/// A repository has the statements and the rules of its tables, and calls other repositories for theirs:
///
/// ```swift
/// struct PlaceRepository: RecordRepository {
///     let transaction: RecordTransaction
///
///     func insert(_ place: Location) throws {
///         try transaction.check(place)
///         try db.execute(…)
///     }
/// }
///
/// try records.write { try PlaceRepository($0).insert(cellar) }
/// ```
///
/// Neither is used after the closure that has the transaction.
public protocol RecordRepository {
    /// The transaction in which the records are read and changed.
    var transaction: RecordTransaction { get }
    /// Creates a repository in a transaction.
    ///
    /// - Parameter transaction: The transaction.
    init(transaction: RecordTransaction)
}

extension RecordRepository {
    /// Creates a repository in a transaction.
    ///
    /// - Parameter transaction: The transaction.
    public init(_ transaction: RecordTransaction) { self.init(transaction: transaction) }

    /// Creates a repository in the transaction of another one.
    ///
    /// - Parameter other: The other repository.
    public init(_ other: some RecordRepository) { self.init(transaction: other.transaction) }

    /// The connection to the database.
    public var db: Database { transaction.db }
}

extension UserRecords {
    /// Reads the records.
    ///
    /// - Parameter work: Reads them in the transaction.
    /// - Returns: The value of the closure.
    /// - Throws: ``StoreError``, or the errors of the closure.
    public func read<Value>(_ work: (RecordTransaction) throws -> Value) throws -> Value {
        try store.read { db in try work(transaction(db)) }
    }

    /// Changes the records in one transaction.
    ///
    /// - Parameter work: Changes them.
    /// - Returns: The value of the closure.
    /// - Throws: ``StoreError``, or the errors of the closure; nothing changes then.
    public func write<Value>(_ work: (RecordTransaction) throws -> Value) throws -> Value {
        try store.write { db in try work(transaction(db)) }
    }

    /// Returns the transaction of a connection.
    ///
    /// - Parameter db: The connection, within a transaction.
    package func transaction(_ db: Database) -> RecordTransaction {
        RecordTransaction(db, on: self)
    }
}
