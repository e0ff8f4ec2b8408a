// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ComputationKit
internal import GRDB
internal import TwinsPlugin

/// Removes a thing, or one of its copies.
struct RemoveTwin: Computation {
    let manifest = Manifest(
        id: Twins.remove.id,
        summary: "Removes a thing with its copies, photos, loans, and notifications, or one copy.",
        discussion: """
            A thing is removed by its whole name or key, never by part of a name. With dryRun, nothing is removed, and the \
            answer says how many records would be. A copy that is a place is removed as a place: its contents move to \
            the parent place. Entries of the recognition log stay without the key.
            """,
        examples: [
            Example("What would be removed", ["twin": "Cordless drill", "dryRun": true]),
            Example("A drill", ["twin": "Cordless drill"]),
        ], effects: [.writes, .clock, .destructive])

    let access: LazyTwinRecords

    func run(_ input: RemoveTwinInput, in context: Context) async throws -> TwinRemoval {
        if input.dryRun {
            return try await access.reading(in: context) { records in
                try records.store.read { db in
                    let twin = try records.twin(key: records.twinKey(input.twin, db), db)
                    return try records.removal(of: twin, records.removedItem(input.item, of: twin), isDry: true, db)
                }
            }
        }
        return try await access.writing(in: context) { records in
            try records.store.write { db in
                let twin = try records.twin(key: records.twinKey(input.twin, whole: true, db), db)
                let item = try records.removedItem(input.item, of: twin)
                let removal = try records.removal(of: twin, item, isDry: false, db)
                if let item { try records.remove(item, of: twin, db) } else { try records.remove(twin, db) }
                return removal
            }
        }
    }
}

extension TwinRecords {
    /// Returns the item to remove, or `nil` for the whole twin.
    fileprivate func removedItem(_ text: String?, of twin: Twin) throws -> InventoryItem? {
        guard let text else { return nil }
        let item = try item(text, of: twin, whole: true)
        guard twin.items.count > 1 else {
            throw ComputationError.conflict("\(twin.name) has no other copy. It can be removed as a whole.")
        }
        return item
    }

    /// Counts what is removed with a twin, or with one of its items.
    fileprivate func removal(of twin: Twin, _ item: InventoryItem?, isDry: Bool, _ db: Database) throws -> TwinRemoval {
        let items = item.map { [$0] } ?? twin.items
        func count(_ sql: String, _ arguments: StatementArguments) throws -> Int {
            try Int.fetchOne(db, sql: "SELECT count(*) FROM \(sql)", arguments: arguments) ?? 0
        }
        let files = item == nil ? [twin.primaryImage, twin.warrantyDocument, twin.manual].compactMap { $0 }.count : 0
        let places = try PlaceTree(db).places.values.filter { place in items.contains { $0.id == place.item } }.count
        return TwinRemoval(
            twin: twin, removedTwin: item == nil, items: items.count,
            photos: items.reduce(files) { $0 + $1.photos.count }, loans: items.reduce(0) { $0 + $1.loans.count },
            notifications: try item.map { try count("notification WHERE item = ?", [$0.id]) }
                ?? count("notification WHERE twin = ?", [twin.id]),
            lots: twin.details.lots.count { lot in item.map { lot.item == $0.id } ?? true },
            recalls: item == nil ? try count("recall WHERE twin = ?", [twin.id]) : 0, places: places,
            logEntries: item == nil ? try count("recognition WHERE twin = ?", [twin.id]) : 0, dryRun: isDry)
    }

    /// Removes a twin with its items, lots, photos, loans, notifications, and its own recalls.
    func remove(_ twin: Twin, _ db: Database) throws {
        for item in twin.items { try removePlace(of: item, db) }
        try TwinSearch.remove([twin.id], db)
        try db.execute(sql: "DELETE FROM twin WHERE id = ?", arguments: [twin.id])
    }

    /// Removes an item with its photos, loans, and lots.
    func remove(_ item: InventoryItem, of twin: Twin, _ db: Database) throws {
        try removePlace(of: item, db)
        try db.execute(
            sql: "DELETE FROM lot WHERE twin = ? AND json_extract(content, '$.item') = ?",
            arguments: [twin.id, item.id])
        try db.execute(sql: "DELETE FROM item WHERE id = ?", arguments: [item.id])
        try db.execute(sql: "UPDATE twin SET updated = ? WHERE id = ?", arguments: [instant.description, twin.id])
        try refresh(keys: [twin.id], db)
    }

    private func removePlace(of item: InventoryItem, _ db: Database) throws {
        let place = try String.fetchOne(db, sql: "SELECT id FROM location WHERE item = ?", arguments: [item.id])
        if let place { _ = try remove(location: place, db) }
    }
}
