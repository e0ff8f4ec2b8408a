// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ComputationKit
internal import GRDB
internal import WardrobePlugin

/// The items in the wardrobe.
struct ItemRepository: NamedRepository {
    static let table = "item"
    static let noun = "item"
    let transaction: RecordTransaction

    /// Adds items, all or none.
    ///
    /// Items with an empty key get a new one.
    ///
    /// - Returns: The items as they were saved.
    /// - Throws: ``ComputationKit/ComputationError`` with every problem of every item. If there are several items,
    ///   paths begin with the item's index.
    func add(_ items: [WardrobeItem]) throws -> [WardrobeItem] {
        let items = items.map { $0.added(in: transaction) }
        func path(_ index: Int) -> String { items.count > 1 ? "[\(index)]." : "" }
        let issues = items.enumerated().flatMap { index, item in
            transaction.issues(of: item).map { $0.at(path(index) + $0.path) }
        }
        guard issues.isEmpty else { throw ComputationError.refused(issues) }
        for (index, item) in items.enumerated() { try insert(item, at: path(index)) }
        return items
    }

    /// Adds an item with its photo, under a new key.
    func add(_ item: WardrobeItem, photo: Picture?, thumbnail: Picture?) throws -> WardrobeItem {
        var item = item
        item.id = ""
        item = item.added(in: transaction)
        try transaction.check(item)
        item.photo = try photo.map(transaction.attach)
        item.thumbnail = try thumbnail.map(transaction.attach)
        try insert(item)
        return item
    }

    /// Adds an item that was checked, with the wears that its owner stated.
    func insert(_ item: WardrobeItem, at path: String = "") throws {
        try checkNew(item.id, at: "\(path)id")
        try checkPhotos(of: item, at: path)
        let stated = StatedWears(times: item.timesWorn, first: item.firstWorn, last: item.lastWorn)
        try item.columnValues(stated: stated).insert(into: "item", in: db)
    }

    /// Changes an item.
    ///
    /// Edits can't remove logged wears, only those stated in addition to the log.
    ///
    /// - Parameters:
    ///   - name: The key, a key prefix, the name, or part of the name.
    ///   - change: The change. The key doesn't change.
    /// - Returns: The saved item.
    /// - Throws: ``ComputationKit/ComputationError`` with every problem.
    func update(_ name: String, _ change: (inout WardrobeItem) throws -> Void) throws -> WardrobeItem {
        let before = try item(name)
        var edited = before
        try change(&edited)
        edited = edited.edited(from: before, in: transaction)
        try transaction.check(edited)
        try checkPhotos(of: edited)
        let counts = transaction.wearCounts
        let (stated, log) = try counts.wears(ofItem: before.id)
        let after = try StatedWears(
            edited: StatedWears(times: edited.timesWorn, first: edited.firstWorn, last: edited.lastWorn),
            shown: StatedWears(times: before.timesWorn, first: before.firstWorn, last: before.lastWorn),
            stated: stated, log: log)
        try edited.columnValues(stated: after).update("item", id: before.id, in: db)
        try counts.recount(items: [before.id], outfits: [])
        return try item(key: before.id)
    }

    /// Returns the item with a name or key.
    ///
    /// - Parameter name: The key, a key prefix, the name, or part of the name.
    /// - Throws: ``ComputationKit/ComputationError`` if there is none, or several.
    func item(_ name: String) throws -> WardrobeItem { try item(key: key(name)) }

    /// Returns the item with a key.
    ///
    /// - Throws: ``ComputationKit/ComputationError`` if there is none.
    func item(key: String) throws -> WardrobeItem { try WardrobeItem(row(WardrobeItem.columns, of: key, "an item")) }

    /// Returns all items that match a filter, in the order they were added.
    ///
    /// The filter's sort and limit are ignored.
    ///
    /// - Complexity: O(n) in the number of items; 2,000 items take a few milliseconds.
    func items(_ filter: MyItemsInput = MyItemsInput()) throws -> [WardrobeItem] {
        var sql = "SELECT \(WardrobeItem.columns) FROM item"
        var arguments: StatementArguments = []
        if let query = filter.query {
            sql += " WHERE number IN (SELECT rowid FROM itemText WHERE itemText MATCH ?)"
            arguments = [query]
        }
        var items: [WardrobeItem] = []
        let rows = try Row.fetchCursor(db, sql: "\(sql) ORDER BY number", arguments: arguments)
        while let row = try rows.next() {
            let item = try WardrobeItem(row)
            if filter.accepts(item) { items.append(item) }
        }
        return items
    }

    /// Whether there are no items.
    func isEmpty() throws -> Bool { try Bool.fetchOne(db, sql: "SELECT EXISTS (SELECT 1 FROM item)") != true }

    /// The items' positions in the order they were added, by key.
    func numbers() throws -> [String: Int] {
        let rows = try Row.fetchAll(db, sql: "SELECT id, number FROM item")
        return Dictionary(rows.map { ($0[0] as String, $0[1] as Int) }, uniquingKeysWith: { first, _ in first })
    }

    /// Removes an item.
    ///
    /// Its outfits and wears keep their other items. Outfits and wears without any other item are removed, and so are
    /// photos without another owner.
    ///
    /// - Parameter name: The key, at least 8 characters of it, or the whole name.
    /// - Returns: The removed records.
    /// - Throws: ``ComputationKit/ComputationError`` if there is none, or several.
    func remove(_ name: String) throws -> RemovedItem {
        let item = try item(key: keyToRemove(name))
        let outfits = transaction.outfits
        let having = try outfits.keys(withItem: item.id)
        let wears = try transaction.wears.removeWears(ofOnlyItem: item.id)
        try db.execute(sql: "DELETE FROM item WHERE id = ?", arguments: [item.id])
        let emptied = try having.filter(outfits.removeIfEmpty)
        try transaction.wearCounts.recount(items: [], outfits: wears.compactMap(\.outfit))
        // Otherwise, the index keeps the words of the item until its next automatic merge.
        try db.execute(sql: "INSERT INTO itemText(itemText) VALUES ('optimize')")
        return RemovedItem(
            item: item, keptOutfits: having.filter { !emptied.contains($0) }, removedOutfits: emptied,
            removedWears: wears.map(\.id))
    }

    private func checkPhotos(of item: WardrobeItem, at path: String = "") throws {
        let photos = transaction.photos
        try photos.check(item.photo, at: "\(path)photo")
        try photos.check(item.thumbnail, at: "\(path)thumbnail")
    }
}

/// The records removed or changed together with an item.
struct RemovedItem: Sendable, Hashable {
    /// The item.
    let item: WardrobeItem
    /// The keys of its outfits that have other items.
    let keptOutfits: [String]
    /// The keys of its outfits without other items, which were removed.
    let removedOutfits: [String]
    /// The keys of its wears without other items, which were removed.
    let removedWears: [String]
}
