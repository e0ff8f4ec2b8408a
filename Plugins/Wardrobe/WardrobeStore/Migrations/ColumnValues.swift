// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit
internal import GRDB
internal import WardrobePlugin

/// The values of a row by column, in the order of the table.
struct ColumnValues {
    private(set) var names: [String] = []
    private(set) var values: [(any DatabaseValueConvertible)?] = []

    mutating func set(_ name: String, _ value: (any DatabaseValueConvertible)?) {
        names.append(name)
        values.append(value)
    }

    mutating func set(_ name: String, _ day: CalendarDay?) { set(name, day?.description) }

    mutating func set(_ name: String, _ instant: Timestamp?) { set(name, instant?.description) }

    mutating func set(_ name: String, words: [some RawRepresentable<String>]) {
        set(name, words.map(\.rawValue).joined(separator: " "))
    }

    /// Inserts the row.
    func insert(into table: String, in db: Database) throws {
        let statement = try db.cachedStatement(
            sql: """
                INSERT INTO \(table) (\(names.joined(separator: ", ")))
                VALUES (\(names.map { _ in "?" }.joined(separator: ", ")))
                """)
        try statement.execute(arguments: StatementArguments(values))
    }

    /// Replaces the row with a key.
    func update(_ table: String, id: String, in db: Database) throws {
        let statement = try db.cachedStatement(
            sql: "UPDATE \(table) SET \(names.map { "\($0) = ?" }.joined(separator: ", ")) WHERE id = ?")
        try statement.execute(arguments: StatementArguments(values + [id]))
    }
}
