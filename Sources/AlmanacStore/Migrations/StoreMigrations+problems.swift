// SPDX-License-Identifier: Apache-2.0

internal import GRDB

extension StoreMigrations {
    /// Returns every violation of the rules of stores by this schema.
    ///
    /// A plugin's tests should expect none.
    ///
    /// Runs all migrations on an empty store in memory.
    public func problems() -> [String] {
        var problems: [String] = []
        if !Self.isName(plugin) {
            problems.append(
                "the plugin's name \"\(plugin)\" must begin with a-z and contain only a-z, 0-9, and hyphens, at most 20 characters"
            )
        }
        var seen: Set<String> = []
        for migration in migrations {
            if !seen.insert(migration.identifier).inserted {
                problems.append("two migrations are named \"\(migration.identifier)\"")
            }
            if migration.identifier.hasPrefix(StoreTables.migrationPrefix) {
                problems.append("the migration \"\(migration.identifier)\" has a name that is reserved")
            }
        }
        guard problems.isEmpty else { return problems }
        do {
            let queue = try DatabaseQueue()
            try migrator(upTo: version).migrate(queue)
            return try queue.read { db in try tableProblems(in: db) + columnProblems(in: db) }
        } catch {
            return ["the migrations fail on an empty store: \(error)"]
        }
    }

    /// The limit of archives, in characters.
    private static let longestName = 20
    private static let longestTableName = 60

    static func isName(_ text: String) -> Bool {
        guard let first = text.utf8.first, (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(first) else { return false }
        return text.utf8.count <= longestName
            && text.utf8.allSatisfy {
                (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0)
                    || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
                    || $0 == UInt8(ascii: "-")
            }
    }

    private static let ownTables: Set = [
        "storeAttachment", "storeDefinition", "storeKeySlot", "storeMigration", "grdb_migrations",
    ]

    private func tableProblems(in db: Database) throws -> [String] {
        var problems: [String] = []
        for table in try TableLayout.all(in: db) where !Self.ownTables.contains(table.name) {
            if table.name.hasPrefix("store") || table.name.hasPrefix("grdb_") {
                problems.append("\(table.name): names that begin with store or grdb_ are reserved")
            }
            let isPlain = table.name.utf8.allSatisfy {
                $0 == UInt8(ascii: "_") || Character(UnicodeScalar($0)).isLetterOrDigit
            }
            if !isPlain || table.name.utf8.count > Self.longestTableName {
                problems.append(
                    "\(table.name): a table's name must contain only a-z, A-Z, 0-9, and _, at most \(Self.longestTableName) characters"
                )
            }
            switch table.kind {
            case .records:
                if !table.isStrict { problems.append("\(table.name): isn't STRICT") }
                if table.key.isEmpty { problems.append("\(table.name): has no primary key") }
            case .searchableText, .searchIndex: break
            case .contentlessIndex: problems.append("\(table.name): a contentless index can't be exported or rebuilt")
            case .foreign: problems.append("\(table.name): virtual tables other than FTS5 can't be exported")
            }
        }
        return problems
    }

    private func columnProblems(in db: Database) throws -> [String] {
        let tables = Dictionary(try TableLayout.all(in: db).map { ($0.name, $0) }) { first, _ in first }
        var problems: [String] = []
        for place in attachments {
            guard let type = tables[place.table]?.columns.first(where: { $0.name == place.column })?.type else {
                problems.append("\(place): the column doesn't exist")
                continue
            }
            if type != "TEXT" { problems.append("\(place): contains an attachment and must be TEXT") }
            let keys = try db.foreignKeys(on: place.table)
            let isBound = keys.contains {
                $0.destinationTable == StoreTables.attachment && $0.originColumns == [place.column]
            }
            if !isBound { problems.append("\(place): must reference storeAttachment(hash)") }
        }
        for place in sealed {
            guard let table = tables[place.table], let column = table.columns.first(where: { $0.name == place.column })
            else {
                problems.append("\(place): the column doesn't exist")
                continue
            }
            if column.type != "BLOB" { problems.append("\(place): is sealed and must be BLOB") }
            if table.key != ["id"] { problems.append("\(place): is sealed and needs a table with the primary key id") }
            for index in tables.values where index.kind != .records {
                if index.columns.contains(where: { $0.name == place.column }) {
                    problems.append("\(place): is sealed and must not be in the search index \(index.name)")
                }
            }
        }
        let bound = Set(attachments)
        for table in tables.values.sorted(by: { $0.name < $1.name }) {
            for key in try db.foreignKeys(on: table.name) where key.destinationTable == StoreTables.attachment {
                for column in key.originColumns where !bound.contains(StoreColumn(table.name, column)) {
                    problems.append("\(table.name).\(column): references an attachment but isn't declared as one")
                }
            }
        }
        return problems
    }
}

extension Character {
    fileprivate var isLetterOrDigit: Bool { isASCII && (isLetter || isNumber) }
}
