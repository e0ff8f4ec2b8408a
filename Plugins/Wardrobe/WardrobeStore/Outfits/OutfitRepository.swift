// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ComputationKit
internal import GRDB
internal import WardrobePlugin

/// The saved outfits.
struct OutfitRepository: NamedRepository {
    static let table = "outfit"
    static let noun = "outfit"
    let transaction: RecordTransaction

    /// Adds an outfit.
    ///
    /// An empty key is replaced with a new one.
    ///
    /// - Returns: The saved outfit.
    /// - Throws: ``ComputationKit/ComputationError`` with every problem.
    func insert(_ outfit: Outfit) throws -> Outfit {
        let outfit = outfit.added(in: transaction)
        try transaction.check(outfit)
        try checkNew(outfit.id)
        let stated = StatedWears(times: outfit.timesWorn, first: nil, last: outfit.lastWorn)
        try outfit.columnValues(stated: stated).insert(into: "outfit", in: db)
        try saveItems(of: outfit)
        return outfit
    }

    /// Changes an outfit.
    ///
    /// Logged wears don't change.
    ///
    /// - Parameters:
    ///   - name: The key, a key prefix, the name, or part of the name.
    ///   - change: The change. The key doesn't change.
    /// - Returns: The saved outfit.
    /// - Throws: ``ComputationKit/ComputationError`` with every problem.
    func update(_ name: String, _ change: (inout Outfit) throws -> Void) throws -> Outfit {
        let before = try outfit(key: key(name))
        var edited = before
        try change(&edited)
        edited = edited.edited(from: before, in: transaction)
        try transaction.check(edited)
        let (stated, log) = try transaction.wearCounts.wears(ofOutfit: before.id)
        let after = try StatedWears(
            edited: StatedWears(times: edited.timesWorn, first: nil, last: edited.lastWorn),
            shown: StatedWears(times: before.timesWorn, first: nil, last: before.lastWorn), stated: stated, log: log)
        try edited.columnValues(stated: after).update("outfit", id: edited.id, in: db)
        try db.execute(sql: "DELETE FROM outfitItem WHERE outfit = ?", arguments: [edited.id])
        try saveItems(of: edited)
        return edited
    }

    /// Returns all outfits, ordered by key, and so by creation time.
    func outfits() throws -> [Outfit] {
        let items = try keyLists("SELECT outfit, item FROM outfitItem ORDER BY outfit, position")
        let rows = try Row.fetchAll(db, sql: "SELECT \(Outfit.columns) FROM outfit ORDER BY id")
        return try rows.map { try Outfit($0, items: items) }
    }

    /// Returns the outfit with a key.
    ///
    /// - Throws: ``ComputationKit/ComputationError`` if there is none.
    func outfit(key id: String) throws -> Outfit {
        let row = try row(Outfit.columns, of: id, "a saved outfit")
        let items = try keyLists("SELECT outfit, item FROM outfitItem WHERE outfit = ? ORDER BY position", [id])
        return try Outfit(row, items: items)
    }

    /// Returns the keys of all outfits and their items, ordered by key.
    func itemSets() throws -> [(key: String, items: Set<String>)] {
        try keyLists("SELECT outfit, item FROM outfitItem ORDER BY outfit, position")
            .sorted { $0.key < $1.key }.map { (key: $0.key, items: Set($0.value)) }
    }

    /// Returns the keys of the outfits with an item, in order.
    func keys(withItem item: String) throws -> [String] {
        try String.fetchAll(
            db, sql: "SELECT DISTINCT outfit FROM outfitItem WHERE item = ? ORDER BY outfit", arguments: [item])
    }

    /// Removes an outfit, but keeps its items and wears.
    func remove(key: String) throws {
        try db.execute(sql: "DELETE FROM outfit WHERE id = ?", arguments: [key])
    }

    /// Removes an outfit that has no items, and returns whether it had none.
    func removeIfEmpty(key: String) throws -> Bool {
        try db.execute(
            sql: """
                DELETE FROM outfit WHERE id = ?
                AND NOT EXISTS (SELECT 1 FROM outfitItem WHERE outfit = outfit.id)
                """, arguments: [key])
        return db.changesCount > 0
    }

    /// Refuses a name that another outfit has, because names identify outfits.
    func checkNewName(_ name: String) throws {
        let names = try String.fetchAll(db, sql: "SELECT name FROM outfit")
        guard names.contains(where: { $0.lowercased() == name.lowercased() }) else { return }
        throw ComputationError.conflict(
            ValidationIssue(
                path: "name", expected: "a name that no other saved outfit has", got: JSONValue.string(name).text()))
    }

    /// Returns an outfit with the names of its items.
    func saved(_ outfit: Outfit) throws -> SavedOutfit {
        SavedOutfit(outfit: outfit, items: try transaction.items.named(outfit.items))
    }

    private func saveItems(of outfit: Outfit) throws {
        try transaction.items.checkKeys(outfit.items) { "items[\($0)]" }
        try insert(outfit.items, into: "outfitItem", of: outfit.id)
    }
}
