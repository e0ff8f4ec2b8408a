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
        #expect(table.byZone.values.joined().count > 220)
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
                    case .probable(let basis, let alternatives): [basis] + alternatives
                    }
                for case .zone(let name) in bases { _ = try database.zone(named: name) }
            }
        }
    }

    /// Births after 1950 don't read the table, except in these zones.
    @Test
    func `the zones with a later period are listed`() {
        for (zone, territories) in Territories.shipped.byZone {
            for period in territories.flatMap(\.periods) where period.end > 2_433_283 {
                let end = period.end == .max ? 2_500_000 : period.end + period.days
                for day in [max(period.start == .min ? 0 : period.start - period.days, 2_433_283), end - 1] {
                    #expect(Territories.mayConcern(zone: zone, day: day), "\(zone), \(day)")
                }
            }
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
        ("western Galicia", "Sandomierz", false), ("Greater Poland", "Toruń", false),
        ("Greater Poland", "Poznań", true),
        ("Pomerelia and the edge of Greater Poland", "Toruń", true),
        ("Pomerelia and the edge of Greater Poland", "Włocławek", false),
        ("Belz and Chervonohrad", "Belz, UA", true), ("Belz and Chervonohrad", "Sokal, UA", false),
        ("Ustrzyki Dolne", "Lutowiska", true), ("Ustrzyki Dolne", "Sanok", false), ("Kyiv oblast", "Fastiv", true),
        ("Latgale", "Daugavpils", true), ("Latgale", "Madona", false),
        ("Novi Pazar and Preševo", "Novi Pazar, RS", true),
        ("Novi Pazar and Preševo", "Kraljevo", false), ("Dodecanese", "Ródos, GR", true),
        ("Dodecanese", "Pythagóreio", false),
        ("northern Transylvania", "Cluj-Napoca", true),
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
    func `a rule is decided, probable, or undetermined`() throws {
        #expect(TerritoryRule("Europe/Warsaw") == .decided(.zone("Europe/Warsaw")))
        let probable = try #require(TerritoryRule("Europe/Bucharest ? Europe/Berlin"))
        #expect(probable == .probable(.zone("Europe/Bucharest"), alternatives: [.zone("Europe/Berlin")]))
        #expect(probable.basis == .zone("Europe/Bucharest") && probable.doubt?.alternatives == [.zone("Europe/Berlin")])
        let open = try #require(TerritoryRule("?04-10 Europe/Berlin"))
        #expect(open == .undetermined(months: 4...10, alternatives: [.zone("Europe/Berlin")]))
        #expect(open.basis == nil && open.doubt?.months == 4...10)
        for wrong in ["Europe/Bucharest Europe/Berlin", "Europe/Bucharest ?", "", "Europe/Bucharest ? "] {
            #expect(TerritoryRule(wrong[...]) == nil, "\(wrong)")
        }
    }

    /// Lviv and its suburb Vynnyky were under German occupation alike, so the border between their territories isn't
    /// one of clocks.
    ///
    /// Both had German time in December 1943, when the zone of today had Moscow time.
    @Test
    func `a border inside a territory with the same clocks is no doubt`() throws {
        let place = try PlaceChoice("Vynnyky").place
        let day = CalendarDate(unchecked: 1943, 12, 1, .gregorian).julianDayNumber
        let finding = try #require(
            Territories.shipped.finding(
                zone: "Europe/Kyiv", latitude: place.latitude, longitude: place.longitude, day: day))
        #expect(finding.basis == .zone("Europe/Warsaw"))
        #expect(finding.doubts.flatMap(\.bases).allSatisfy { $0 == .zone("Europe/Warsaw") })
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
