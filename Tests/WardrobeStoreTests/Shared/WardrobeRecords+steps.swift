// SPDX-License-Identifier: Apache-2.0

import AlmanacStore
import ComputationKit
import Currencies
import WardrobePlugin

@testable import WardrobeStore

/// The steps that computations run in one transaction, each in its own transaction.
extension WardrobeRecords {
    var vault: Vault { store.vault }

    func photo(_ hash: String) throws -> Picture? { try store.attachment(hash).map(Picture.init) }
}

extension WardrobeRecords {
    @discardableResult
    func add(_ items: [WardrobeItem]) throws -> [WardrobeItem] { try write { try $0.items.add(items) } }

    @discardableResult
    func add(_ item: WardrobeItem) throws -> WardrobeItem { try add([item])[0] }

    func item(_ name: String) throws -> WardrobeItem { try read { try $0.items.item(name) } }

    func items(_ filter: MyItemsInput = MyItemsInput()) throws -> [WardrobeItem] {
        try read { try $0.items.items(filter) }
    }

    @discardableResult
    func update(item name: String, _ change: (inout WardrobeItem) throws -> Void) throws -> WardrobeItem {
        try write { try $0.items.update(name, change) }
    }

    @discardableResult
    func remove(item name: String) throws -> RemovedItem { try write { try $0.items.remove(name) } }

    /// Sets an item's photo and thumbnail.
    @discardableResult
    func setPhoto(_ photo: Picture?, thumbnail: Picture? = nil, ofItem name: String) throws -> WardrobeItem {
        try write { transaction in
            try transaction.items.update(name) { item in
                item.photo = try photo.map(transaction.attach)
                item.thumbnail = try thumbnail.map(transaction.attach)
            }
        }
    }
}

extension WardrobeRecords {
    @discardableResult
    func add(_ outfit: Outfit) throws -> Outfit { try write { try $0.outfits.insert(outfit) } }

    @discardableResult
    func update(outfit name: String, _ change: (inout Outfit) throws -> Void) throws -> Outfit {
        try write { try $0.outfits.update(name, change) }
    }

    func remove(outfit key: String) throws { try write { try $0.outfits.remove(key: key) } }

    func outfit(_ name: String) throws -> Outfit {
        try read { transaction in
            let outfits = transaction.outfits
            return try outfits.outfit(key: outfits.key(name))
        }
    }

    func outfits() throws -> [Outfit] { try read { try $0.outfits.outfits() } }
}

extension WardrobeRecords {
    /// Logs wears, all or none.
    @discardableResult
    func log(_ events: [WearEvent]) throws -> [WearEvent] {
        try write { transaction in try events.map { try transaction.wears.insert($0) } }
    }

    @discardableResult
    func log(_ event: WearEvent) throws -> WearEvent { try log([event])[0] }

    @discardableResult
    func update(wear id: String, _ change: (inout WearEvent) throws -> Void) throws -> WearEvent {
        try write { try $0.wears.update(id, change) }
    }

    func remove(wear id: String) throws {
        try write { transaction in
            let wears = transaction.wears
            try wears.remove(wears.wear(id))
        }
    }

    func wear(_ id: String) throws -> WearEvent { try read { try $0.wears.wear(id) } }

    func wears(_ filter: WearFilter = WearFilter()) throws -> [WearEvent] {
        try read { try $0.wears.wears(filter) }
    }

    /// Returns all wears with the names of their items, most recent first.
    func history(count: Int = 20) throws -> WearHistory {
        try read { transaction in
            WearHistory(
                try transaction.wears.wears(), items: try transaction.items.names(),
                outfits: try transaction.outfits.names(), count: count)
        }
    }

    /// Sets a logged wear's photo.
    @discardableResult
    func setPhoto(_ photo: Picture?, ofWear id: String) throws -> WearEvent {
        try write { transaction in
            try transaction.wears.update(id) { $0.photo = try photo.map(transaction.attach) }
        }
    }
}

extension WardrobeRecords {
    func profile() throws -> UserProfile { try read { try $0.profiles.profile() } ?? UserProfile() }

    func save(_ profile: UserProfile) throws { try write { try $0.profiles.save(profile) } }

    func hasMeasurements() throws -> Bool { try read { try $0.measurements.isSaved() } }

    func measurements() throws -> BodyMeasurements? { try MeasurementRepository.measurements(in: self) }

    func save(_ measurements: BodyMeasurements) throws {
        try write { try $0.measurements.save(measurements) }
    }

    func removeMeasurements() throws { try write { try $0.measurements.remove() } }

    func save(_ chart: SizeChart) throws { try write { try $0.sizeCharts.save(chart) } }

    func sizeCharts() throws -> [SizeChart] { try read { try $0.sizeCharts.charts() } }

    func sizeChart(brand: String, category: Category) throws -> SizeChart? {
        try read { try $0.sizeCharts.chart(brand: brand, category: category) }
    }

    func removeSizeCharts(brand: String) throws {
        try write { _ = try $0.sizeCharts.remove(brand: brand) { _ in true } }
    }
}

extension WardrobeRecords {
    @discardableResult
    func add(_ wish: WishlistItem) throws -> WishlistItem { try write { try $0.wishes.insert(wish) } }

    func wish(_ name: String) throws -> WishlistItem { try read { try $0.wishes.wish(name) } }

    func wishes() throws -> [WishlistItem] { try read { try $0.wishes.wishes() } }

    /// Sets the photo of a wish that was tried on.
    func setPhoto(_ photo: Picture, ofWish name: String) throws {
        try write { transaction in
            _ = try transaction.wishes.update(name) { wish in
                wish.triedOn = true
                wish.triedOnPhoto = try transaction.attach(photo)
            }
        }
    }

    @discardableResult
    func remove(wish name: String) throws -> WishlistItem { try write { try $0.wishes.remove(name) } }

    @discardableResult
    func notePrice(_ price: Money, on day: CalendarDay, of name: String) throws -> PriceDrop? {
        try write { try $0.wishes.notePrice(price, on: day, of: name).drop }
    }
}

extension WardrobeRecords {
    /// Adds events of a calendar under their own keys.
    func add(_ events: [CalendarEvent], of calendar: String) throws {
        try store.write { db in
            for event in events {
                try event.columnValues(calendar: calendar).insert(into: "calendarEvent", in: db)
            }
        }
    }

    /// Returns all stored events, ordered by start.
    func events() throws -> [CalendarEvent] { try read { try $0.events.events().map(\.event) } }

    func save(_ weather: CachedWeather) throws { try write { try $0.forecasts.save(weather) } }

    func forecasts() throws -> [CachedWeather] { try read { try $0.forecasts.forecasts() } }
}
