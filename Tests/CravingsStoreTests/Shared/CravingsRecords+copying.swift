// SPDX-License-Identifier: Apache-2.0

import CravingsPlugin
import GRDB

@testable import CravingsStore

extension CravingsRecords {
    /// Copies the rows of all tables of the plugin.
    static func copyRows(from db: Database, to target: Database) throws {
        for table in ["recording", "entry", "dayStatus", "message", "helpLine"] {
            for row in try Row.fetchAll(db, sql: "SELECT * FROM \(table)") {
                let marks = row.map { _ in "?" }.joined(separator: ", ")
                try target.execute(
                    sql: "INSERT INTO \(table) VALUES (\(marks))",
                    arguments: StatementArguments(row.map { $0.1 }))
            }
        }
    }
}

extension Recording {
    /// All recordings.
    static func all(_ db: Database) throws -> [Recording] {
        try Row.fetchAll(db, sql: "SELECT \(columns) FROM recording").map(Recording.init(row:))
    }
}
