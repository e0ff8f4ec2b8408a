// SPDX-License-Identifier: AGPL-3.0-or-later

import Testing

@testable import AstrologyPlugin
@testable import SwissEphemeris

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

@Suite struct CelestialBodyTests {
    @Test func `standard bodies have their names`() {
        #expect(
            CelestialBody.standard.map(\.name) == [
                "Sun", "Moon", "Mercury", "Venus", "Mars", "Jupiter", "Saturn", "Uranus", "Neptune", "Pluto",
                "North Node", "South Node", "Lilith", "Chiron",
            ])
    }

    @Test(arguments: [
        ("sun", CelestialBody.sun), ("  MOON ", .moon), ("north node", .northNode), ("northNode", .northNode),
        ("north-node", .northNode), ("node", .northNode), ("rahu", .northNode), ("South Node", .southNode),
        ("lilith", .lilith), ("black moon", .lilith), ("Lilith (osculating)", .osculatingLilith),
        ("true lilith", .osculatingLilith), ("433", .asteroid(433)), ("asteroid 433", .asteroid(433)),
        ("Asteroid-433", .asteroid(433)), ("asteroid 1", .ceres), ("2060", .chiron), ("134340", .pluto),
        ("star Regulus", .star("Regulus")), ("star:alLeo", .star("alLeo")), ("STAR  Gal. Center", .star("Gal. Center")),
        ("transpluto", .fictitious(.isis)), ("white moon", .fictitious(.whiteMoon)), ("priapus", .interpolatedPerigee),
    ])
    func `words select bodies and round-trip`(word: String, body: CelestialBody) throws {
        #expect(CelestialBody(word: word) == body)
        #expect(CelestialBody(word: body.word) == body)
        let json = try JSONEncoder().encode([body])
        #expect(try JSONDecoder().decode([CelestialBody].self, from: json) == [body])
    }

    @Test(arguments: [
        "", " ", "earth", "sunn", "asteroid", "asteroid 9%", "asteroid 0", "-5", "1000000", "99999999999", "star",
        "star ",
        "star 100%", "star ,", "star a\u{7}b", "starRegulus", "Сонце",
    ])
    func `unknown words are rejected`(word: String) {
        #expect(CelestialBody(word: word) == nil)
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode([CelestialBody].self, from: JSONEncoder().encode([word]))
        }
    }

    @Test func `every named body has its own word and number`() {
        let named = CelestialBody.named
        #expect(Set(CelestialBody.words).count == named.count)
        for body in named { #expect(CelestialBody(word: body.name) == body, "\(body.name)") }
        let numbers = named.filter { $0 != .southNode }.compactMap { $0.libsweNumber(nodes: .true) }
        #expect(Set(numbers).count == named.count - 1)
    }

    @Test func `star names have a limit`() {
        #expect(CelestialBody(starName: String(repeating: "a", count: 40)) != nil)
        #expect(CelestialBody(starName: String(repeating: "a", count: 41)) == nil)
    }

    /// libswe matches names loosely; an unknown name must not match another star.
    @Test(arguments: ["spicarello", "mulatto", "pushyamitra", "1", "2149", "14Andromeda", "Regul", "alLe", ",alLeo"])
    func `unknown stars are unavailable`(name: String) throws {
        let body = try #require(CelestialBody(starName: name))
        let sky = try systemEphemeris().sky(at: 2_451_545, bodies: [body])
        if name == ",alLeo" {
            #expect(sky[body]?.name == "Regulus")
        } else {
            #expect(sky.unavailable.map(\.reason) == [.unknownStar], "\(sky.positions)")
            #expect(sky.unavailable.first?.message.contains("got \(name)") == true)
        }
    }

    @Test(arguments: ["regulus", "REGULUS", "alleo", "AlLeo", "galactic center", "Galactic Center", "14and"])
    func `star names ignore case`(name: String) throws {
        let body = try #require(CelestialBody(word: "star " + name))
        let sky = try systemEphemeris().sky(at: 2_451_545, bodies: [body])
        #expect(sky.positions.count == 1, "\(sky.unavailable)")
    }

    @Test func `the star catalog is read`() throws {
        let stars = try systemEphemeris().fixedStars()
        #expect(stars.stars.count > 1000)
        let regulus = try #require(stars.star(named: "regulus"))
        #expect(regulus.designation == "alLeo" && regulus.magnitude == 1.4)
        #expect(try systemEphemeris().stars() == stars.stars)
        let missing = #expect(throws: EphemerisError.self) { try ScratchFolder().ephemeris().fixedStars() }
        #expect(missing?.code == .missingFile)
        #expect(FixedStarCatalog(parsing: "# x\n\nnot,enough\n").stars.isEmpty)
    }
}

@Suite struct BodyCatalogTests {
    @Test func `installed files make every body available`() throws {
        let entries = try systemEphemeris().bodies(at: 2_451_545)
        #expect(entries.map(\.body) == CelestialBody.named)
        #expect(entries.filter { !$0.isAvailable }.isEmpty)
        let chiron = try #require(entries.first { $0.body == .chiron })
        #expect(chiron.file == "seas_18.se1" && chiron.filePath == systemFolder + "/seas_18.se1")
        #expect(chiron.kind == .asteroid && chiron.source == .swissEphemeris)
    }

    /// The catalog lists the bodies that can be computed, with any set of files.
    @Test(arguments: [
        [], ["sepl_18.se1"], ["semo_18.se1"], ["seas_18.se1"], ["sepl_18.se1", "semo_18.se1"], ["seorbel.txt"],
    ])
    func `the catalog agrees with the sky`(files: [String]) throws {
        let folder = try ScratchFolder()
        for file in files { try folder.link(file) }
        let ephemeris = try folder.ephemeris()
        let entries = ephemeris.bodies(at: 2_451_545)
        let sky = try ephemeris.sky(at: 2_451_545, bodies: CelestialBody.named)
        for entry in entries {
            #expect(entry.source == sky[entry.body]?.source, "\(entry.name) with \(files)")
        }
    }

    @Test(arguments: [0, -1, 1_000_000, .min, .max] as [Int32])
    func `numbers of minor planets out of range are rejected`(number: Int32) throws {
        let ephemeris = try systemEphemeris()
        let error = #expect(throws: EphemerisError.self) {
            try ephemeris.sky(at: 2_451_545, bodies: [.sun, .asteroid(number)])
        }
        #expect(error?.code == .invalidInput)
        #expect(ephemeris.bodies(at: 2_451_545, among: [.asteroid(number)]).map(\.isAvailable) == [false])
    }

    @Test func `dates out of range make bodies unavailable`() throws {
        let ephemeris = try systemEphemeris()
        let entries = ephemeris.bodies(at: 1_900_000.5)
        #expect(entries.first { $0.body == .chiron }?.isAvailable == false)
        #expect(entries.first { $0.body == .sun }?.source == .moshier)
        #expect(ephemeris.bodies(at: 3_000_000.5, among: [.sun]).map(\.isAvailable) == [false])
        for julianDay in [Double.nan, .infinity, -.infinity, 1e19, -1e300, 1e8] {
            #expect(ephemeris.bodies(at: julianDay).allSatisfy { !$0.isAvailable }, "\(julianDay)")
        }
        let eros = try #require(ephemeris.bodies(at: 2_451_545, among: [.asteroid(433)]).first)
        #expect(!eros.isAvailable && eros.file == "se00433s.se1" && eros.filePath == nil)
    }
}
