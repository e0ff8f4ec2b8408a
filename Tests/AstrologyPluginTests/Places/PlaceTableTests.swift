// SPDX-License-Identifier: AGPL-3.0-or-later
import ComputationKit
import Testing

@testable import AstrologyPlugin

/// The geonameids are from GeoNames: geonames.org/703448 is Kyiv, and so on.
@Suite("Places by name")
struct PlaceTableTests {
    private let table = PlaceTable.shipped

    @Test(arguments: [
        ("Kyiv", 703_448), ("Київ", 703_448), ("Киев", 703_448), ("kiev", 703_448), ("Kijów", 703_448),
        ("Kyiv, UA", 703_448), ("Київ, Україна", 703_448), ("Kyiv, Ukraine", 703_448),
        ("Kyiv Ukraine", 703_448),
        ("東京", 1_850_147), ("Tokyo", 1_850_147), ("도쿄", 1_850_147), ("Токіо", 1_850_147),
        ("Paris", 2_988_507), ("PARIS", 2_988_507), ("Paris, FR", 2_988_507), ("Paris, TX", 4_717_560),
        ("Paris, US", 4_717_560), ("Paris, Texas, US", 4_717_560), ("Paris, USA", 4_717_560),
        ("Paris TX", 4_717_560), ("Springfield, Illinois", 4_250_542), ("Springfield, IL", 4_250_542),
        ("Springfield, Mass", 4_951_788), ("Washington, D.C.", 4_140_963), ("São Paulo", 3_448_439),
        ("sao paulo", 3_448_439), ("ירושלים", 281_184), ("القاهرة", 360_630), ("Αθήνα", 264_371),
        ("Roma", 3_169_070), ("Wien", 2_761_369), ("Zaragoza", 3_104_324), ("León, Spain", 3_118_532),
        ("Lemberg", 702_550), ("Lemberg, DE", 2_878_948), ("Odessa", 698_740), ("Львів", 702_550), ("Одеса", 698_740),
        ("Odessa, TX", 5_527_554), ("New York", 5_128_581),
        // Birthplaces of Leonardo and Freud, and villages of 983 and 2,359 people in Ukraine.
        ("Vinci", 3_164_074), ("Вінчі", 3_164_074), ("Příbor", 3_067_544), ("Freiberg, CZ", 3_067_544),
        ("Povcha", 696_398), ("Misato, Saitama, JP", 6_822_137), ("Шаровечка", 694_342),
    ])
    func `places are found by name in any script and by region`(query: String, geonameID: Int) {
        #expect(table.matches(query, limit: 1).first?.geonameID == geonameID)
    }

    @Test
    func `all columns of a row are read`() {
        let paris = Place(
            geonameID: 4_717_560, name: "Paris", country: "US", region: "Texas", latitude: 33.66094,
            longitude: -95.55551, timeZone: "America/Chicago", population: 24_782)
        #expect(table.matches("Paris, TX", limit: 1) == [paris])
        #expect(table.place(geonameID: 4_717_560) == paris)
        #expect(paris.label == "Paris, Texas, US")
        #expect(table.place(geonameID: 1) == nil)
        #expect(table.countryName("ua") == "Ukraine")
        #expect(table.countryName("ZZ") == nil)
    }

    @Test
    func `matches are ordered by kind and population`() {
        let found = table.find("Springfield", limit: 50)
        let kinds = found.map(\.kind)
        #expect(kinds == kinds.sorted { PlaceMatch.Kind.order($0) < PlaceMatch.Kind.order($1) })
        for kind in PlaceMatch.Kind.allCases {
            let populations = found.filter { $0.kind == kind }.map(\.place.population)
            #expect(populations == populations.sorted(by: >))
        }
        #expect(found.filter { $0.kind == .name }.count == 21)
        #expect(Set(found.map(\.place.geonameID)).count == found.count)
        #expect(table.matches("San", limit: 7).count == 7)
        #expect(table.matches("San", limit: 0).isEmpty)
    }

    @Test
    func `prefixes find the largest places first`() {
        let found = table.find("berl", limit: 3)
        #expect(found.first?.place.geonameID == 2_950_159)
        #expect(found.first?.kind == .beginning)
    }

    @Test(arguments: ["", ",", " , US", "Qwxzzqx", "Paris, Narnia", "\t|\n", "2000000\t"])
    func `unknown names have no matches`(query: String) {
        #expect(table.matches(query, limit: 5).isEmpty)
    }

    @Test(arguments: [
        ("Kyivv", "Kyiv, Kyiv City, UA"), ("Кийв", "Kyiv, Kyiv City, UA"),
        ("San Francicso", "San Francisco, California, US"), ("Lodnon", "London, England, GB"),
        ("Reykjavk", "Reykjavík, Capital Region, IS"), ("Lviv, Poland", "Lviv, UA"),
        ("Vincci", "Vinci, Tuscany, IT"), ("Příbr", "Příbor, Moravskoslezský, CZ"), ("Bernn", "Bern, CH"),
        ("Brdychiv", "Berdychiv, Zhytomyr, UA"), ("Lodnon, CA", "London, Ontario, CA"),
    ])
    func `misspelled names get suggestions`(query: String, label: String) {
        #expect(table.suggestions(for: query).first == label)
    }

    /// "Linyi, CN" used to be suggested for Vinci, two of whose five letters it has.
    @Test(arguments: ["Vimci", "Vincii", "Vinchy", "Pribr", "Muncih", "Leipzg", "Shepetivkaa", "Kyjivv"])
    func `suggestions are near in spelling`(query: String) {
        let name = FoldedName(query)
        let found = table.suggestions(for: query)
        #expect(!found.isEmpty)
        var distance = SpellingDistance(to: name, limit: name.scalarCount <= 5 ? 1 : 2)
        for label in found {
            let places = table.matches(label, limit: 5)
            let isNear = places.contains { place in
                table.names.contains { name in
                    distance.slips(in: name.utf8) != nil
                        && name.bearers.contains { table.row(rank: $0.rank).geonameID == place.geonameID }
                }
            }
            #expect(isNear, "\(label)")
        }
    }

    @Test
    func `every row is complete and found by its name`() throws {
        #expect(table.count == 172_064)
        for rank in stride(from: 0, to: table.count, by: 487) {
            let place = table.place(rank: rank)
            #expect(place.geonameID > 0 && !place.name.isEmpty && place.country.utf8.count == 2)
            #expect(abs(place.latitude) <= 90 && abs(place.longitude) <= 180)
            #expect(place.timeZone.contains("/"), "\(place)")
            #expect(table.countryName(place.country) != nil)
            let named = table.find(place.name, limit: 2000).filter { $0.kind == .name }.map(\.place)
            #expect(named.contains(place), "\(place)")
            #expect(table.matches(place.label, limit: 100).contains(place), "\(place)")
        }
    }

    /// All places of 500 people or more in Ukraine, and of 1,000 or more elsewhere.
    @Test
    func `the smallest places are those of Ukraine`() {
        let places = stride(from: 0, to: table.count, by: 3).lazy.map { table.row(rank: $0) }
        var small = 0
        for row in places where (500..<1000).contains(row.population) {
            small += row.division.country == "UA" ? 1 : 0
        }
        // cities500 has 1,602 of them.
        #expect(small > 400, "\(small)")
    }

    @Test
    func `places with the same label differ in their coordinates`() {
        let issue = #expect(throws: ValidationIssue.self) { try PlaceChoice("Petrivka, Odessa, UA") }
        #expect(issue?.got.contains("latitude") == true && issue?.got.contains("longitude") == true)
        #expect(issue?.recoverySuggestion == "give the latitude and longitude of one of them")
    }

    // Distances from the haversine formula and the coordinates of GeoNames.
    @Test
    func `the nearest place is found`() throws {
        let near = try #require(table.nearest(latitude: -54.9, longitude: -68.3))
        #expect(near.place.geonameID == 3_833_367)
        #expect(abs(near.distanceKilometers - 9.97) < 0.01)
        #expect(table.nearest(latitude: 50.45, longitude: 30.52)?.place.name == "Stare Misto")
        #expect(table.largest(latitude: 50.45, longitude: 30.52, within: 10)?.place.geonameID == 703_448)
        #expect(table.largest(latitude: -54.9, longitude: -68.3, within: 9.9) == nil)
        #expect(table.nearest(latitude: 0, longitude: -30) == nil)
        #expect(table.nearest(latitude: .nan, longitude: 0) == nil)
        let apart = try #require(table.nearest(latitude: 64.7337, longitude: -178))
        #expect(apart.place.name == "Egvekinot" && apart.distanceKilometers < 300)
    }
}

extension PlaceMatch.Kind {
    fileprivate static func order(_ kind: Self) -> Int {
        allCases.firstIndex(of: kind) ?? 0
    }
}
