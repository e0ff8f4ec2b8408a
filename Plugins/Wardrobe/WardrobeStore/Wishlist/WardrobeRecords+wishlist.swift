// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ComputationKit
internal import Currencies
internal import GRDB
internal import WardrobePlugin

extension WardrobeRecords {
    /// Adds a wish.
    ///
    /// An empty key is replaced with a new one.
    ///
    /// The reason for a recommended size isn't saved, because it contains body measurements.
    ///
    /// - Returns: the saved wish.
    /// - Throws: ``ComputationKit/ComputationError`` with every problem.
    func insert(_ wish: WishlistItem, _ db: Database) throws -> WishlistItem {
        var wish = wish
        wish.id = key(wish.id)
        (wish.created, wish.updated) = (instant, instant)
        try checkNew(wish.id, in: "wishlistItem", noun: "wish", db)
        return try save(wish, db) { try $0.insert(into: "wishlistItem", in: db) }
    }

    /// Changes a wish.
    ///
    /// - Parameters:
    ///   - name: the key, a key prefix, the name, or part of the name.
    ///   - change: the change. The key doesn't change.
    /// - Returns: the saved wish.
    /// - Throws: ``ComputationKit/ComputationError`` with every problem.
    @discardableResult
    func update(
        wish name: String, _ db: Database, _ change: (inout WishlistItem) throws -> Void
    ) throws -> WishlistItem {
        let before = try wish(key: NamedRecords.wishes.key(name, in: db), db)
        var edited = before
        try change(&edited)
        return try save(edited, in: before, db)
    }

    /// Turns a wish into an item, and saves the day and the item's key with the wish.
    ///
    /// - Parameters:
    ///   - name: the key, a key prefix, the name, or part of the name.
    ///   - day: the day it was bought.
    ///   - make: a closure that returns the item under its new key.
    /// - Returns: the saved wish and item.
    /// - Throws: ``ComputationKit/ComputationError`` if it was already bought, or with every problem of the item.
    func buy(
        wish name: String, on day: CalendarDay, _ db: Database, _ make: (WishlistItem) throws -> WardrobeItem
    ) throws -> (wish: WishlistItem, item: WardrobeItem) {
        let before = try wish(key: NamedRecords.wishes.key(name, in: db), db)
        guard !before.purchased else {
            let since = before.boughtOn.map { " on \($0)" } ?? ""
            throw ComputationError.conflict(
                "\(before.name) was already bought\(since). To buy another one, add it to the wishlist again.")
        }
        var item = try make(before)
        item.id = newKey()
        item.purchaseDate = day
        (item.created, item.updated) = (instant, instant)
        try check(item)
        try item.columnValues(stated: StatedWears(times: 0, first: nil, last: nil)).insert(into: "item", in: db)
        var bought = before
        (bought.purchased, bought.boughtOn, bought.boughtItem) = (true, day, item.id)
        return (try save(bought, in: before, db), item)
    }

    private func save(_ edited: WishlistItem, in before: WishlistItem, _ db: Database) throws -> WishlistItem {
        var edited = edited
        edited.id = before.id
        edited.recommendedSize?.reason = nil
        (edited.created, edited.updated) = (before.created, before.updated)
        if edited != before { edited.updated = instant }
        return try save(edited, db) { values in
            try values.update("wishlistItem", id: edited.id, in: db)
            try db.execute(sql: "DELETE FROM wishlistPrice WHERE wishlistItem = ?", arguments: [edited.id])
            try db.execute(sql: "DELETE FROM wishlistMatch WHERE wishlistItem = ?", arguments: [edited.id])
        }
    }

    /// Records the price of a wish on a day, replacing that day's price.
    ///
    /// - Returns: the saved wish, and the drop from the latest earlier price, or else from the price it replaces; nil
    ///   if the price didn't drop.
    /// - Throws: ``ComputationKit/ComputationError`` if the currency differs from that of the other prices.
    func notePrice(
        _ price: Money, on day: CalendarDay, of name: String, _ db: Database
    ) throws -> (wish: WishlistItem, drop: PriceDrop?) {
        let point = PricePoint(day, price)
        var replaced: PricePoint?
        let wish = try update(wish: name, db) { wish in
            if let first = wish.prices.first, first.price.currency != price.currency {
                throw ComputationError.refused([
                    ValidationIssue(
                        path: "price.currency", expected: "the currency of the other prices, \(first.price.currency)",
                        got: price.currency)
                ])
            }
            if let index = wish.prices.firstIndex(where: { $0.date == day }) {
                replaced = wish.prices[index]
                wish.prices[index] = point
            } else {
                wish.prices.insert(point, at: wish.prices.firstIndex { $0.date > day } ?? wish.prices.endIndex)
            }
        }
        let drop = wish.priceDrops.first { $0.date == day } ?? replaced.flatMap { PriceDrop(from: $0, to: point) }
        return (wish, drop)
    }

    /// Returns the wish with a name or key.
    /// - Parameter name: the key, the name in any case, or a key prefix.
    /// - Throws: ``ComputationKit/ComputationError`` if there is none, or several.
    func wish(_ name: String) throws -> WishlistItem {
        try store.read { db in try wish(key: NamedRecords.wishes.key(name, in: db), db) }
    }

    /// Returns all wishes, ordered by key, and so by creation time.
    func wishes() throws -> [WishlistItem] {
        try store.read { db in
            try String.fetchAll(db, sql: "SELECT id FROM wishlistItem ORDER BY id").map { try wish(key: $0, db) }
        }
    }

    /// Removes a wish.
    /// - Returns: the removed wish.
    /// - Throws: ``ComputationKit/ComputationError`` if there is none, or several.
    func remove(wish name: String, _ db: Database) throws -> WishlistItem {
        let wish = try wish(key: NamedRecords.wishes.whole.key(name, in: db), db)
        try db.execute(sql: "DELETE FROM wishlistItem WHERE id = ?", arguments: [wish.id])
        return wish
    }

    func wish(key id: String, _ db: Database) throws -> WishlistItem {
        let sql = "SELECT \(WishlistItem.columns) FROM wishlistItem WHERE id = ?"
        guard let row = try Row.fetchOne(db, sql: sql, arguments: [id]) else {
            throw ComputationError.notFound(
                ValidationIssue(path: "wish", expected: "the key of a wish", got: "\"\(id)\""))
        }
        var wish = try WishlistItem(row)
        wish.prices = try Row.fetchAll(
            db, sql: "SELECT date, amount, currency FROM wishlistPrice WHERE wishlistItem = ? ORDER BY date",
            arguments: [id]
        ).map { row in
            var reader = ColumnReader(row, of: "wishlistPrice")
            return PricePoint(try reader.day(), Money(amount: reader.text(), currency: reader.text()))
        }
        wish.goesWith = try String.fetchAll(
            db, sql: "SELECT item FROM wishlistMatch WHERE wishlistItem = ? ORDER BY position", arguments: [id])
        return wish
    }

    private func save(
        _ wish: WishlistItem, _ db: Database, _ write: (ColumnValues) throws -> Void
    ) throws -> WishlistItem {
        var wish = wish
        wish.recommendedSize?.reason = nil
        try check(wish)
        try checkKeys(wish.goesWith, in: "item", path: { "goesWith[\($0)]" }, noun: "item", db)
        if let item = wish.boughtItem {
            try checkKeys([item], in: "item", path: { _ in "boughtItem" }, noun: "item", db)
        }
        try checkAttachment(wish.triedOnPhoto, path: "triedOnPhoto", db)
        try write(wish.columnValues)
        for point in wish.prices {
            try db.execute(
                sql: "INSERT INTO wishlistPrice (wishlistItem, date, amount, currency) VALUES (?, ?, ?, ?)",
                arguments: [wish.id, point.date.description, point.price.amount, point.price.currency])
        }
        for (position, item) in wish.goesWith.enumerated() {
            try db.execute(
                sql: "INSERT INTO wishlistMatch (wishlistItem, position, item) VALUES (?, ?, ?)",
                arguments: [wish.id, position, item])
        }
        return wish
    }
}
