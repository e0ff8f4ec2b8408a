// SPDX-License-Identifier: Apache-2.0

internal import CAlmanacStore
internal import GRDB

/// The tables whose changes are recorded, and where the names of their rows are.
struct RecordedTables: Sendable {
    let names: [String]
    private let sources: [String: NameSource]

    /// The maximum number of rows whose names are looked up in other tables.
    private static let rowsLookedUp = 20

    /// Where the name of a table's rows is: in its own column, or in that of the record that a row belongs to.
    private struct NameSource {
        /// The column with the name, and the joins that lead to it.
        let column: String
        let joins: String
        /// The position of the column, if it is in the table itself.
        var position: Int?
        /// The position of the primary key and the query for a name by it.
        var key: (position: Int, query: String)?
        /// The position of the reference to another record and the query for a name by it.
        var reference: (position: Int, query: String)?
    }

    /// A reference to a record of another table.
    private struct Reference {
        let table: String
        let key: String
        /// The position of its column.
        let position: Int
        /// Whether the row is removed with the record.
        let cascades: Bool

        static func all(of layout: TableLayout, in db: Database) throws -> [Reference] {
            let rows = try Row.fetchAll(
                db,
                sql: """
                    SELECT "table", "from", "to", on_delete = 'CASCADE' AS cascades FROM pragma_foreign_key_list(?)
                    GROUP BY id HAVING count(*) = 1 ORDER BY id DESC
                    """, arguments: [layout.name])
            return rows.compactMap { row in
                guard let key: String = row["to"], let position = layout.position(of: row["from"]) else { return nil }
                return Reference(table: row["table"], key: key, position: position, cascades: row["cascades"])
            }
        }
    }

    init(in db: Database) throws {
        let all = try TableLayout.all(in: db).filter { $0.holdsRecords && !$0.isOwn }
        let layouts = all.filter { $0.kind == .records }
        // The text of an FTS5 table is in a table of its own (https://sqlite.org/fts5.html, section 9).
        names = layouts.map(\.name) + all.filter { $0.kind == .searchableText }.map { "\($0.name)_content" }
        var sources: [String: NameSource] = [:]
        let references = try Dictionary(
            uniqueKeysWithValues: layouts.map { layout in (layout.name, try Reference.all(of: layout, in: db)) })
        func addOwnNames(_ condition: (TableLayout) -> Bool) {
            for layout in layouts where sources[layout.name] == nil && condition(layout) {
                let position = layout.columns.firstIndex { ["name", "title"].contains($0.name) && $0.type == "TEXT" }
                guard let position else { continue }
                sources[layout.name] = NameSource(
                    column: layout[layout.columns[position].name], joins: "", position: position)
            }
        }
        func addReferences(_ condition: (Reference) -> Bool) {
            var isComplete = false
            while !isComplete {
                isComplete = true
                for layout in layouts where sources[layout.name] == nil {
                    let reference = references[layout.name]?.first { condition($0) && sources[$0.table] != nil }
                    guard let reference, let owner = sources[reference.table] else { continue }
                    let table = reference.table.quotedDatabaseIdentifier
                    let key = "\(table).\(reference.key.quotedDatabaseIdentifier)"
                    let column = layout[layout.columns[reference.position].name]
                    sources[layout.name] = NameSource(
                        column: owner.column, joins: " JOIN \(table) ON \(key) = \(column)\(owner.joins)",
                        reference: (
                            reference.position, "SELECT \(owner.column) FROM \(table)\(owner.joins) WHERE \(key) = ?"
                        ))
                    isComplete = false
                }
            }
        }
        // What is removed with a record has its name.
        addOwnNames { layout in !(references[layout.name] ?? []).contains(where: \.cascades) }
        addReferences(\.cascades)
        addOwnNames { _ in true }
        addReferences { _ in true }
        for layout in layouts where layout.key.count == 1 {
            guard let source = sources[layout.name], let position = layout.position(of: layout.key[0]) else { continue }
            sources[layout.name]?.key = (
                position,
                "SELECT \(source.column) FROM \(layout.name.quotedDatabaseIdentifier)\(source.joins) "
                    + "WHERE \(layout[layout.key[0]]) = ?"
            )
        }
        self.sources = sources
    }

    /// Returns the number of changed rows, and the names of the first records that they belong to.
    func summary(of changes: ChangeSet, in db: Database) throws -> (rows: Int, names: [String]) {
        var rows = 0
        var names: [String] = []
        var unnamed: [(query: String, value: String)] = []
        try changes.visitRows { row in
            rows += 1
            guard names.count < ActionLog.namesListed, let source = sources[row.table] else { return }
            if let position = source.position, let name = row.text(inColumn: position) {
                if !names.contains(name) { names.append(name) }
            } else if unnamed.count < Self.rowsLookedUp,
                let (position, query) = (row.change == .updated ? source.key : nil) ?? source.reference,
                let value = row.text(inColumn: position)
            {
                unnamed.append((query, value))
            }
        }
        for (query, value) in unnamed where names.count < ActionLog.namesListed {
            if let name = try String.fetchOne(db, sql: query, arguments: [value]), !names.contains(name) {
                names.append(name)
            }
        }
        return (rows, names)
    }
}

extension TableLayout {
    /// A column with the name of its table.
    fileprivate subscript(column: String) -> String {
        "\(name.quotedDatabaseIdentifier).\(column.quotedDatabaseIdentifier)"
    }

    fileprivate func position(of column: String) -> Int? { columns.firstIndex { $0.name == column } }
}
