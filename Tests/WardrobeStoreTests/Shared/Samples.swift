// SPDX-License-Identifier: Apache-2.0

import ComputationKit
import Currencies
import GRDB
import StoreTesting
import Synchronization
import WardrobePlugin

@testable import AlmanacStore
@testable import WardrobeStore

/// Records with every attribute set.
enum Samples {
    static let passphrase = "three gray herons"
    static let navy = SRGBColor(red: 0x1F, green: 0x2A, blue: 0x44)

    /// The smallest data that decodes as a PNG file, followed by some text.
    static func picture(_ text: String) throws -> Picture {
        try Picture([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + Array(text.utf8))
    }

    static func item(_ id: String, _ category: Category = .shirt, name: String? = nil) -> WardrobeItem {
        WardrobeItem(id: id, name: name ?? "The \(id)", category: category, primaryColor: navy)
    }

    static func fullItem() throws -> WardrobeItem {
        var item = WardrobeItem(id: "blazer", name: "Navy blazer", category: .blazer, primaryColor: navy)
        item.subcategory = "double-breasted"
        item.brand = "Aran Mills"
        item.size = "48"
        item.secondaryColor = SRGBColor(red: 0xC0, green: 0x9A, blue: 0x5B)
        item.pattern = .herringbone
        item.fabric = .wool
        item.weight = .thick
        item.modelURL = "https://example.org/blazer.glb"
        item.purchaseDate = try day("2024-02-29")
        item.price = Money(amount: "189.90", currency: "EUR")
        item.retailer = "the shop on the corner"
        item.productURL = "https://example.org/blazer"
        item.timesWorn = 12
        item.firstWorn = try day("2024-03-01")
        item.lastWorn = try day("2026-10-30")
        item.season = [.fall, .winter]
        item.occasion = [.work, .workPresentation]
        item.tags = ["classic", "gold buttons"]
        item.isFavorite = true
        item.condition = .excellent
        item.needsRepair = true
        item.notes = "left sleeve\nloose button"
        item.warmth = 0.44
        item.formality = 7
        item.waterproof = false
        item.windproof = true
        item.laundry = .wornOnce
        item.set = "navy suit"
        return item
    }

    static func fullOutfit() throws -> Outfit {
        var outfit = Outfit(id: "monday", name: "Monday at the office", items: ["trousers", "blazer", "shirt"])
        outfit.occasion = [.work]
        outfit.season = [.fall]
        outfit.weather = [.cloudy, .partlyCloudy]
        outfit.minimumTemperature = 8.5
        outfit.maximumTemperature = 16
        outfit.style = .classic
        outfit.formality = 6
        outfit.timesWorn = 3
        outfit.lastWorn = try day("2026-10-19")
        outfit.isFavorite = true
        outfit.isGenerated = true
        outfit.confidence = 0.8
        outfit.notes = "with the watch"
        return outfit
    }

    static func fullWear() throws -> WearEvent {
        var event = WearEvent(id: "wear", date: try day("2026-11-20"), outfit: "monday", items: ["shirt", "blazer"])
        event.location = "the office"
        event.weather = .rainy
        event.temperature = 9.5
        event.rating = 4
        event.notes = "too warm indoors"
        event.occasion = .work
        return event
    }

    static func fullWish() throws -> WishlistItem {
        var wish = WishlistItem(id: "coat", name: "Rain coat", category: .coat)
        wish.brand = "Aran Mills"
        wish.primaryColor = SRGBColor(red: 0x8A, green: 0x1C, blue: 0x3A)
        wish.retailer = "the shop on the corner"
        wish.productURL = "https://example.org/coat"
        wish.imageURL = "https://example.org/coat.jpg"
        wish.prices = [
            PricePoint(try day("2026-09-01"), Money(amount: "120", currency: "EUR")),
            PricePoint(try day("2026-11-01"), Money(amount: "99.90", currency: "EUR")),
        ]
        wish.recommendedSize = SizeRecommendation(size: "M", confidence: 0.75)
        wish.goesWith = ["trousers", "shirt"]
        wish.triedOn = true
        wish.purchased = true
        wish.boughtOn = try day("2026-11-02")
        wish.boughtItem = "trousers"
        wish.addedOn = try day("2026-08-30")
        wish.notes = "wait for the sale"
        return wish
    }

    static func fullProfile() -> UserProfile {
        var profile = UserProfile()
        profile.sizes = [.shirt: "M", .shoes: "43"]
        profile.fit = .relaxed
        profile.styles = [.classic, .minimalist]
        profile.favoriteColors = [navy]
        profile.avoidedColors = [SRGBColor(red: 255, green: 102, blue: 0)]
        profile.comfort = 4
        profile.budget = Money(amount: "150", currency: "EUR")
        profile.sustainability = 0.9
        profile.styleIcons = ["the neighbor in linen"]
        profile.temperatureUnit = .fahrenheit
        profile.personalOffset = 0.2
        profile.baseLayer = .longUnderwear
        profile.latitude = -33.9
        return profile
    }

    static func event(_ id: String, _ start: String, _ end: String, at moment: Timestamp = Moments.now) throws
        -> CalendarEvent
    {
        var event = CalendarEvent(
            id: id, title: "Board meeting \(id)", start: try EventTime(start), end: try EventTime(end),
            fetchedAt: EventTime(secondsSince1970: Int(moment.secondsSince1970)))
        event.location = "Grand Hotel"
        event.notes = "business formal"
        event.dressCode = .businessProfessional
        event.formality = 7
        event.confidence = 0.9
        return event
    }

    static func weather(at moment: Timestamp = Moments.now) throws -> CachedWeather {
        var hour = HourlyWeather(time: try EventTime("2026-11-21T09:00:00Z"), temperature: 4.5)
        hour.apparentTemperature = 1.5
        hour.humidity = 81
        hour.wind = 5.5
        hour.precipitation = 0.25
        hour.precipitationProbability = 0.4
        hour.condition = .rainy
        var weather = CachedWeather(
            source: "open-meteo", latitude: 52.52, longitude: 13.41,
            fetchedAt: EventTime(secondsSince1970: Int(moment.secondsSince1970)),
            hours: [hour, HourlyWeather(time: try EventTime("2026-11-21T10:00:00Z"), temperature: 5)])
        weather.attribution = "Weather data by Open-Meteo.com"
        weather.place = "Berlin"
        return weather
    }

    static let measurements = BodyMeasurements([.chest: 96.5, .waist: 81.25, .inseam: 80], weight: 77)

    static let chart = SizeChart(
        brand: "Aran Mills", categories: [.coat, .jacket],
        sizes: [
            .init("S", [.chest: .init(86, 92), .waist: .init(72, 78)]),
            .init("M", [.chest: .init(93, 99), .waist: .init(79, 85)]),
            .init("L", [.chest: .init(100, 106), .waist: .init(86, 92)]),
        ])

    /// Adds one record of every kind, with every attribute set, to a wardrobe.
    static func fill(_ records: WardrobeRecords) throws {
        records.vault.cost.withLock { $0 = ScryptCost(rounds: 1 << 4) }
        _ = try records.vault.setPassphrase(passphrase)
        try records.add([try fullItem(), item("shirt"), item("trousers", .pants), item("shoes", .shoes)])
        try records.setPhoto(picture("photo"), thumbnail: picture("small"), ofItem: "blazer")
        try records.add(try fullOutfit())
        try records.log(try fullWear())
        try records.setPhoto(picture("mirror"), ofWear: "wear")
        try records.log(WearEvent(id: "alone", date: try day("2026-11-19"), items: ["shirt"], rating: 2))
        try records.save(fullProfile())
        try records.save(measurements)
        try records.save(chart)
        try records.add(
            [
                try event("1", "2026-11-23T09:00:00+01:00", "2026-11-23T10:30:00+01:00"),
                try event("2", "2026-11-24", "2026-11-25"),
            ],
            of: "work.ics")
        try records.store.write { db in
            try db.execute(
                sql: """
                    UPDATE calendarEvent SET uid = 'board', chosenOutfit = 'monday' WHERE id = '1';
                    INSERT INTO calendarEventOutfit (calendarEvent, position, outfit) VALUES ('1', 0, 'monday');
                    """)
        }
        try records.save(try weather())
        try records.add(try fullWish())
        try records.setPhoto(picture("fitting room"), ofWish: "coat")
    }

    /// Returns everything stored in a wardrobe.
    struct Everything: Equatable {
        var items: [WardrobeItem]
        var outfits: [Outfit]
        var wears: [WearEvent]
        var wishes: [WishlistItem]
        var profile: UserProfile
        var measurements: BodyMeasurements?
        var charts: [SizeChart]
        var events: [CalendarEvent]
        var weather: CachedWeather?
        var photos: [Picture?]

        init(_ records: WardrobeRecords) throws {
            items = try records.items()
            outfits = try records.outfits()
            wears = try records.wears()
            wishes = try records.wishes()
            profile = try records.profile()
            measurements = try records.measurements()
            charts = try records.sizeCharts()
            events = try records.events()
            weather = try records.forecasts().first
            let hashes = items.flatMap { [$0.photo, $0.thumbnail] } + wears.map(\.photo) + wishes.map(\.triedOnPhoto)
            photos = try hashes.compactMap(\.self).map { try records.photo($0) }
        }
    }
}
