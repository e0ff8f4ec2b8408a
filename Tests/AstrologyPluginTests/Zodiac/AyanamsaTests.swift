// SPDX-License-Identifier: AGPL-3.0-or-later

import ExpectedTables
import Testing

@testable import AstrologyPlugin
@testable import SwissEphemeris

@Suite struct AyanamsaTests {
    /// Ayanamsas, sidereal positions, and sidereal angles compared with pyswisseph and swetest.
    @Test func `every ayanamsa agrees with pyswisseph`() throws {
        let ephemeris = try systemEphemeris()
        let table = try fixture("sidereal.tsv")
        #expect(table.rows.count == 47 * 4)
        let delhi = GeographicPosition(latitude: 28.61, longitude: 77.21)
        for row in table.rows {
            let ayanamsa = try #require(Ayanamsa(word: row.text("mode")))
            let sky = try ephemeris.sky(
                at: row.number("julianDayUT"), bodies: [.sun, .moon, .mars], zodiac: .sidereal(ayanamsa),
                observer: delhi,
                houses: .placidus)
            let houses = try #require(sky.houses)
            let found = [
                "ayanamsa": sky.ayanamsa ?? .nan, "sunLongitude": sky.positions[0].longitude,
                "moonLongitude": sky.positions[1].longitude, "moonLatitude": sky.positions[1].latitude,
                "marsLongitude": sky.positions[2].longitude, "ascendant": houses.ascendant,
                "midheaven": houses.midheaven, "secondCusp": houses.cusps[1],
            ]
            for (name, value) in found.sorted(by: { $0.key < $1.key }) {
                #expect(angularDistance(value, row.number(name)) < 1e-7, "\(ayanamsa.rawValue) \(name)")
            }
            #expect(abs(sky.positions[0].longitudeSpeed - row.number("sunSpeed")) < 1e-7)
        }
    }

    /// Sidereal longitude is tropical longitude minus the ayanamsa, for bodies and angles alike.
    @Test func `sidereal longitude is tropical minus ayanamsa`() throws {
        let ephemeris = try systemEphemeris()
        let place = GeographicPosition(latitude: 50.45, longitude: 30.52)
        let tropical = try ephemeris.sky(
            at: 2_448_027.1, bodies: CelestialBody.standard, observer: place, houses: .placidus)
        #expect(tropical.ayanamsa == nil)
        for ayanamsa in Ayanamsa.allCases where !ayanamsa.projectsOntoFixedEcliptic {
            let sidereal = try ephemeris.sky(
                at: 2_448_027.1, bodies: CelestialBody.standard, zodiac: .sidereal(ayanamsa), observer: place,
                houses: .placidus)
            let value = try #require(sidereal.ayanamsa)
            for (a, b) in zip(tropical.positions, sidereal.positions) {
                #expect(angularDistance(a.longitude - value, b.longitude) < 1e-8, "\(ayanamsa) \(a.name)")
            }
            let houses = (try #require(tropical.houses), try #require(sidereal.houses))
            #expect(angularDistance(houses.0.ascendant - value, houses.1.ascendant) < 1e-8, "\(ayanamsa)")
            #expect(angularDistance(houses.0.midheaven - value, houses.1.midheaven) < 1e-8, "\(ayanamsa)")
            for (a, b) in zip(houses.0.cusps, houses.1.cusps) {
                #expect(angularDistance(a - value, b) < 1e-8, "\(ayanamsa)")
            }
        }
    }

    @Test func `words select ayanamsas and round-trip`() {
        #expect(Ayanamsa.allCases.count == 47)
        #expect(Ayanamsa.allCases.map(\.number) == Array(0..<47))
        #expect(Set(Ayanamsa.words).count == 47)
        #expect(Set(Ayanamsa.allCases.map(\.displayName)).count == 47)
        for ayanamsa in Ayanamsa.allCases {
            #expect(Ayanamsa(word: ayanamsa.rawValue) == ayanamsa)
            #expect(Ayanamsa(word: ayanamsa.displayName) == ayanamsa, "\(ayanamsa.displayName)")
            #expect(Ayanamsa(word: ayanamsa.rawValue.uppercased()) == ayanamsa)
            #expect(
                ayanamsa.rawValue.utf8.allSatisfy {
                    (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) || $0 == 0x2D
                })
        }
    }

    @Test(arguments: [
        ("lahiri", Ayanamsa.lahiri), ("Fagan/Bradley", .faganBradley), ("KP", .krishnamurti),
        ("true-citra", .trueCitra),
        ("True Chitra", .trueCitra), ("0", .faganBradley), ("46", .lahiriICRC),
    ])
    func `alternative words are recognized`(word: String, ayanamsa: Ayanamsa) {
        #expect(Ayanamsa(word: word) == ayanamsa)
    }

    @Test(arguments: ["", "47", "-1", "lahirri", "tropical", "255"])
    func `unknown words are rejected`(word: String) {
        #expect(Ayanamsa(word: word) == nil)
    }
}

@Suite struct ZodiacTests {
    @Test(arguments: [
        ("tropical", Zodiac.tropical), ("Sidereal", .sidereal(.faganBradley)), ("lahiri", .sidereal(.lahiri)),
        ("sidereal-lahiri", .sidereal(.lahiri)), ("sidereal: True Citra", .sidereal(.trueCitra)),
    ])
    func `words select zodiacs and round-trip`(word: String, zodiac: Zodiac) throws {
        #expect(Zodiac(word: word) == zodiac)
        #expect(Zodiac(word: zodiac.word) == zodiac)
    }

    @Test(arguments: ["", "topical", "sidereal-", "sidereal-nothing"])
    func `unknown words are rejected`(word: String) {
        let isPlainSidereal = word == "sidereal-"
        #expect(Zodiac(word: word) == (isPlainSidereal ? .sidereal(.faganBradley) : nil))
    }
}
