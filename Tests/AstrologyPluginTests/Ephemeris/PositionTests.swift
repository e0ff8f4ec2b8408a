// SPDX-License-Identifier: AGPL-3.0-or-later

import ExpectedTables
import Testing

@testable import AstrologyPlugin
@testable import SwissEphemeris

/// Positions against pyswisseph and swetest: see `Fixtures/make-fixtures.py`.
///
/// Both are other builds of libswe. They verify only the binding: that the library is called correctly and that no
/// value is lost. This applies to every expected value in these tests that comes from one of the two.
/// ``PublishedValuesTests``, ``PublishedEventsTests``, and ``ChartPublishedTests`` verify the library.
@Suite struct PositionTests {
    /// Expected values are written with 12 digits.
    static let tolerance = 1e-7

    @Test func `positions agree with pyswisseph for six centuries`() throws {
        let ephemeris = try systemEphemeris()
        let table = try fixture("positions.tsv")
        #expect(table.rows.count == 60 * 25)
        for row in table.rows {
            let word = row.text("body")
            let nodes: NodeType = word == "mean node" ? .mean : .true
            let body = try #require(word.hasSuffix(" node") ? .northNode : CelestialBody(word: word), "\(word)")
            let sky = try ephemeris.sky(at: row.number("julianDayUT"), bodies: [body], nodes: nodes)
            let position = try #require(sky[body], "\(word): \(sky.unavailable)")
            expect(position, row)
            #expect(position.warning == nil)
            let isFormula = nodes == .mean || [.lilith, .interpolatedLilith, .interpolatedPerigee].contains(body)
            #expect(position.source == (isFormula ? .formula : .swissEphemeris), "\(word)")
        }
    }

    @Test func `Moshier positions need no files`() throws {
        let ephemeris = try ScratchFolder().ephemeris(.moshier)
        for row in try fixture("moshier.tsv").rows {
            let word = row.text("body")
            let nodes: NodeType = word == "mean node" ? .mean : .true
            let body = try #require(word.hasSuffix(" node") ? .northNode : CelestialBody(word: word))
            let sky = try ephemeris.sky(at: row.number("julianDayUT"), bodies: [body], nodes: nodes)
            let position = try #require(sky[body])
            expect(position, row)
            #expect(position.source == .moshier || position.source == .formula)
            #expect(position.warning == nil, "Moshier was asked for")
        }
    }

    @Test func `topocentric positions agree with pyswisseph`() throws {
        let ephemeris = try systemEphemeris()
        for row in try fixture("topocentric.tsv").rows {
            let place = GeographicPosition(
                latitude: row.number("latitude"), longitude: row.number("longitude"), altitude: 250)
            let body = try #require(
                CelestialBody(word: row.text("body").hasSuffix(" node") ? "node" : row.text("body")))
            let sky = try ephemeris.sky(
                at: row.number("julianDayUT"), bodies: [body], nodes: .mean, observer: place, isTopocentric: true)
            let position = try #require(sky[body])
            #expect(angularDistance(position.longitude, row.number("lon")) < Self.tolerance)
            #expect(abs(position.latitude - row.number("lat")) < Self.tolerance)
            #expect(abs(position.distance - row.number("distance")) < 1e-9 * max(1, row.number("distance")))
            #expect(angularDistance(position.rightAscension, row.number("rightAscension")) < Self.tolerance)
            #expect(abs(position.declination - row.number("declination")) < Self.tolerance)
            #expect(abs(position.longitudeSpeed - row.number("longitudeSpeed")) < 1e-6)
        }
    }

    @Test func `obliquity, nutation, and delta T agree with pyswisseph`() throws {
        let ephemeris = try systemEphemeris()
        for row in try fixture("frame.tsv").rows {
            let sky = try ephemeris.sky(at: row.number("julianDayUT"), bodies: [])
            #expect(abs(sky.deltaT - row.number("deltaT")) < 1e-7)
            #expect(abs(sky.obliquity - row.number("obliquity")) < 1e-9)
            #expect(abs(sky.meanObliquity - row.number("meanObliquity")) < 1e-9)
            #expect(abs(sky.nutationInLongitude - row.number("nutationInLongitude")) < 1e-9)
            #expect(abs(sky.nutationInObliquity - row.number("nutationInObliquity")) < 1e-9)
        }
    }

    @Test func `fixed stars agree with pyswisseph`() throws {
        let ephemeris = try systemEphemeris()
        for row in try fixture("stars.tsv").rows {
            let body = try #require(CelestialBody(word: "star " + row.text("star")))
            let sky = try ephemeris.sky(at: row.number("julianDayUT"), bodies: [body])
            let star = try #require(sky[body], "\(sky.unavailable)")
            let name = row.text("fullName").split(separator: ",").first.map(String.init)
            #expect(star.name == name)
            #expect(angularDistance(star.longitude, row.number("longitude")) < Self.tolerance)
            #expect(abs(star.latitude - row.number("latitude")) < Self.tolerance)
            #expect(abs(star.longitudeSpeed - row.number("longitudeSpeed")) < Self.tolerance)
            #expect(angularDistance(star.rightAscension, row.number("rightAscension")) < Self.tolerance)
            #expect(abs(star.declination - row.number("declination")) < Self.tolerance)
            #expect(star.source == .swissEphemeris)
        }
    }

    /// The South Node is the other end of the same axis.
    @Test(arguments: [NodeType.true, .mean], [Zodiac.tropical, .sidereal(.lahiri), .sidereal(.j2000)])
    func `the south node is opposite the north node`(nodes: NodeType, zodiac: Zodiac) throws {
        let sky = try systemEphemeris().sky(
            at: 2_448_027.104, bodies: [.northNode, .southNode], zodiac: zodiac, nodes: nodes)
        let north = try #require(sky[.northNode])
        let south = try #require(sky[.southNode])
        #expect(abs(angularDistance(north.longitude, south.longitude) - 180) < 1e-12)
        #expect((0..<360).contains(south.longitude))
        #expect(south.latitude == -north.latitude)
        #expect(south.declination == -north.declination)
        #expect(abs(angularDistance(north.rightAscension, south.rightAscension) - 180) < 1e-12)
        #expect(south.longitudeSpeed == north.longitudeSpeed)
        #expect(south.rightAscensionSpeed == north.rightAscensionSpeed)
        #expect(south.declinationSpeed == -north.declinationSpeed)
        #expect(south.source == (nodes == .mean ? .formula : .swissEphemeris))
    }

    /// Declination follows from longitude, latitude and the true obliquity (Meeus, Astronomical Algorithms,
    /// 13.4).
    @Test func `declination agrees with longitude and latitude`() throws {
        let sky = try systemEphemeris().sky(at: 2_461_000.3, bodies: CelestialBody.standard)
        for position in sky.positions {
            let expected = declination(
                longitude: position.longitude, latitude: position.latitude, obliquity: sky.obliquity)
            #expect(abs(position.declination - expected) < 1e-9, "\(position.name)")
        }
    }

    @Test func `declination is the same in every zodiac`() throws {
        let ephemeris = try systemEphemeris()
        let tropical = try ephemeris.sky(at: 2_461_000.3, bodies: CelestialBody.standard)
        for ayanamsa in Ayanamsa.allCases {
            let sidereal = try ephemeris.sky(
                at: 2_461_000.3, bodies: CelestialBody.standard, zodiac: .sidereal(ayanamsa))
            for (a, b) in zip(tropical.positions, sidereal.positions) {
                #expect(abs(a.declination - b.declination) < 1e-10, "\(ayanamsa) \(a.name)")
                #expect(angularDistance(a.rightAscension, b.rightAscension) < 1e-10, "\(ayanamsa) \(a.name)")
            }
        }
    }

    @Test func `empty requests give no positions`() throws {
        let sky = try systemEphemeris().sky(at: 2_451_545, bodies: [])
        #expect(sky.positions.isEmpty && sky.unavailable.isEmpty && sky.houses == nil && sky.files.isEmpty)
        #expect(sky[.sun] == nil)
    }

    @Test func `a sky lists the files that were read`() throws {
        let ephemeris = try systemEphemeris()
        let sky = try ephemeris.sky(at: 2_451_545, bodies: CelestialBody.standard)
        #expect(sky.files.map(\.name) == ["sepl_18.se1", "semo_18.se1", "seas_18.se1"])
        #expect(sky.files.map(\.ephemerisNumber) == [431, 431, 431])
        #expect(sky.files.allSatisfy { $0.firstJulianDay < 2_378_500 && $0.lastJulianDay > 2_597_600 })
        #expect(try ephemeris.sky(at: 2_451_545, bodies: [.sun]).files.map(\.content) == [.planets, .moon])
    }

    private func expect(_ position: BodyPosition, _ row: ExpectedTable.Row) {
        let context: Comment = "\(position.name) at \(row.number("julianDayUT"))"
        #expect(angularDistance(position.longitude, row.number("longitude")) < Self.tolerance, context)
        #expect(abs(position.latitude - row.number("latitude")) < Self.tolerance, context)
        #expect(abs(position.distance - row.number("distance")) < 1e-10 * max(1, row.number("distance")), context)
        #expect(abs(position.longitudeSpeed - row.number("longitudeSpeed")) < Self.tolerance, context)
        #expect(abs(position.latitudeSpeed - row.number("latitudeSpeed")) < Self.tolerance, context)
        #expect(abs(position.distanceSpeed - row.number("distanceSpeed")) < Self.tolerance, context)
        #expect(angularDistance(position.rightAscension, row.number("rightAscension")) < Self.tolerance, context)
        #expect(abs(position.declination - row.number("declination")) < Self.tolerance, context)
        if row.fields["declinationSpeed"] != nil {
            #expect(abs(position.rightAscensionSpeed - row.number("rightAscensionSpeed")) < Self.tolerance, context)
            #expect(abs(position.declinationSpeed - row.number("declinationSpeed")) < Self.tolerance, context)
        }
    }
}

/// The parts of a sky requested separately.
@Suite struct PartsOfASkyTests {
    @Test(arguments: [HouseSystem.placidus, .sunshine, .gauquelin])
    func `houses alone equal those of a sky`(system: HouseSystem) throws {
        let ephemeris = try systemEphemeris()
        let place = GeographicPosition(latitude: 50.45, longitude: 30.52)
        for zodiac in [Zodiac.tropical, .sidereal(.lahiri), .sidereal(.j2000)] {
            let sky = try ephemeris.sky(
                at: 2_448_027, bodies: [.sun], zodiac: zodiac, observer: place, houses: system, includesCuspSpeeds: true
            )
            let houses = try ephemeris.houses(
                system, at: place, julianDayUT: 2_448_027, zodiac: zodiac, includesCuspSpeeds: true)
            #expect(houses == sky.houses, "\(zodiac.word)")
        }
    }

    @Test func `delta T and sidereal time alone equal those of a sky`() throws {
        let ephemeris = try systemEphemeris()
        for julianDay in [2_415_020.5, 2_451_545, 2_488_000.25] {
            let greenwich = GeographicPosition(latitude: 51.4769, longitude: 0)
            let sky = try ephemeris.sky(at: julianDay, bodies: [.sun], observer: greenwich, houses: .porphyry)
            #expect(try ephemeris.deltaT(at: julianDay) == sky.deltaT)
            let armc = try #require(sky.houses).armc
            #expect(angularDistance(try ephemeris.siderealTime(at: julianDay), armc) < 1e-7)
        }
    }

    @Test(arguments: [Ayanamsa.lahiri, .trueCitra, .galacticCenter0Sagittarius])
    func `an ayanamsa alone equals that of a sky`(ayanamsa: Ayanamsa) throws {
        let ephemeris = try systemEphemeris()
        let sky = try ephemeris.sky(at: 2_448_027, bodies: [.sun], zodiac: .sidereal(ayanamsa))
        #expect(try ephemeris.ayanamsa(ayanamsa, at: 2_448_027) == sky.ayanamsa)
    }

    @Test func `values out of range are rejected`() throws {
        let ephemeris = try systemEphemeris()
        for julianDay in [-4e6, 9e6, .nan, .infinity] {
            #expect(throws: EphemerisError.self) { try ephemeris.deltaT(at: julianDay) }
            #expect(throws: EphemerisError.self) { try ephemeris.siderealTime(at: julianDay) }
            #expect(throws: EphemerisError.self) { try ephemeris.ayanamsa(.lahiri, at: julianDay) }
        }
        let nowhere = GeographicPosition(latitude: 91, longitude: 0)
        #expect(throws: EphemerisError.self) {
            try ephemeris.houses(.equal, at: nowhere, julianDayUT: 2_448_027)
        }
    }
}
