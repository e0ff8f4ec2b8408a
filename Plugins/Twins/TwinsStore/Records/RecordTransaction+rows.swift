// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ComputationKit
internal import GRDB

extension RecordTransaction {
    /// Returns whether a row of a table has a value in a column.
    func exists(_ value: String, in table: String, _ column: String = "id") throws -> Bool {
        let statement = try db.cachedStatement(sql: "SELECT EXISTS (SELECT 1 FROM \(table) WHERE \(column) = ?)")
        return try Bool.fetchOne(statement, arguments: [value]) == true
    }

    /// Refuses a key that another record has.
    func checkNew(_ key: String, in table: String, noun: String) throws {
        guard try exists(key, in: table) else { return }
        throw ComputationError.conflict(
            ValidationIssue(
                path: "id", expected: "a key that no other \(noun) has", got: "\"\(key)\"",
                recoverySuggestion: "leave it empty to get a new one"))
    }
}

extension [String] {
    /// The texts as an argument of `json_each`.
    var asList: String { JSONValue.array(map(JSONValue.string)).storedText() }
}
