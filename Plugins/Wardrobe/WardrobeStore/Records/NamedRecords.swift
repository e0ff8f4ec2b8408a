// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ComputationKit
internal import GRDB

/// The records of a table whose columns `id` and `name` a user may name them by.
struct NamedRecords {
    let table: String
    private var name: RecordName

    static let items = NamedRecords(table: "item", name: RecordName(noun: "item", path: "item"))
    static let outfits = NamedRecords(table: "outfit", name: RecordName(noun: "outfit"))
    static let wishes = NamedRecords(table: "wishlistItem", name: RecordName(noun: "wish"))

    /// The same records at another place of an input.
    func at(_ path: String) -> NamedRecords {
        var copy = self
        copy.name.path = path
        return copy
    }

    /// The key of the record of the store that is meant.
    ///
    /// - Throws: as ``key(_:among:)``.
    func key(_ text: String, in db: Database) throws -> String {
        let rows = try Row.fetchAll(db, sql: "SELECT id, name FROM \(table) ORDER BY id")
        return try key(text, among: rows.map { (key: $0[0], name: $0[1]) })
    }

    /// The key of the record that is meant.
    ///
    /// - Throws: ``ComputationError`` when there is none, naming what is alike, or several, naming their keys.
    func key(_ text: String, among records: [(key: String, name: String)]) throws(ComputationError) -> String {
        try name.key(text, among: records.map { (key: $0.key, names: [$0.name]) })
    }
}
