// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ComputationKit
internal import Currencies
internal import GRDB
internal import WardrobePlugin

/// The wishlist, with the prices and the matching items of each wish.
struct WishRepository: NamedRepository {
    static let table = "wishlistItem"
    static let noun = "wish"
    let transaction: RecordTransaction

    /// Adds a wish.
    ///
    /// An empty key is replaced with a new one.
    ///
    /// The reason for a recommended size isn't saved, because it contains body measurements.
    ///
    /// - Returns: The saved wish.
    /// - Throws: ``ComputationKit/ComputationError`` with every problem.
    func insert(_ wish: WishlistItem) throws -> WishlistItem {
        let wish = wish.added(in: transaction)
        try checkNew(wish.id)
        return try save(wish) { try $0.insert(into: "wishlistItem", in: db) }
    }

    /// Changes a wish.
    ///
    /// - Parameters:
    ///   - name: The key, a key prefix, the name, or part of the name.
    ///   - change: The change. The key doesn't change.
    /// - Returns: The saved wish.
    /// - Throws: ``ComputationKit/ComputationError`` with every problem.
    func update(_ name: String, _ change: (inout WishlistItem) throws -> Void) throws -> WishlistItem {
        let before = try wish(name)
        var edited = before
        try change(&edited)
        return try save(edited, in: before)
    }

    /// Turns a wish into an item, and saves the day and the item's key with the wish.
    ///
    /// - Parameters:
    ///   - name: The key, a key prefix, the name, or part of the name.
    ///   - day: The day it was bought.
    ///   - make: A closure that returns the item under its new key.
    /// - Returns: The saved wish and item.
    /// - Throws: ``ComputationKit/ComputationError`` if it was already bought, or with every problem of the item.
    func buy(
        _ name: String, on day: CalendarDay, _ make: (WishlistItem) throws -> WardrobeItem
    ) throws -> (wish: WishlistItem, item: WardrobeItem) {
        let before = try wish(name)
        guard !before.purchased else {
            let since = before.boughtOn.map { " on \($0)" } ?? ""
            throw ComputationError.conflict(
                "\(before.name) was already bought\(since). To buy another one, add it to the wishlist again.")
        }
        var item = try make(before)
        item.id = ""
        item.purchaseDate = day
        item = item.added(in: transaction)
        try transaction.check(item)
        try transaction.items.insert(item)
        var bought = before
        (bought.purchased, bought.boughtOn, bought.boughtItem) = (true, day, item.id)
        return (try save(bought, in: before), item)
    }

    private func save(_ edited: WishlistItem, in before: WishlistItem) throws -> WishlistItem {
        var edited = edited
        edited.recommendedSize?.reason = nil
        return try save(edited.edited(from: before, in: transaction)) { values in
            try values.update("wishlistItem", id: before.id, in: db)
            try db.execute(sql: "DELETE FROM wishlistPrice WHERE wishlistItem = ?", arguments: [before.id])
            try db.execute(sql: "DELETE FROM wishlistMatch WHERE wishlistItem = ?", arguments: [before.id])
        }
    }

    /// Records the price of a wish on a day, replacing that day's price.
    ///
    /// - Returns: The saved wish, and the drop from the latest earlier price, or else from the price it replaces; nil
    ///   if the price didn't drop.
    /// - Throws: ``ComputationKit/ComputationError`` if the currency differs from that of the other prices.
    func notePrice(
        _ price: Money, on day: CalendarDay, of name: String
    ) throws -> (wish: WishlistItem, drop: PriceDrop?) {
        let point = PricePoint(day, price)
        var replaced: PricePoint?
        let wish = try update(name) { wish in
            if let first = wish.prices.first, first.price.currency != price.currency {
                throw ComputationError.refused(
                    path: "price.currency", expected: "the currency of the other prices, \(first.price.currency)",
                    got: price.currency)
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
    ///
    /// - Parameter name: The key, a key prefix, the name, or part of the name.
    /// - Throws: ``ComputationKit/ComputationError`` if there is none, or several.
    func wish(_ name: String) throws -> WishlistItem { try wish(key: key(name)) }

    /// Returns all wishes, ordered by key, and so by creation time.
    func wishes() throws -> [WishlistItem] {
        try String.fetchAll(db, sql: "SELECT id FROM wishlistItem ORDER BY id").map(wish(key:))
    }

    /// Removes a wish.
    ///
    /// - Returns: The removed wish.
    /// - Throws: ``ComputationKit/ComputationError`` if there is none, or several.
    func remove(_ name: String) throws -> WishlistItem {
        let wish = try wish(key: keyToRemove(name))
        try db.execute(sql: "DELETE FROM wishlistItem WHERE id = ?", arguments: [wish.id])
        return wish
    }

    /// Returns a wish with the names of its items.
    func details(of wish: WishlistItem) throws -> WishDetails {
        WishDetails(wish, names: try transaction.items.names())
    }

    /// Returns the wish with a key.
    ///
    /// - Throws: ``ComputationKit/ComputationError`` if there is none.
    func wish(key id: String) throws -> WishlistItem {
        var wish = try WishlistItem(row(WishlistItem.columns, of: id, "a wish"))
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

    private func save(_ wish: WishlistItem, _ write: (ColumnValues) throws -> Void) throws -> WishlistItem {
        var wish = wish
        wish.recommendedSize?.reason = nil
        try transaction.check(wish)
        let items = transaction.items
        try items.checkKeys(wish.goesWith) { "goesWith[\($0)]" }
        if let item = wish.boughtItem { try items.checkKeys([item]) { _ in "boughtItem" } }
        try transaction.photos.check(wish.triedOnPhoto, at: "triedOnPhoto")
        try write(wish.columnValues)
        for point in wish.prices {
            try db.execute(
                sql: "INSERT INTO wishlistPrice (wishlistItem, date, amount, currency) VALUES (?, ?, ?, ?)",
                arguments: [wish.id, point.date.description, point.price.amount, point.price.currency])
        }
        try insert(wish.goesWith, into: "wishlistMatch", of: wish.id)
        return wish
    }
}
