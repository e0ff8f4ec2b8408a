// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import CivilTime
internal import ComputationKit
internal import CravingsPlugin
internal import GRDB

extension CravingsRecords {
    /// Returns the entry with a key, the beginning of a key, or `last` for the one that was logged last.
    ///
    /// - Parameter whole: Whether less than 8 characters of a key aren't enough, because the entry is removed.
    /// - Throws: ``ComputationError`` with the code `not-found` if there is none, or `refused` if several match.
    func entry(named name: String, whole: Bool = false, _ db: Database) throws -> Entry {
        guard name != "last" else {
            let row = try Row.fetchOne(
                db, sql: "SELECT \(Entry.columns) FROM entry ORDER BY created DESC, rowid DESC LIMIT 1")
            guard let row else {
                throw ComputationError.notFound(
                    ValidationIssue(path: "entry", expected: "an entry", got: "a diary without entries"))
            }
            return try Entry(row)
        }
        let key = try entryKey(name, db)
        guard !whole || name.count >= 8 || name == key else {
            throw refusal(
                "entry", "the key of an entry to remove, or at least 8 characters of it", name.quoted(limit: 60))
        }
        guard let row = try Row.fetchOne(db, sql: "SELECT \(Entry.columns) FROM entry WHERE id = ?", arguments: [key])
        else { throw missing(name) }
        return try Entry(row)
    }

    private func entryKey(_ name: String, _ db: Database) throws -> String {
        let keys = try String.fetchAll(
            db, sql: "SELECT id FROM entry WHERE id >= ?1 AND id < ?1 || ?2 ORDER BY id LIMIT 6",
            arguments: [name, "\u{10FFFF}"])
        if keys.first == name || keys.count == 1, let key = keys.first { return key }
        guard !keys.isEmpty else { throw missing(name) }
        let shown = keys.prefix(5).joined(separator: ", ") + (keys.count > 5 ? ", …" : "")
        throw refusal(
            "entry", "one entry", "\(name.quoted(limit: 60)), which matches several",
            "use the key of one of them: \(shown)")
    }

    private func missing(_ name: String) -> ComputationError {
        ComputationError.notFound(
            ValidationIssue(path: "entry", expected: "the key of an existing entry", got: name.quoted(limit: 60)))
    }
}
