// SPDX-License-Identifier: Apache-2.0

import AlmanacStore
import ComputationKit
import Currencies
import WardrobePlugin

@testable import WardrobeStore

/// The steps that computations run in one transaction, each in its own transaction.
extension WardrobeRecords {
    @discardableResult
    func add(_ item: WardrobeItem) throws -> WardrobeItem { try add([item])[0] }

    @discardableResult
    func update(item name: String, _ change: (inout WardrobeItem) throws -> Void) throws -> WardrobeItem {
        try update(item: name) { item, _ in try change(&item) }
    }

    @discardableResult
    func remove(item name: String) throws -> RemovedItem { try store.write { db in try remove(item: name, db) } }

    /// Sets an item's photo and thumbnail.
    @discardableResult
    func setPhoto(_ photo: Picture?, thumbnail: Picture? = nil, ofItem name: String) throws -> WardrobeItem {
        try update(item: name) { item, db in
            item.photo = try attach(photo, db)
            item.thumbnail = try attach(thumbnail, db)
        }
    }

    @discardableResult
    func add(_ outfit: Outfit) throws -> Outfit { try store.write { db in try insert(outfit, db) } }

    @discardableResult
    func update(outfit name: String, _ change: (inout Outfit) throws -> Void) throws -> Outfit {
        try store.write { db in try update(outfit: name, db, change) }
    }

    func outfit(_ name: String) throws -> Outfit {
        try store.read { db in try outfit(key: NamedRecords.outfits.key(name, in: db), db) }
    }

    /// Logs wears, all or none.
    @discardableResult
    func log(_ events: [WearEvent]) throws -> [WearEvent] {
        try store.write { db in try events.map { try insert($0, db) } }
    }

    @discardableResult
    func log(_ event: WearEvent) throws -> WearEvent { try log([event])[0] }

    @discardableResult
    func update(wear id: String, _ change: (inout WearEvent) throws -> Void) throws -> WearEvent {
        try store.write { db in try update(wear: id, db, change) }
    }

    @discardableResult
    func remove(wear id: String) throws -> WearEvent { try store.write { db in try remove(wear: id, db) } }

    func wear(_ id: String) throws -> WearEvent { try store.read { db in try wear(key: id, db) } }

    /// Sets a logged wear's photo.
    @discardableResult
    func setPhoto(_ photo: Picture?, ofWear id: String) throws -> WearEvent {
        try store.write { db in try update(wear: id, db) { $0.photo = try attach(photo, db) } }
    }

    func save(_ profile: UserProfile) throws { try store.write { db in try save(profile, db) } }

    @discardableResult
    func add(_ wish: WishlistItem) throws -> WishlistItem { try store.write { db in try insert(wish, db) } }

    @discardableResult
    func update(wish name: String, _ change: (inout WishlistItem) throws -> Void) throws -> WishlistItem {
        try store.write { db in try update(wish: name, db, change) }
    }

    @discardableResult
    func remove(wish name: String) throws -> WishlistItem { try store.write { db in try remove(wish: name, db) } }

    @discardableResult
    func notePrice(_ price: Money, on day: CalendarDay, of name: String) throws -> PriceDrop? {
        try store.write { db in try notePrice(price, on: day, of: name, db).drop }
    }

    /// Adds events of a calendar under their own keys.
    func add(_ events: [CalendarEvent], of calendar: String) throws {
        try store.write { db in
            for event in events {
                try event.columnValues(calendar: calendar).insert(into: "calendarEvent", in: db)
            }
        }
    }

    /// Returns all stored events, ordered by start.
    func events() throws -> [CalendarEvent] { try store.read { db in try storedEvents(db).map(\.event) } }
}
