// SPDX-License-Identifier: Apache-2.0

internal import GRDB

/// A table as described by the file.
struct TableLayout: Sendable {
    struct Column: Sendable, Hashable {
        let name: String
        let type: String
    }

    enum Kind: Sendable, Equatable {
        case records
        /// An FTS5 table with its own text.
        case searchableText
        /// An FTS5 table with the text of another table.
        case searchIndex
        /// An FTS5 table without text.
        case contentlessIndex
        /// Any other virtual table.
        case foreign
    }

    let name: String
    let kind: Kind
    let isStrict: Bool
    /// The stored columns, without generated ones.
    let columns: [Column]
    /// The names of the columns of the primary key, in its order; `rowid` for searchable text.
    let key: [String]

    /// Returns all tables with content, in ascending order of their names, without shadow tables and those of SQLite.
    static func all(in db: Database) throws -> [TableLayout] {
        let rows = try Row.fetchAll(
            db,
            sql: """
                SELECT list.name, list.type, list.strict, master.sql FROM pragma_table_list AS list
                JOIN sqlite_master AS master ON master.name = list.name AND master.type = 'table'
                WHERE list.schema = 'main' AND list.type IN ('table', 'virtual') AND list.name NOT LIKE 'sqlite\\_%' ESCAPE '\\'
                ORDER BY list.name
                """)
        return try rows.map { try TableLayout($0, in: db) }
    }

    private init(_ row: Row, in db: Database) throws {
        let name: String = row["name"]
        self.name = name
        isStrict = row["strict"]
        let info = try Row.fetchAll(
            db, sql: "SELECT name, type, pk FROM pragma_table_xinfo(?) WHERE hidden = 0 ORDER BY cid", arguments: [name]
        )
        columns = info.map { Column(name: $0["name"], type: $0["type"]) }
        guard row["type"] == "virtual" else {
            kind = .records
            key = info.filter { ($0["pk"] as Int) > 0 }.sorted { ($0["pk"] as Int) < ($1["pk"] as Int) }
                .map { $0["name"] }
            return
        }
        kind = try Self.kind(ofVirtual: name, definition: row["sql"], in: db)
        key = kind == .searchableText ? ["rowid"] : []
    }

    private static func kind(ofVirtual name: String, definition: String, in db: Database) throws -> Kind {
        guard definition.lowercased().contains("using fts5") else { return .foreign }
        // The shadow table of the text exists only if the index owns its text.
        if try db.tableExists("\(name)_content") { return .searchableText }
        let options = definition.lowercased().filter { !$0.isWhitespace }
        return options.contains("content=''") || options.contains("content=\"\"") ? .contentlessIndex : .searchIndex
    }

    /// The columns to read and write, preceded by the key if it isn't among them.
    var storedColumns: [Column] {
        kind == .searchableText ? [Column(name: "rowid", type: "INTEGER")] + columns : columns
    }

    var quotedName: String { name.quotedDatabaseIdentifier }
    var orderClause: String { key.map(\.quotedDatabaseIdentifier).joined(separator: ", ") }
    var holdsRecords: Bool {
        (kind == .records || kind == .searchableText) && !StoreTables.isBookkeeping(name)
    }
}

/// The triggers of a file, which are removed while its tables are filled or emptied.
struct TriggerSet {
    private let definitions: [String]

    /// Drops all triggers; recreate them with ``restore(in:)`` in the same transaction.
    init(removingFrom db: Database) throws {
        let rows = try Row.fetchAll(
            db, sql: "SELECT name, sql FROM sqlite_master WHERE type = 'trigger' ORDER BY rowid")
        definitions = rows.map { $0["sql"] }
        for row in rows {
            let name: String = row["name"]
            try db.execute(sql: "DROP TRIGGER main.\(name.quotedDatabaseIdentifier)")
        }
    }

    func restore(in db: Database) throws {
        for definition in definitions { try db.execute(sql: definition) }
    }
}
