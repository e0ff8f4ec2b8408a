// SPDX-License-Identifier: Apache-2.0

internal import CivilTime
public import ComputationKit
public import GRDB

/// The rows of a store that can't be read, or break the rules of their records.
///
/// An import collects them before it replaces anything, so that an archive is checked like typed input:
///
/// ```swift
/// StoreMigrations(plugin: "hikes", migrations: […]) { store in
///     try store.rowProblems { problems, db in
///         try problems.check("walk", in: db) { row in try WalkRecords.walk(row["id"], db) }
///     }
/// }
/// ```
public struct RowProblems {
    /// The problems, each with the table and the key of its row.
    public private(set) var problems: [String] = []
    private let today: CalendarDay

    init(today: CalendarDay) { self.today = today }

    /// Reads each row of a table as a record, and adds its problems.
    ///
    /// - Parameters:
    ///   - table: The table.
    ///   - key: The column that identifies a row in messages.
    ///   - db: The connection.
    ///   - read: Reads the record of a row; `nil` if the row has none.
    /// - Throws: ``StoreError`` if the table can't be read; errors of `read` become problems.
    public mutating func check<Record: ValidatedRecord>(
        _ table: String, key: String = "id", in db: Database, _ read: (Row) throws -> Record?
    ) throws {
        let today = today
        try check(table, key: key, in: db) { row in try read(row)?.issues(today: today) ?? [] }
    }

    /// Reads each row of a table, and adds the problems of those that can't be read.
    ///
    /// - Parameters:
    ///   - table: The table.
    ///   - key: The column that identifies a row in messages.
    ///   - db: The connection.
    ///   - read: Reads a row.
    /// - Throws: ``StoreError`` if the table can't be read; errors of `read` become problems.
    public mutating func checkReadable<Value>(
        _ table: String, key: String = "id", in db: Database, _ read: (Row) throws -> Value
    ) throws {
        try check(table, key: key, in: db) { row in
            _ = try read(row)
            return []
        }
    }

    /// Adds a problem for each row that meets a condition, such as one that a reader can't see.
    ///
    /// - Parameters:
    ///   - table: The table.
    ///   - key: The column that identifies a row in messages.
    ///   - condition: The condition in SQL.
    ///   - problem: What is wrong with the rows.
    ///   - db: The connection.
    /// - Throws: ``StoreError`` if the table can't be read.
    public mutating func refuse(
        _ table: String, key: String = "id", where condition: String, _ problem: String, in db: Database
    ) throws {
        let (name, column) = (table.quotedDatabaseIdentifier, key.quotedDatabaseIdentifier)
        let keys = try String.fetchAll(db, sql: "SELECT \(column) FROM \(name) WHERE \(condition) ORDER BY \(column)")
        problems += keys.map { "\(table) \($0): \(problem)" }
    }

    private mutating func check(
        _ table: String, key: String, in db: Database, _ issues: (Row) throws -> [ValidationIssue]
    ) throws {
        let order = key.quotedDatabaseIdentifier
        for row in try Row.fetchAll(db, sql: "SELECT * FROM \(table.quotedDatabaseIdentifier) ORDER BY \(order)") {
            let name = "\(table) \(String.fromDatabaseValue(row[key]) ?? "?")"
            do {
                problems += try issues(row).map { "\(name): \($0)" }
            } catch {
                problems.append("\(name): \(error)")
            }
        }
    }
}

extension PluginStore {
    /// Collects the problems of rows.
    ///
    /// - Parameter work: Checks tables.
    /// - Returns: Every problem found.
    /// - Throws: ``StoreError`` if the store can't be read.
    public func rowProblems(_ work: (inout RowProblems, Database) throws -> Void) throws -> [String] {
        // A day is in the past or future depending on the zone; this is the latest one anywhere.
        let latest = CalendarDay(secondsSince1970: Timestamp.now.wholeSeconds + 14 * 3_600)
        var problems = RowProblems(today: latest)
        try read { db in try work(&problems, db) }
        return problems.problems
    }
}
