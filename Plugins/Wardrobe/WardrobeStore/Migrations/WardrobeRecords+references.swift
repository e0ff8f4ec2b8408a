// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ComputationKit
internal import GRDB
internal import WardrobePlugin

extension WardrobeRecords {
    /// Refuses keys that no record has.
    func checkKeys(_ keys: [String], in table: String, path: (Int) -> String, noun: String, _ db: Database) throws {
        var issues: [ValidationIssue] = []
        for (index, key) in keys.enumerated() where try !exists(key, in: table, db) {
            issues.append(
                ValidationIssue(path: path(index), expected: "the key of an existing \(noun)", got: "\"\(key)\""))
        }
        guard issues.isEmpty else { throw ComputationError.refused(issues) }
    }

    /// Refuses a hash that no attachment has.
    func checkAttachment(_ hash: String?, path: String, _ db: Database) throws {
        guard let hash else { return }
        let isKnown = try Bool.fetchOne(
            db, sql: "SELECT EXISTS (SELECT 1 FROM storeAttachment WHERE hash = ?)", arguments: [hash])
        guard isKnown == true else {
            throw ComputationError.refused([
                ValidationIssue(path: path, expected: "the hash of an attached photo", got: "\"\(hash)\"")
            ])
        }
    }

    /// Refuses a key that another record has.
    func checkNew(_ key: String, in table: String, path: String = "id", noun: String, _ db: Database) throws {
        guard try exists(key, in: table, db) else { return }
        throw ComputationError.conflict(
            ValidationIssue(
                path: path, expected: "a key that no other \(noun) has", got: "\"\(key)\"",
                recoverySuggestion: "leave it empty to get a new one"))
    }

    private func exists(_ key: String, in table: String, _ db: Database) throws -> Bool {
        let statement = try db.cachedStatement(sql: "SELECT EXISTS (SELECT 1 FROM \(table) WHERE id = ?)")
        return try Bool.fetchOne(statement, arguments: [key]) == true
    }

    /// Returns ordered lists of keys, grouped by the record that has them.
    func keyLists(_ sql: String, _ arguments: StatementArguments, in db: Database) throws -> [String: [String]] {
        var lists: [String: [String]] = [:]
        let rows = try Row.fetchCursor(db, sql: sql, arguments: arguments)
        while let row = try rows.next() { lists[row[0], default: []].append(row[1]) }
        return lists
    }
}

extension WardrobeRecords {
    /// The names of a table's records by their keys.
    func names(in table: String) throws -> [String: String] { try store.read { db in try names(in: table, db) } }

    /// The names of a table's records by their keys.
    func names(in table: String, _ db: Database) throws -> [String: String] {
        let rows = try Row.fetchAll(db, sql: "SELECT id, name FROM \(table)")
        return Dictionary(uniqueKeysWithValues: rows.map { ($0[0] as String, $0[1] as String) })
    }
}
