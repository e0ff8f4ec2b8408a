// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit
internal import GRDB

extension RecordTransaction {
    /// Returns whether a row of a table has a value in a column.
    package func exists(_ value: String, in table: String, _ column: String = "id") throws -> Bool {
        let statement = try db.cachedStatement(sql: "SELECT EXISTS (SELECT 1 FROM \(table) WHERE \(column) = ?)")
        return try Bool.fetchOne(statement, arguments: [value]) == true
    }

    /// Refuses a key that another record of a table has.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - table: The table.
    ///   - noun: The noun for a record in sentences.
    ///   - path: The path of the key.
    package func checkNew(_ key: String, in table: String, noun: String, at path: String = "id") throws {
        guard try exists(key, in: table) else { return }
        throw ComputationError.conflict(
            ValidationIssue(
                path: path, expected: "a key that no other \(noun) has", got: "\"\(key)\"",
                recoverySuggestion: "leave it empty to get a new one"))
    }

    /// Stores a picture for a record that is saved in the same transaction, and returns its content hash.
    package func attach(_ picture: Picture) throws -> String {
        try store.attach(picture.bytes, mediaType: picture.mediaType, in: db)
    }
}
