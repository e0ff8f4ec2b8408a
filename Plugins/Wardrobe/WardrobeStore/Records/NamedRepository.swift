// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ComputationKit
internal import GRDB
internal import WardrobePlugin

/// A repository of records that users refer to by key, key prefix, name, or part of a name.
protocol NamedRepository: KeyedRepository {
    /// The column of the name.
    static var nameColumn: String { get }
}

extension NamedRepository {
    static var nameColumn: String { "name" }

    /// Returns the finder of a record; the path is the noun if not given.
    static func finder(at path: String? = nil) -> RecordName {
        RecordName(noun: noun, path: path, matchesPartOfName: true)
    }

    /// Returns the key of the record that matches a text.
    ///
    /// - Throws: ``ComputationKit/ComputationError`` if no record matches, with similar names, or if several match,
    ///   with their keys.
    func key(_ text: String, at path: String? = nil) throws -> String {
        try Self.finder(at: path).key(text, among: all())
    }

    /// Returns the key of a record to remove, for which part of its name isn't enough.
    func keyToRemove(_ text: String) throws -> String { try Self.finder().whole.key(text, among: all()) }

    /// Returns the keys of the matching records; the path of a text is its index in a list.
    ///
    /// - Throws: ``ComputationKit/ComputationError`` with every text that matches no record or several.
    func keys(_ texts: [String], at path: String) throws -> [String] {
        try Self.finder(at: path).keys(texts, among: all())
    }

    /// Returns the names of all records by their keys.
    func names() throws -> [String: String] {
        Dictionary(uniqueKeysWithValues: try all().map { ($0.key, $0.names[0]) })
    }

    /// Returns the records with the given keys and their names, in the same order.
    func named(_ keys: [String]) throws -> [NamedRecord] {
        let statement = try db.cachedStatement(sql: "SELECT \(Self.nameColumn) FROM \(Self.table) WHERE id = ?")
        return try keys.map { key in
            NamedRecord(id: key, name: try String.fetchOne(statement, arguments: [key]) ?? key)
        }
    }

    /// Returns all records with their names, ordered by key.
    private func all() throws -> [RecordName.Named] {
        let rows = try Row.fetchAll(db, sql: "SELECT id, \(Self.nameColumn) FROM \(Self.table) ORDER BY id")
        return rows.map { (key: $0[0], names: [$0[1]]) }
    }
}

extension RecordName {
    /// Returns the keys of the matching records, each text at its index in a list.
    ///
    /// - Throws: ``ComputationKit/ComputationError`` with every text that matches no record or several.
    func keys(_ texts: [String], among records: [Named]) throws(ComputationError) -> [String] {
        var issues: [ValidationIssue] = []
        var codes: Set<ComputationError.Code> = []
        let keys = texts.enumerated().compactMap { index, text -> String? in
            do throws(ComputationError) {
                var name = self
                name.path = "\(path)[\(index)]"
                return try name.key(text, among: records)
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
}
