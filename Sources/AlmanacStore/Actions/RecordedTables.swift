// SPDX-License-Identifier: Apache-2.0

internal import GRDB

/// The tables whose changes are recorded, and where the names of their rows are.
struct RecordedTables: Sendable {
    let names: [String]
    private let sources: [String: NameSource]

    /// Where the name of a table's rows is: in its own column, or in that of the record that a row belongs to.
    private struct NameSource {
        /// The table with the name, whose key is `id`.
        let owner: String
        /// The position and name of its column, if it is the table itself.
        var column: Int?
        var columnName: String?
        /// The position of the column with the owner's key.
        let keyColumn: Int
    }

    init(in db: Database) throws {
        let layouts = try TableLayout.all(in: db).filter { $0.kind == .records && $0.holdsRecords && !$0.isOwn }
        names = layouts.map(\.name)
        var sources: [String: NameSource] = [:]
        for layout in layouts where layout.key == ["id"] {
            guard let key = layout.columns.firstIndex(where: { $0.name == "id" }),
                let column = layout.columns.firstIndex(where: { ["name", "title"].contains($0.name) && $0.type == "TEXT" })
            else { continue }
            sources[layout.name] = NameSource(
                owner: layout.name, column: column, columnName: layout.columns[column].name, keyColumn: key)
        }
        for layout in layouts where sources[layout.name] == nil {
            let key = try db.foreignKeys(on: layout.name).first { key in
                key.originColumns.count == 1 && sources[key.destinationTable]?.columnName != nil
            }
            guard let key, let column = layout.columns.firstIndex(where: { $0.name == key.originColumns[0] }) else {
                continue
            }
            sources[layout.name] = NameSource(owner: key.destinationTable, keyColumn: column)
        }
        self.sources = sources
    }

    /// Returns the number of changed rows, and the names of the first records that they belong to.
    func summary(of changes: ChangeSet, in db: Database) throws -> (rows: Int, names: [String]) {
        let most = ActionLog.namesListed
        var rows = 0
        var names: [String] = []
        var unnamed: [(owner: String, key: String)] = []
        try changes.visitRows { row in
            rows += 1
            guard names.count < most, unnamed.count < most, let source = sources[row.table] else { return }
            if let column = source.column, let name = row.text(inColumn: column) {
                if !names.contains(name) { names.append(name) }
            } else if let key = row.text(inColumn: source.keyColumn) {
                unnamed.append((source.owner, key))
            }
        }
        for (owner, key) in unnamed where names.count < most {
            guard let column = sources[owner]?.columnName else { continue }
            let name = try String.fetchOne(
                db,
                sql: "SELECT \(column.quotedDatabaseIdentifier) FROM \(owner.quotedDatabaseIdentifier) WHERE id = ?",
                arguments: [key])
            if let name, !names.contains(name) { names.append(name) }
        }
        return (rows, names)
    }
}
