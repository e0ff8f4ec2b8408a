// SPDX-License-Identifier: AGPL-3.0-or-later

import Testing

@testable import AstrologyPlugin
@testable import SwissEphemeris

/// A missing file has a warning with the remedy, and is never replaced silently.
@Suite struct MissingFileTests {
    static let noon2000 = 2_451_545.0

    @Test func `planets fall back to Moshier with a warning`() throws {
        let folder = try ScratchFolder()
        let ephemeris = try folder.ephemeris()
        let sky = try ephemeris.sky(at: Self.noon2000, bodies: CelestialBody.standard)
        let moshier = try folder.ephemeris(.moshier).sky(at: Self.noon2000, bodies: CelestialBody.standard)
        #expect(sky.positions.count == 13)
        for position in sky.positions where position.body != .lilith {
            #expect(position.source == .moshier, "\(position.name)")
            let warning = try #require(position.warning, "\(position.name)")
            let file = position.body.kind == .node || position.body == .moon ? "semo_18.se1" : "sepl_18.se1"
            #expect(warning.contains(file) && warning.contains("swe-basic-data") && warning.contains(folder.path))
            #expect(position.longitude == moshier[position.body]?.longitude)
        }
        #expect(sky[.lilith]?.source == .formula)
        #expect(sky.deltaT == moshier.deltaT)
        #expect(sky.files.isEmpty)
    }

    @Test func `bodies without a built-in theory are unavailable`() throws {
        let folder = try ScratchFolder()
        try folder.link("sepl_18.se1")
        try folder.link("semo_18.se1")
        let bodies: [CelestialBody] = [
            .sun, .chiron, .vesta, .asteroid(433), .asteroid(136_199), .star("Regulus"), .fictitious(.whiteMoon),
        ]
        let sky = try folder.ephemeris().sky(at: Self.noon2000, bodies: bodies)
        #expect(sky.positions.map(\.body) == [.sun])
        #expect(sky[.sun]?.source == .swissEphemeris && sky[.sun]?.warning == nil)
        #expect(sky.unavailable.map(\.body) == Array(bodies.dropFirst()))
        #expect(sky.unavailable.allSatisfy { $0.reason == .missingFile })
        #expect(
            sky.unavailable.map(\.file) == [
                "seas_18.se1", "seas_18.se1", "se00433s.se1", "s136199s.se1", "sefstars.txt", "seorbel.txt",
            ])
        for (body, cure) in [(0, "install swe-basic-data"), (2, "put se00433s.se1 into one of these folders")] {
            #expect(sky.unavailable[body].message.contains(cure))
            #expect(sky.unavailable[body].message.contains(folder.path))
        }
    }

    /// Chiron's file is installed, but the Earth's position is from Moshier, so Chiron's position has a warning.
    @Test func `Chiron with a Moshier Earth has a warning`() throws {
        let folder = try ScratchFolder()
        try folder.link("seas_18.se1")
        let chiron = try #require(try folder.ephemeris().sky(at: Self.noon2000, bodies: [.chiron])[.chiron])
        #expect(chiron.source == .moshier)
        #expect(chiron.warning?.contains("sepl_18.se1") == true)
        let exact = try #require(try systemEphemeris().sky(at: Self.noon2000, bodies: [.chiron])[.chiron])
        #expect(angularDistance(chiron.longitude, exact.longitude) < 1 / 3600.0)
    }

    /// Without the Moon's file, libswe computes the Earth's offset from the barycenter with Moshier, and reports it.
    @Test func `planets without the Moon's file have a warning`() throws {
        let folder = try ScratchFolder()
        try folder.link("sepl_18.se1")
        let ephemeris = try folder.ephemeris()
        let sky = try ephemeris.sky(at: Self.noon2000, bodies: [.sun, .moon, .mars, .northNode])
        #expect(sky.positions.map(\.source) == [.swissEphemeris, .moshier, .swissEphemeris, .moshier])
        for position in sky.positions {
            #expect(position.warning?.contains("semo_18.se1") == true, "\(position.name): \(position.warning ?? "")")
        }
        let moshier = try folder.ephemeris(.moshier).sky(at: Self.noon2000, bodies: [.moon])
        #expect(angularDistance(sky.positions[1].longitude, moshier.positions[0].longitude) < 1e-5)
        let again = try ephemeris.sky(at: Self.noon2000, bodies: [.sun, .moon, .mars, .northNode])
        #expect(try again == ephemeris.sky(at: Self.noon2000, bodies: [.sun, .moon, .mars, .northNode]))
        #expect(again == sky, "the second time libswe has the positions at hand and says nothing")
    }

    @Test func `stars without planet files have a warning`() throws {
        let folder = try ScratchFolder()
        try folder.link("sefstars.txt")
        let sky = try folder.ephemeris().sky(at: Self.noon2000, bodies: [.star("Regulus"), .star("Nibelheim")])
        #expect(sky[.star("Regulus")]?.source == .moshier)
        #expect(sky[.star("Regulus")]?.warning?.contains("sepl_18.se1") == true)
        #expect(sky.unavailable.map(\.reason) == [.unknownStar])
    }

    /// A thread that has read one catalog must not return its stars for another folder.
    @Test func `stars of a previous folder aren't returned`() throws {
        let first = try ScratchFolder()
        let second = try ScratchFolder()
        let line = "Testa,teTst,ICRS,10,08,22.31099,+11,58,01.9516,-248.73,5.59,5.9,41.13,1.4, 12, 2149\n"
        let other = "Testa,teTst,ICRS,11,08,22.31099,+11,58,01.9516,-248.73,5.59,5.9,41.13,1.4, 12, 2149\n"
        try first.write(line.utf8, to: "sefstars.txt")
        try second.write(other.utf8, to: "sefstars.txt")
        func longitude(_ folder: ScratchFolder) throws -> Double {
            try #require(try folder.ephemeris().sky(at: Self.noon2000, bodies: [.star("Testa")])[.star("Testa")])
                .longitude
        }
        let a = try longitude(first)
        let b = try longitude(second)
        #expect(angularDistance(a, b) > 10)
        #expect(try longitude(first) == a)
        let empty = try ScratchFolder().ephemeris().sky(at: Self.noon2000, bodies: [.star("Testa")])
        #expect(empty.unavailable.map(\.reason) == [.missingFile])
    }

    @Test(arguments: [
        // A century without files that Moshier covers, one that it doesn't cover, and one that no ephemeris covers.
        (2_086_302.5, "sepl_06.se1", "swe-standard-data"), (-2_000_000.0, "seplm", "swe-extra-data"),
        (3_000_000.5, "sepl_30.se1", "swe-standard-data"),
    ])
    func `dates outside the installed files name the missing file`(julianDay: Double, file: String, package: String)
        throws
    {
        let ephemeris = try systemEphemeris()
        if CelestialBody.moshierJulianDays.contains(julianDay) {
            let sun = try #require(try ephemeris.sky(at: julianDay, bodies: [.sun])[.sun])
            #expect(sun.source == .moshier)
            #expect(sun.warning?.contains(file) == true && sun.warning?.contains(package) == true)
        } else {
            let error = #expect(throws: EphemerisError.self) { try ephemeris.sky(at: julianDay, bodies: [.sun]) }
            #expect(error?.code == .dateOutOfRange)
            #expect(error?.message.contains(file) == true && error?.message.contains(package) == true)
        }
    }

    @Test(arguments: [9_026_000.5, -4e6, 1e300, .infinity, .nan])
    func `dates outside every ephemeris are rejected`(julianDay: Double) throws {
        let error = #expect(throws: EphemerisError.self) {
            try systemEphemeris().sky(at: julianDay, bodies: [.sun, .chiron])
        }
        #expect(error?.code == .dateOutOfRange)
    }

    @Test func `Chiron is unavailable before its range`() throws {
        let sky = try systemEphemeris().sky(at: 1_900_000.5, bodies: [.sun, .chiron])
        #expect(sky[.sun] != nil)
        #expect(sky.unavailable.map(\.reason) == [.dateOutOfRange])
    }

    @Test(arguments: [
        (91.0, 0.0, 0.0), (-90.01, 0, 0), (.nan, 0, 0), (0, 181, 0), (0, -180.5, 0), (0, .infinity, 0), (0, 0, 1e9),
    ])
    func `places out of range are rejected`(latitude: Double, longitude: Double, altitude: Double) throws {
        let place = GeographicPosition(latitude: latitude, longitude: longitude, altitude: altitude)
        let error = #expect(throws: EphemerisError.self) {
            try systemEphemeris().sky(at: Self.noon2000, bodies: [.sun], observer: place, houses: .placidus)
        }
        #expect(error?.code == .invalidInput)
    }

    @Test func `houses need a place`() throws {
        let error = #expect(throws: EphemerisError.self) {
            try systemEphemeris().sky(at: Self.noon2000, bodies: [.sun], houses: .placidus)
        }
        #expect(error?.code == .missingObserver)
    }
}
