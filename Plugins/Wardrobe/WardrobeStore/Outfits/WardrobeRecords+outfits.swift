// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ComputationKit
internal import GRDB
internal import WardrobePlugin

extension WardrobeRecords {
    /// Adds an outfit.
    ///
    /// An empty key is replaced with a new one.
    ///
    /// - Returns: the saved outfit.
    /// - Throws: ``ComputationKit/ComputationError`` with every problem.
    func insert(_ outfit: Outfit, _ db: Database) throws -> Outfit {
        var outfit = outfit
        outfit.id = key(outfit.id)
        (outfit.created, outfit.updated) = (instant, instant)
        try check(outfit)
        try checkNew(outfit.id, in: "outfit", noun: "outfit", db)
        let stated = StatedWears(times: outfit.timesWorn, first: nil, last: outfit.lastWorn)
        try outfit.columnValues(stated: stated).insert(into: "outfit", in: db)
        try saveItems(of: outfit, db)
        return outfit
    }

    /// Changes an outfit.
    ///
    /// Logged wears don't change.
    ///
    /// - Parameters:
    ///   - name: the key, a key prefix, or the name.
    ///   - change: the change. The key doesn't change.
    /// - Returns: the saved outfit.
    /// - Throws: ``ComputationKit/ComputationError`` with every problem.
    func update(
        outfit name: String, _ db: Database, _ change: (inout Outfit) throws -> Void
    ) throws -> Outfit {
        let before = try outfit(key: NamedRecords.outfits.key(name, in: db), db)
        var edited = before
        try change(&edited)
        edited.id = before.id
        (edited.created, edited.updated) = (before.created, before.updated)
        if edited != before { edited.updated = instant }
        try check(edited)
        let (stated, log) = try statedWears(ofOutfit: before.id, db)
        let after = try StatedWears(
            edited: StatedWears(times: edited.timesWorn, first: nil, last: edited.lastWorn),
            shown: StatedWears(times: before.timesWorn, first: nil, last: before.lastWorn), stated: stated, log: log
        )
        try edited.columnValues(stated: after).update("outfit", id: edited.id, in: db)
        try db.execute(sql: "DELETE FROM outfitItem WHERE outfit = ?", arguments: [edited.id])
        try saveItems(of: edited, db)
        return edited
    }

    /// Returns all outfits, ordered by key, and so by creation time.
    func outfits() throws -> [Outfit] {
        try store.read { db in
            let items = try keyLists("SELECT outfit, item FROM outfitItem ORDER BY outfit, position", [], in: db)
            let rows = try Row.fetchAll(db, sql: "SELECT \(Outfit.columns) FROM outfit ORDER BY id")
            return try rows.map { try Outfit($0, items: items) }
        }
    }

    /// Removes an outfit, but keeps its items and wears.
    func remove(outfit key: String, _ db: Database) throws {
        try db.execute(sql: "DELETE FROM outfit WHERE id = ?", arguments: [key])
    }

    /// Returns the outfit with a key.
    /// - Throws: ``ComputationKit/ComputationError`` if there is none.
    func outfit(key id: String, _ db: Database) throws -> Outfit {
        let sql = "SELECT \(Outfit.columns) FROM outfit WHERE id = ?"
        guard let row = try Row.fetchOne(db, sql: sql, arguments: [id]) else {
            throw ComputationError.notFound(
                ValidationIssue(path: "outfit", expected: "the key of a saved outfit", got: "\"\(id)\""))
        }
        let items = try keyLists(
            "SELECT outfit, item FROM outfitItem WHERE outfit = ? ORDER BY position", [id], in: db)
        return try Outfit(row, items: items)
    }

    private func saveItems(of outfit: Outfit, _ db: Database) throws {
        try checkKeys(outfit.items, in: "item", path: { "items[\($0)]" }, noun: "item", db)
        let statement = try db.cachedStatement(sql: "INSERT INTO outfitItem (outfit, position, item) VALUES (?, ?, ?)")
        for (position, item) in outfit.items.enumerated() {
            try statement.execute(arguments: [outfit.id, position, item])
        }
    }
}
