// SPDX-License-Identifier: Apache-2.0

import AstrologyPlugin
import ComputationKit
import ComputationTesting
import Foundation
import SwissEphemeris
import Testing

/// Charts from a source of positions that is independent of the Swiss Ephemeris.
@Suite struct AnotherSourceTests {
    private static let sources = AstrologySources(ephemeris: LowPrecisionEphemeris())

    private static func request(_ date: String, houses: HouseSystem = .equal) -> ChartRequest {
        ChartRequest(
            birth: Birth(date: date, latitude: 48.4, longitude: 10), houseSystem: houses, bodies: [.sun, .moon, .mars])
    }

    @Test(arguments: ["1962-02-05T00:00Z", "1990-05-15T11:30Z", "2024-12-21T09:20Z"])
    func `a chart agrees with the Swiss Ephemeris to the formulas' precision`(date: String) async throws {
        let chart = try await Engine([AstrologyPlugin(sources: Self.sources)])(
            Astrology.natalChart, Self.request(date))
        let swiss = try await Engine([AstrologyPlugin(sources: .swissEphemeris)])(
            Astrology.natalChart, Self.request(date))
        // The almanac states 0.01° for the Sun and 0.3° for the Moon; the angles lack nutation, which is up to 0.005°
        // of sidereal time, and up to three times as much for the Ascendant at this latitude.
        for (name, tolerance) in [("Sun", 0.012), ("Moon", 0.3)] {
            let planet = try #require(chart.planets.first { $0.name == name })
            let expected = try #require(swiss.planets.first { $0.name == name })
            #expect(abs(remainder(planet.longitude - expected.longitude, 360)) < tolerance, "\(name)")
            #expect(abs(planet.declination - expected.declination) < tolerance, "\(name)")
            #expect(planet.house == expected.house, "\(name)")
        }
        let (ascendant, midheaven) = (try #require(chart.ascendant), try #require(chart.midheaven))
        let (swissAscendant, swissMidheaven) = (try #require(swiss.ascendant), try #require(swiss.midheaven))
        #expect(abs(remainder(ascendant.longitude - swissAscendant.longitude, 360)) < 0.02)
        #expect(abs(remainder(midheaven.longitude - swissMidheaven.longitude, 360)) < 0.02)
        #expect(chart.sect == swiss.sect)
        #expect(try #require(chart.lunarPhase).name == #require(swiss.lunarPhase).name)
        // The formulas have neither.
        #expect(chart.points.map(\.name) == ["Part of Fortune", "Part of Spirit"])
    }

    @Test func `provenance and warnings name the source`() async throws {
        let engine = try Engine([AstrologyPlugin(sources: Self.sources)])
        let chart = try await engine(Astrology.natalChart, Self.request("1990-05-15T11:30Z", houses: .placidus))
        #expect(chart.provenance.library == "Astronomical Almanac, low precision")
        #expect(chart.provenance.ephemerisRequested == LowPrecisionEphemeris.word)
        #expect(chart.provenance.bodies.map(\.source) == [LowPrecisionEphemeris.word, LowPrecisionEphemeris.word])
        #expect(chart.provenance.houseSystemUsed == .equal)
        #expect(chart.warnings.map(\.code) == [.houseSystemUndefined, .bodyUnavailable])
        #expect(engine.plugins.map(\.license) == ["Apache-2.0"])
    }

    @Test func `a date outside the range of the source is refused`() async throws {
        let engine = try Engine([AstrologyPlugin(sources: Self.sources)])
        let error = await #expect(throws: ComputationError.self) {
            try await engine(Astrology.natalChart, Self.request("1850-01-01T00:00Z"))
        }
        #expect(error?.code == .refused)
        #expect(
            error?.description
                == "birth.date: expected a date from 1961-01-01 through 2049-12-31, the range of Astronomical Almanac, "
                + "low precision, got 1850-01-01T00:00:00Z")
    }
}

@Suite struct PositionSourceTests {
    @Test(arguments: ["a", "moshier", "swiss-ephemeris", "astronomical-almanac", String(repeating: "x", count: 32)])
    func `an identifier round-trips`(word: String) throws {
        let source = try #require(PositionSource(rawValue: word))
        #expect(source.rawValue == word)
        #expect(try JSONDecoder().decode(PositionSource.self, from: JSONEncoder().encode(source)) == source)
    }

    @Test(arguments: [
        "", "Moshier", "My Table!", "a b", "a_b", "a--b", "-", "-a", "a-", "é", "a\0b",
        String(repeating: "x", count: 33),
    ])
    func `an invalid identifier is rejected`(word: String) {
        #expect(PositionSource(rawValue: word) == nil)
        #expect(!PositionSource.schema.erased.issues(of: .string(word)).isEmpty)
    }

    @Test func `sources differ by their identifiers`() {
        #expect(PositionSource("moshier") == .moshier && PositionSource.moshier != .jpl)
        #expect(PositionSource(rawValue: "swiss-ephemeris") == .swissEphemeris)
        #expect(Set(["a", "b", "a"].compactMap(PositionSource.init(rawValue:))).count == 2)
    }
}
