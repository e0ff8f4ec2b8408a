// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ComputationKit
internal import GRDB
internal import WardrobePlugin

extension WardrobeRecords {
    /// Adds items, all or none.
    ///
    /// Items with an empty key get a new one.
    ///
    /// - Returns: the items as they were saved.
    /// - Throws: ``ComputationKit/ComputationError`` with every problem of every item. If there are several items,
    ///   paths begin with the item's index.
    @discardableResult
    func add(_ items: [WardrobeItem]) throws -> [WardrobeItem] {
        let items = items.map { item in
            var item = item
            item.id = key(item.id)
            (item.created, item.updated) = (instant, instant)
            return item
        }
        var issues: [ValidationIssue] = []
        for (index, item) in items.enumerated() {
            for var issue in self.issues(of: item) {
                if items.count > 1 { issue.path = "[\(index)].\(issue.path)" }
                issues.append(issue)
            }
        }
        guard issues.isEmpty else { throw ComputationError.refused(issues) }
        try store.write { db in
            for (index, item) in items.enumerated() {
                try insert(item, place: items.count > 1 ? "[\(index)]." : "", db)
            }
        }
        return items
    }

    /// Adds an item with its photo, under a new key.
    func add(_ item: WardrobeItem, photo: Picture?, thumbnail: Picture?) throws -> WardrobeItem {
        var item = item
        item.id = key("")
        (item.created, item.updated) = (instant, instant)
        try check(item)
        let plain = item
        return try store.write { db in
            var item = plain
            item.photo = try attach(photo, db)
            item.thumbnail = try attach(thumbnail, db)
            try insert(item, place: "", db)
            return item
        }
    }

    private func insert(_ item: WardrobeItem, place: String, _ db: Database) throws {
        try checkNew(item.id, in: "item", path: "\(place)id", noun: "item", db)
        try checkPhotos(item, place: place, db)
        let stated = StatedWears(times: item.timesWorn, first: item.firstWorn, last: item.lastWorn)
        try item.columnValues(stated: stated).insert(into: "item", in: db)
    }

    /// Changes an item, reading and saving it in one transaction.
    ///
    /// Edits can't remove logged wears, only those stated in addition to the log.
    ///
    /// - Parameters:
    ///   - name: the key, a key prefix, the name, or part of the name.
    ///   - change: the change, with the connection that saves it, for example to attach a photo. The key doesn't
    ///     change.
    /// - Returns: the saved item.
    /// - Throws: ``ComputationKit/ComputationError`` with every problem.
    @discardableResult
    func update(item name: String, _ change: (inout WardrobeItem, Database) throws -> Void) throws -> WardrobeItem {
        try store.write { db in
            let id = try NamedRecords.items.key(name, in: db)
            let before = try item(key: id, db)
            var edited = before
            try change(&edited, db)
            edited.id = id
            (edited.created, edited.updated) = (before.created, before.updated)
            if edited != before { edited.updated = instant }
            try check(edited)
            try checkPhotos(edited, place: "", db)
            let (stated, log) = try statedWears(ofItem: id, db)
            let after = try StatedWears(
                edited: StatedWears(times: edited.timesWorn, first: edited.firstWorn, last: edited.lastWorn),
                shown: StatedWears(times: before.timesWorn, first: before.firstWorn, last: before.lastWorn),
                stated: stated, log: log)
            try edited.columnValues(stated: after).update("item", id: id, in: db)
            try recountWears(items: [id], outfits: [], db)
            return try item(key: id, db)
        }
    }

    /// Returns the item with a name or key.
    /// - Parameter name: the key, the name in any case, or a key prefix.
    /// - Throws: ``ComputationKit/ComputationError`` if there is none, or several.
    func item(_ name: String) throws -> WardrobeItem {
        try store.read { db in try item(key: NamedRecords.items.key(name, in: db), db) }
    }

    /// Returns all items that match a filter, in the order they were added.
    ///
    /// The filter's sort and limit are ignored.
    ///
    /// - Complexity: O(n) in the number of items; 2,000 items take a few milliseconds.
    func items(_ filter: MyItemsInput = MyItemsInput()) throws -> [WardrobeItem] {
        try store.read { db in
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
    }

    /// Removes an item.
    ///
    /// Its outfits and wears keep their other items. Outfits and wears without any other item are removed, and so are
    /// photos without another owner.
    ///
    /// - Parameter name: the key, at least 8 characters of it, or the whole name.
    /// - Returns: the removed records.
    /// - Throws: ``ComputationKit/ComputationError`` if there is none, or several.
    func remove(item name: String, _ db: Database) throws -> RemovedItem {
        let item = try item(key: NamedRecords.items.whole.key(name, in: db), db)
        let outfits = try String.fetchSet(
            db, sql: "SELECT outfit FROM outfitItem WHERE item = ?", arguments: [item.id])
        let alone = try Row.fetchAll(
            db,
            sql: """
                SELECT id, outfit FROM wearEvent WHERE id IN (SELECT wearEvent FROM wearEventItem WHERE item = ?1)
                AND NOT EXISTS (SELECT 1 FROM wearEventItem WHERE wearEvent = wearEvent.id AND item <> ?1)
                """, arguments: [item.id])
        let worn = alone.compactMap { $0[1] as String? }
        for row in alone {
            try db.execute(sql: "DELETE FROM wearEvent WHERE id = ?", arguments: [row[0] as String])
        }
        try db.execute(sql: "DELETE FROM item WHERE id = ?", arguments: [item.id])
        var emptied: [String] = []
        for outfit in outfits.sorted() {
            try db.execute(
                sql: """
                    DELETE FROM outfit WHERE id = ?
                    AND NOT EXISTS (SELECT 1 FROM outfitItem WHERE outfit = outfit.id)
                    """, arguments: [outfit])
            if db.changesCount > 0 { emptied.append(outfit) }
        }
        try recountWears(items: [], outfits: worn, db)
        // Otherwise, the index keeps the words of the item until its next automatic merge.
        try db.execute(sql: "INSERT INTO itemText(itemText) VALUES ('optimize')")
        return RemovedItem(
            item: item, keptOutfits: outfits.subtracting(emptied).sorted(), removedOutfits: emptied,
            removedWears: alone.map { $0[0] })
    }

    func item(key id: String, _ db: Database) throws -> WardrobeItem {
        // An import reads every item.
        let statement = try db.cachedStatement(sql: "SELECT \(WardrobeItem.columns) FROM item WHERE id = ?")
        guard let row = try Row.fetchOne(statement, arguments: [id]) else {
            throw ComputationError.notFound(
                ValidationIssue(path: "item", expected: "the key of an item", got: "\"\(id)\""))
        }
        return try WardrobeItem(row)
    }

    private func checkPhotos(_ item: WardrobeItem, place: String, _ db: Database) throws {
        try checkAttachment(item.photo, path: "\(place)photo", db)
        try checkAttachment(item.thumbnail, path: "\(place)thumbnail", db)
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
