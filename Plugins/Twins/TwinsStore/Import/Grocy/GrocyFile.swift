// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit
internal import GRDB
internal import GRDBSQLite

/// A database of Grocy, read in memory.
///
/// The file can be damaged or made to do harm: it is never written, its views and virtual tables aren't read, its schema
/// can't call functions with side effects, and a query that takes too many steps ends.
final class GrocyFile {
    /// The maximum number of rows of a table.
    static let mostRows = 200_000
    /// The maximum number of thousands of SQLite's steps for all queries.
    private static let mostSteps = 500_000

    private let queue: DatabaseQueue
    private let content: UnsafeMutableRawPointer
    private let steps: UnsafeMutablePointer<Int>
    private let tables: [String: Set<String>]

    /// Opens a database.
    ///
    /// - Throws: `ComputationError` if it isn't one of Grocy, or can't be read.
    init(_ bytes: [UInt8]) throws(ComputationError) {
        content = UnsafeMutableRawPointer.allocate(byteCount: max(1, bytes.count), alignment: 8)
        content.copyMemory(from: bytes, byteCount: bytes.count)
        // A database in write-ahead mode can't be opened in memory; these two bytes say the mode.
        if bytes.count > 20, bytes[18] == 2 || bytes[19] == 2 {
            content.storeBytes(of: 1, toByteOffset: 18, as: UInt8.self)
            content.storeBytes(of: 1, toByteOffset: 19, as: UInt8.self)
        }
        steps = .allocate(capacity: 1)
        steps.initialize(to: Self.mostSteps)
        let (content, steps) = (content, steps)
        do {
            queue = try DatabaseQueue()
            tables = try queue.inDatabase { db in
                try Self.open(db, content, bytes.count, steps)
                return try Self.tables(db)
            }
        } catch {
            throw Self.unreadable(error)
        }
        guard tables["stock"] != nil, tables["products"] != nil else {
            throw ComputationError.refused([
                ValidationIssue(
                    path: "file", expected: "the database of Grocy, with the tables products and stock",
                    got: "another database", kind: .rule)
            ])
        }
    }

    deinit {
        try? queue.close()
        content.deallocate()
        steps.deallocate()
    }

    private static func open(
        _ db: Database, _ content: UnsafeMutableRawPointer, _ count: Int, _ steps: UnsafeMutablePointer<Int>
    ) throws {
        let result = sqlite3_deserialize(
            db.sqliteConnection, "main", content.assumingMemoryBound(to: UInt8.self), Int64(count), Int64(count),
            UInt32(SQLITE_DESERIALIZE_READONLY))
        guard result == SQLITE_OK else { throw DatabaseError(resultCode: ResultCode(rawValue: result)) }
        for setting in ["trusted_schema = OFF", "query_only = ON", "cell_size_check = ON", "temp_store = MEMORY"] {
            try db.execute(sql: "PRAGMA \(setting)")
        }
        sqlite3_limit(db.sqliteConnection, SQLITE_LIMIT_LENGTH, 20_000_000)
        sqlite3_limit(db.sqliteConnection, SQLITE_LIMIT_EXPR_DEPTH, 100)
        sqlite3_progress_handler(
            db.sqliteConnection, 1000,
            { pointer in
                guard let steps = pointer?.assumingMemoryBound(to: Int.self) else { return 1 }
                steps.pointee -= 1
                return steps.pointee < 0 ? 1 : 0
            }, steps)
    }

    /// Returns the columns of the tables, without views and virtual tables.
    private static func tables(_ db: Database) throws -> [String: Set<String>] {
        let names = try Row.fetchAll(
            db,
            sql: """
                SELECT name FROM sqlite_master WHERE type = 'table' AND sql LIKE 'CREATE TABLE%' ORDER BY name LIMIT 500
                """)
        var tables: [String: Set<String>] = [:]
        for row in names {
            guard let name = String.fromDatabaseValue(row[0] as DatabaseValue) else { continue }
            let columns = try Row.fetchAll(
                db, sql: "SELECT name FROM pragma_table_info(?) LIMIT 1000", arguments: [name])
            tables[name] = Set(columns.compactMap { String.fromDatabaseValue($0[0] as DatabaseValue) })
        }
        return tables
    }

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
            return try queue.inDatabase { db in try Int.fetchOne(db, sql: sql, arguments: arguments) ?? 0 }
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
            let rows = try queue.inDatabase { db in try Row.fetchAll(db, sql: sql) }
            guard rows.count <= Self.mostRows else {
                throw ComputationError.refused([
                    ValidationIssue(
                        path: table, expected: "at most \(Self.mostRows) rows", got: "more", kind: .rule)
                ])
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
        let reason = (error as? DatabaseError)?.message ?? "it is no SQLite database"
        return ComputationError.refused([
            ValidationIssue(
                path: "file", expected: "the database of Grocy, a file of SQLite",
                got: "one that can't be read: \(reason)",
                kind: .rule)
        ])
    }
}
