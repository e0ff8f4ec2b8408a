// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ComputationKit
internal import GRDB

/// A repository whose records have a key in the column `id`.
protocol KeyedRepository: RecordRepository {
    /// The table of the records.
    static var table: String { get }
    /// The noun for a record in sentences.
    static var noun: String { get }
}

extension KeyedRepository {
    /// Refuses a key that another record has.
    func checkNew(_ key: String, at path: String = "id") throws {
        try transaction.checkNew(key, in: Self.table, noun: Self.noun, at: path)
    }

    /// Refuses keys that no record has.
    func checkKeys(_ keys: [String], at path: (Int) -> String) throws {
        let issues = try keys.enumerated().filter { try !transaction.exists($0.element, in: Self.table) }.map {
            index, key in
            ValidationIssue(path: path(index), expected: "the key of an existing \(Self.noun)", got: "\"\(key)\"")
        }
        guard issues.isEmpty else { throw ComputationError.refused(issues) }
    }

    /// Returns the columns of the record with a key.
    ///
    /// - Parameters:
    ///   - columns: The columns.
    ///   - key: The key.
    ///   - description: What the record is, for the error.
    /// - Throws: ``ComputationKit/ComputationError`` if there is none.
    func row(_ columns: String, of key: String, _ description: String) throws -> Row {
        // An import reads every item.
        let statement = try db.cachedStatement(sql: "SELECT \(columns) FROM \(Self.table) WHERE id = ?")
        guard let row = try Row.fetchOne(statement, arguments: [key]) else {
            throw ComputationError.notFound(
                ValidationIssue(path: Self.noun, expected: "the key of \(description)", got: "\"\(key)\""))
        }
        return row
    }

    /// Saves a list of keys that belongs to a record, in a table with its positions.
    func insert(_ keys: [String], into table: String, column: String = "item", of owner: String) throws {
        let statement = try db.cachedStatement(
            sql: "INSERT INTO \(table) (\(Self.table), position, \(column)) VALUES (?, ?, ?)")
        for (position, key) in keys.enumerated() { try statement.execute(arguments: [owner, position, key]) }
    }

    /// Returns ordered lists of keys, grouped by the record that has them.
    func keyLists(_ sql: String, _ arguments: StatementArguments = []) throws -> [String: [String]] {
        var lists: [String: [String]] = [:]
        let rows = try Row.fetchCursor(db, sql: sql, arguments: arguments)
        while let row = try rows.next() { lists[row[0], default: []].append(row[1]) }
        return lists
    }
}
