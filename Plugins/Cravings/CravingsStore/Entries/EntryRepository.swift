// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import CivilTime
internal import ComputationKit
internal import CravingsPlugin
internal import GRDB

/// The entries of the diary: cravings and uses.
struct EntryRepository: RecordRepository {
    let transaction: RecordTransaction

    /// Returns the entry with a key, the beginning of a key, or `last` for the one that was logged last.
    ///
    /// - Parameter whole: Whether less than 8 characters of a key aren't enough, because the entry is removed.
    /// - Throws: ``ComputationError`` with the code `not-found` if there is none, or `refused` if several match.
    func entry(named name: String, whole: Bool = false) throws -> Entry {
        guard name != "last" else {
            let row = try Row.fetchOne(
                db, sql: "SELECT \(Entry.columns) FROM entry ORDER BY created DESC, rowid DESC LIMIT 1")
            guard let row else {
                throw ComputationError.notFound(
                    ValidationIssue(path: "entry", expected: "an entry", got: "a diary without entries"))
            }
            return try Entry(row)
        }
        let key = try entryKey(name)
        guard !whole || name.count >= 8 || name == key else {
            throw ComputationError.refusal(
                "entry", "the key of an entry to remove, or at least 8 characters of it", name.quoted(limit: 60))
        }
        guard let row = try Row.fetchOne(db, sql: "SELECT \(Entry.columns) FROM entry WHERE id = ?", arguments: [key])
        else { throw missing(name) }
        return try Entry(row)
    }

    private func entryKey(_ name: String) throws -> String {
        let keys = try String.fetchAll(
            db, sql: "SELECT id FROM entry WHERE id >= ?1 AND id < ?1 || ?2 ORDER BY id LIMIT 6",
            arguments: [name, "\u{10FFFF}"])
        if keys.first == name || keys.count == 1, let key = keys.first { return key }
        guard !keys.isEmpty else { throw missing(name) }
        let shown = keys.prefix(5).joined(separator: ", ") + (keys.count > 5 ? ", …" : "")
        throw ComputationError.refusal(
            "entry", "one entry", "\(name.quoted(limit: 60)), which matches several",
            "use the key of one of them: \(shown)")
    }

    private func missing(_ name: String) -> ComputationError {
        ComputationError.notFound(
            ValidationIssue(path: "entry", expected: "the key of an existing entry", got: name.quoted(limit: 60)))
    }

    /// Saves an entry, replacing the one with its key.
    ///
    /// - Parameter source: What the entry was imported from.
    func save(_ entry: Entry, source: String? = nil) throws {
        var values = entry.columnValues
        values["source"] = source
        let names = Entry.allColumns
        let updates = names.filter { $0 != "id" && $0 != "source" }.map { "\($0) = excluded.\($0)" }
        let statement = try db.cachedStatement(
            sql: """
                INSERT INTO entry (\(names.joined(separator: ", "))) VALUES (\(names.map { _ in "?" }.joined(separator: ", ")))
                ON CONFLICT (id) DO UPDATE SET \(updates.joined(separator: ", "))
                """)
        try statement.execute(
            arguments: StatementArguments(names.map { name -> (any DatabaseValueConvertible)? in values[name] ?? nil }))
    }

    /// Removes the entry with a name.
    func remove(named name: String) throws -> Entry {
        let entry = try entry(named: name, whole: true)
        transaction.store.nameChange(entry.actionName)
        try db.execute(sql: "DELETE FROM entry WHERE id = ?", arguments: [entry.id])
        return entry
    }

    /// Removes the links to a recording.
    ///
    /// - Returns: The number of cravings that were linked to it.
    func unlink(recording key: String) throws -> Int {
        try db.execute(
            sql: "UPDATE entry SET recording = NULL, modified = ? WHERE recording = ?",
            arguments: [transaction.instant.wholeSeconds, key])
        return db.changesCount
    }

    /// Returns what the imported entries were imported from.
    func sources() throws -> Set<String> {
        try String.fetchSet(db, sql: "SELECT source FROM entry WHERE source IS NOT NULL")
    }

    /// Returns the number of the day and the kind of each entry of some days.
    func kinds(from: CalendarDay, through: CalendarDay) throws -> [(day: Int, kind: String)] {
        try Row.fetchAll(
            db, sql: "SELECT day, kind FROM entry WHERE day BETWEEN ? AND ?",
            arguments: [from.daysSince1970, through.daysSince1970]
        ).map { ($0[0], $0[1]) }
    }

    /// Returns the numbers of the days with an entry.
    func days() throws -> Set<Int> { try Int.fetchSet(db, sql: "SELECT DISTINCT day FROM entry") }
}
