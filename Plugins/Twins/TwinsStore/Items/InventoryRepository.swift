// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ComputationKit
internal import GRDB
internal import TwinsPlugin

/// The inventory items of twins.
struct InventoryRepository: RecordRepository {
    let transaction: RecordTransaction

    // MARK: Saving

    /// Adds an item with its photos and loans.
    func insert(_ item: InventoryItem, at position: Int) throws {
        try transaction.checkNew(item.id, in: "item", noun: "inventory item")
        try insertRow(of: item, at: position)
        for (position, photo) in item.photos.enumerated() {
            try transaction.photos.insert(photo, of: item.id, at: position)
        }
        for loan in item.loans { try transaction.loans.insert(loan) }
    }

    /// Adds an item without its photos and loans.
    func insertRow(of item: InventoryItem, at position: Int) throws {
        try db.cachedStatement(
            sql: """
                INSERT INTO item (id, twin, position, location, condition, content, created, updated)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?)
                """
        ).execute(arguments: [
            item.id, item.twin, position, item.location, item.condition.rawValue, Self.content(of: item),
            item.created?.description, item.updated?.description,
        ])
    }

    /// Changes an item, but not its photos and loans.
    func updateRow(of item: InventoryItem) throws {
        try db.cachedStatement(
            sql: "UPDATE item SET location = ?, condition = ?, content = ?, updated = ? WHERE id = ?"
        ).execute(arguments: [
            item.location, item.condition.rawValue, Self.content(of: item), item.updated?.description, item.id,
        ])
    }

    private static func content(of item: InventoryItem) -> String {
        var members = InventoryItem.schema.json(of: item).object ?? JSONObject()
        for name in ["id", "twin", "location", "photos", "loans", "created", "updated"] { members[name] = nil }
        return JSONValue.object(members).storedText()
    }

    /// Removes an item with its photos, loans, and lots.
    func remove(_ item: InventoryItem) throws {
        try transaction.places.removePlace(of: item)
        try transaction.food.removeLots(of: item)
        try db.execute(sql: "DELETE FROM item WHERE id = ?", arguments: [item.id])
        try transaction.twins.touch(item.twin)
    }

    // MARK: Places

    /// Sets the place of an item.
    func move(_ item: String, to place: String?) throws {
        try db.execute(
            sql: "UPDATE item SET location = ? WHERE id = ? AND location IS NOT ?", arguments: [place, item, place])
    }

    /// Moves all items of a place to another one, and returns their number.
    func moveAll(in place: String, to other: String?) throws -> Int {
        try db.execute(sql: "UPDATE item SET location = ? WHERE location = ?", arguments: [other, place])
        return db.changesCount
    }

    /// Returns the key of the twin of an item.
    func twin(of item: String) throws -> String? {
        try String.fetchOne(db, sql: "SELECT twin FROM item WHERE id = ?", arguments: [item])
    }

    /// Returns the keys of the twins with an item in one of some places.
    func twins(in places: [String]) throws -> [String] {
        try String.fetchAll(
            db, sql: "SELECT DISTINCT twin FROM item WHERE location IN (SELECT value FROM json_each(?))",
            arguments: [places.asList])
    }

    /// Returns the number of items in each place, those without a place under `nil`.
    func counts() throws -> [String?: Int] {
        let rows = try Row.fetchAll(db, sql: "SELECT location, count(*) AS number FROM item GROUP BY location")
        return Dictionary(rows.map { ($0["location"] as String?, $0["number"] as Int) }) { $0 + $1 }
    }

    /// Returns the things in each place, those without a place under `nil`.
    func things() throws -> [String?: [NamedRecord]] {
        let rows = try Row.fetchAll(
            db,
            sql: """
                SELECT DISTINCT item.location, twin.id, twin.name FROM item JOIN twin ON twin.id = item.twin
                ORDER BY twin.name, twin.id
                """)
        return Dictionary(grouping: rows) { $0[0] as String? }.mapValues { rows in
            rows.map { NamedRecord(id: $0[1], name: $0[2]) }
        }
    }
}

extension Twin {
    /// Returns an item: the one whose key a text begins, or the only one.
    ///
    /// - Parameters:
    ///   - text: The beginning of a key; `nil` for the only item.
    ///   - whole: Whether the beginning of a key isn't enough, because the item or what it has is removed.
    /// - Throws: `ComputationError` if no item matches, or several do, with their keys.
    func item(_ text: String?, whole: Bool = false) throws -> InventoryItem {
        if whole, let text {
            return try item(
                RecordName(noun: "inventory item", path: "item").whole.key(text, among: items.map { ($0.id, []) }))
        }
        let matches = text.map { text in items.filter { $0.id.hasPrefix(text.lowercased()) } } ?? items
        if matches.count == 1, let item = matches.first { return item }
        let shown = items.prefix(5).map(\.id).joined(separator: ", ") + (items.count > 5 ? ", …" : "")
        let suggestion = items.isEmpty ? "\(name) has none" : "use the key of one of them: \(shown)"
        guard let text, matches.isEmpty else {
            throw ComputationError.refused(
                path: "item", expected: "one inventory item of \(name)",
                got: matches.isEmpty ? "none" : "\(matches.count)", recoverySuggestion: suggestion)
        }
        throw ComputationError.notFound(
            ValidationIssue(
                path: "item", expected: "the key of an inventory item of \(name)", got: "\"\(text)\"",
                recoverySuggestion: suggestion))
    }
}
