// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ComputationKit
internal import GRDB

/// A database of Grocy, read in memory.
struct GrocyFile {
    /// The maximum number of rows of a table.
    static let mostRows = 200_000

    private let file: ForeignDatabase

    /// Opens a database.
    ///
    /// - Throws: `ComputationError` if it isn't one of Grocy, or can't be read.
    init(_ bytes: [UInt8]) throws(ComputationError) {
        do {
            file = try ForeignDatabase(bytes)
        } catch {
            throw Self.unreadable(error)
        }
        guard tables["stock"] != nil, tables["products"] != nil else {
            throw ComputationError.refused(
                path: "file", expected: "a Grocy database, with the tables products and stock", got: "another database")
        }
    }

    private var tables: [String: Set<String>] { file.tables }

    /// The names of the tables.
    var tableNames: Set<String> { Set(tables.keys) }

    /// Returns the number of rows of a table.
    ///
    /// - Parameters:
    ///   - table: One of ``tableNames``.
    ///   - condition: A column and its value; ignored if the table doesn't have the column.
    /// - Throws: `ComputationError` if the file is damaged, or the table too large.
    func count(_ table: String, where condition: (column: String, value: String)? = nil) throws(ComputationError) -> Int
    {
        let name = table.replacing("\"", with: "\"\"")
        var sql = "SELECT count(*) FROM main.\"\(name)\""
        var arguments: StatementArguments = []
        if let condition, tables[table]?.contains(condition.column) == true {
            sql += " WHERE \"\(condition.column)\" = ?"
            arguments = [condition.value]
        }
        do {
            let (sql, arguments) = (sql, arguments)
            return try file.queue.inDatabase { db in try Int.fetchOne(db, sql: sql, arguments: arguments) ?? 0 }
        } catch {
            throw Self.unreadable(error)
        }
    }

    /// Returns the rows of a table by their key, or none if the table is missing.
    ///
    /// - Throws: `ComputationError` if the file is damaged, or the table too large.
    func rows(_ table: String, _ wanted: [String]) throws(ComputationError) -> [GrocyRow] {
        guard let columns = tables[table] else { return [] }
        let read = wanted.filter(columns.contains)
        guard !read.isEmpty else { return [] }
        let order = columns.contains("id") ? " ORDER BY id" : ""
        let list = read.map { "\"\($0)\"" }.joined(separator: ", ")
        let sql = "SELECT \(list) FROM main.\"\(table)\"\(order) LIMIT \(Self.mostRows + 1)"
        do {
            let rows = try file.queue.inDatabase { db in try Row.fetchAll(db, sql: sql) }
            guard rows.count <= Self.mostRows else {
                throw ComputationError.refused(path: table, expected: "at most \(Self.mostRows) rows", got: "more")
            }
            return rows.enumerated().map { index, row in
                var values: [String: DatabaseValue] = [:]
                for (column, name) in read.enumerated() { values[name] = row[column] as DatabaseValue }
                return GrocyRow(table: table, position: index + 1, values: values)
            }
        } catch let error as ComputationError {
            throw error
        } catch {
            throw Self.unreadable(error)
        }
    }

    private static func unreadable(_ error: any Error) -> ComputationError {
        if let error = error as? ComputationError { return error }
        let reason = (error as? DatabaseError)?.message ?? "it isn't an SQLite database"
        return ComputationError.refused(
            path: "file", expected: "a Grocy database, a file of SQLite", got: "one that can't be read: \(reason)")
    }
}
