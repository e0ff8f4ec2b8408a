// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ComputationKit
internal import GRDB
internal import WardrobePlugin

/// The records of a table, which users refer to by key, key prefix, name, or part of a name.
struct NamedRecords {
    let table: String
    /// The name column.
    let nameColumn: String
    private var name: RecordName

    static let items = NamedRecords(table: "item", name: RecordName(noun: "item", path: "item"))
    static let outfits = NamedRecords(table: "outfit", name: RecordName(noun: "outfit"))
    static let wishes = NamedRecords(table: "wishlistItem", name: RecordName(noun: "wish"))
    static let events = NamedRecords(table: "calendarEvent", nameColumn: "title", name: RecordName(noun: "event"))

    private init(table: String, nameColumn: String = "name", name: RecordName) {
        self.table = table
        self.nameColumn = nameColumn
        self.name = name
    }

    /// Returns the same records for another path of an input.
    func at(_ path: String) -> NamedRecords {
        var copy = self
        copy.name.path = path
        return copy
    }

    /// Returns the same records for a computation that removes one, for which part of a name isn't enough.
    var whole: NamedRecords {
        var copy = self
        copy.name = name.whole
        return copy
    }

    /// Returns the key of the record in the store that matches a text.
    ///
    /// - Throws: as ``key(_:among:)``.
    func key(_ text: String, in db: Database) throws -> String { try key(text, among: all(in: db)) }

    /// The keys of the records that are meant, each text at its place in a list.
    ///
    /// - Throws: ``ComputationError`` with every text that matches no record or several.
    func keys(_ texts: [String], in db: Database) throws -> [String] { try keys(texts, among: all(in: db)) }

    /// The keys of the records that are meant, each text at its place in a list.
    ///
    /// - Throws: as ``keys(_:in:)``.
    func keys(
        _ texts: [String], among records: [(key: String, name: String)]
    ) throws(ComputationError) -> [String] {
        var issues: [ValidationIssue] = []
        var codes: Set<ComputationError.Code> = []
        let keys = texts.enumerated().compactMap { index, text -> String? in
            do throws(ComputationError) {
                return try at("\(name.path)[\(index)]").key(text, among: records)
            } catch {
                issues += error.issues
                codes.insert(error.code)
                return nil
            }
        }
        guard issues.isEmpty else {
            throw ComputationError(codes == [.notFound] ? .notFound : .refused, issues: issues)
        }
        return keys
    }

    /// Returns all records with their names, ordered by key.
    func all(in db: Database) throws -> [(key: String, name: String)] {
        let rows = try Row.fetchAll(db, sql: "SELECT id, \(nameColumn) FROM \(table) ORDER BY id")
        return rows.map { (key: $0[0], name: $0[1]) }
    }

    /// Returns the records with the given keys and their names, in the same order.
    func named(_ keys: [String], in db: Database) throws -> [NamedRecord] {
        let statement = try db.cachedStatement(sql: "SELECT \(nameColumn) FROM \(table) WHERE id = ?")
        return try keys.map { key in
            NamedRecord(id: key, name: try String.fetchOne(statement, arguments: [key]) ?? key)
        }
    }

    /// Returns the key of the record that matches a text by key, name, key prefix, name prefix, or part of the name.
    ///
    /// The first of these rules that matches any record decides.
    ///
    /// - Throws: ``ComputationError`` if no record matches, with similar names, or if several match, with their keys.
    func key(_ text: String, among records: [(key: String, name: String)]) throws(ComputationError) -> String {
        do throws(ComputationError) {
            return try name.key(text, among: records.map { (key: $0.key, names: [$0.name]) })
        } catch {
            guard error.code == .notFound else { throw error }
            let wanted = text.lowercased()
            let rules: [(String) -> Bool] = [{ $0.hasPrefix(wanted) }, { $0.contains(wanted) }]
            for rule in wanted.isEmpty ? [] : rules {
                let matches = records.filter { rule($0.name.lowercased()) }
                if matches.count == 1 { return matches[0].key }
                if matches.count > 1 { throw several(text, matches) }
            }
            throw error
        }
    }

    private func several(_ text: String, _ matches: [(key: String, name: String)]) -> ComputationError {
        let shown = matches.prefix(5).map { "\($0.name) (\($0.key))" }.joined(separator: ", ")
        return ComputationError.refused([
            ValidationIssue(
                path: name.path, expected: "one \(name.noun)", got: "\"\(text)\", which matches \(matches.count)",
                recoverySuggestion: "use the key of one of them: \(shown)\(matches.count > 5 ? ", …" : "")")
        ])
    }
}
