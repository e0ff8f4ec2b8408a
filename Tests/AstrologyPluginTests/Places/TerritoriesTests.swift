// SPDX-License-Identifier: AGPL-3.0-or-later

import CivilTime
import Testing

@testable import AstrologyPlugin

@Suite("Table of territories")
struct TerritoriesTests {
    @Test
    func `every row is read`() {
        let table = Territories.shipped
        #expect(table.problems.isEmpty)
        #expect(table.byZone.values.joined().count > 90)
        for territory in table.byZone.values.joined() {
            for (period, next) in zip(territory.periods, territory.periods.dropFirst()) {
                #expect(period.end <= next.start, "\(territory.name)")
            }
            for period in territory.periods {
                #expect(period.start < period.end && period.source.hasSuffix("."), "\(territory.name)")
            }
        }
    }

    @Test
    func `every zone of a rule is in the database`() throws {
        let database = try TimeZoneDatabase.system()
        for (zone, territories) in Territories.shipped.byZone {
            _ = try database.zone(named: zone)
            for period in territories.flatMap(\.periods) {
                let bases: [TimeBasis] =
                    switch period.rule {
                    case .decided(let basis): [basis]
                    case .undetermined(_, let alternatives): alternatives
                    }
                for case .zone(let name) in bases { _ = try database.zone(named: name) }
            }
        }
    }

    /// Births after 1950 don't read the table, except in these zones.
    @Test
    func `the zones with a later period are listed`() {
        for (zone, territories) in Territories.shipped.byZone {
            let last = territories.flatMap(\.periods).map { $0.end == .max ? .max : $0.end + $0.days }.max() ?? 0
            #expect(Territories.mayConcern(zone: zone, day: min(last, 2_500_000) - 1), "\(zone)")
        }
        #expect(!Territories.mayConcern(zone: "Europe/Paris", day: 2_433_283))
        #expect(!Territories.mayConcern(zone: "Europe/Kyiv", day: 2_451_545))
    }

    /// The county towns on both sides of borders of the time, and Lviv on its day.
    @Test(arguments: [
        ("Lviv oblast", "Lviv", true), ("Lviv oblast", "Ternopil", false), ("western Belarus", "Brest, BY", true),
        ("western Belarus", "Minsk", false), ("Vyborg and Karelia", "Vyborg", true),
        ("Vyborg and Karelia", "Sestroretsk", false), ("unoccupied France", "Lyon", true),
        ("unoccupied France", "Vichy", true), ("unoccupied France", "Tours", false),
        ("unoccupied France", "Bordeaux", false), ("western Galicia", "Kraków", true),
        ("western Galicia", "Sandomierz", false), ("Greater Poland and Pomerelia", "Toruń", true),
        ("Greater Poland and Pomerelia", "Włocławek", false), ("northern Transylvania", "Cluj-Napoca", true),
        ("northern Transylvania", "Turda", false), ("Transnistria in Ukraine", "Tulchyn", true),
        ("Transnistria in Ukraine", "Vinnytsya", false), ("Northern Ireland", "Belfast, GB", true),
        ("the Eastern zone outside New York", "New York City", false),
        ("the Eastern zone outside New York", "Buffalo, New York, US", true),
    ])
    func `towns are on their side of an outline`(area: String, place: String, isInside: Bool) throws {
        let territory = try #require(Territories.shipped.byZone.values.joined().first { $0.name == area })
        let found = try PlaceChoice(place).place
        #expect(territory.contains(latitude: found.latitude, longitude: found.longitude) == isInside)
    }

    @Test
    func `a ring with a hole contains points between the two`() throws {
        let outline = try #require(TerritoryOutline("0,0 0,1000 1000,1000 1000,0;400,400 400,600 600,600 600,400"))
        #expect(outline.contains(latitude: 1, longitude: 1))
        #expect(!outline.contains(latitude: 5, longitude: 5))
        #expect(!outline.contains(latitude: 11, longitude: 5))
        // One hundredth of a degree of latitude is 1.11 km.
        #expect(outline.isNear(latitude: 9.99, longitude: 5, kilometers: 1.2))
        #expect(!outline.isNear(latitude: 9.99, longitude: 5, kilometers: 1))
        #expect(outline.isNear(latitude: 5.99, longitude: 5, kilometers: 1.2))
    }
}
