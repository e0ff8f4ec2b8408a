// SPDX-License-Identifier: AGPL-3.0-or-later

import AstrologyPlugin
import SwissEphemeris
import Testing

@Suite struct SourceConformanceTests {
    @Test func `the conformance check finds no problems in the Swiss Ephemeris`() async throws {
        let bodies = CelestialBody.named + [.asteroid(433), .star("Regulus"), .star("Nibelheim")]
        // In centuries without files, the last digits of libswe's Moshier fallback depend on earlier computations, up
        // to 2e-8 degrees; see the next test for Moshier alone.
        let problems = await EphemerisSourceConformance.problems(
            of: try systemEphemeris(), bodies: bodies,
            julianDays: [2_378_600.25, 2_415_020.5, 2_451_545.125, 2_488_070.75, 2_597_000.5])
        #expect(problems == [], "\(problems)")
    }

    @Test func `the conformance check finds no problems in the Moshier ephemeris`() async throws {
        var source = try systemEphemeris()
        source.preference = .moshier
        let problems = await EphemerisSourceConformance.problems(of: source)
        #expect(problems == [], "\(problems)")
    }

    @Test func `the conformance check finds no problems in the low-precision formulas`() async {
        #expect(await EphemerisSourceConformance.problems(of: LowPrecisionEphemeris()) == [])
    }

    @Test func `different results for the same request are a problem`() async {
        let source = AlteredEphemeris { sky, _ throws(EphemerisError) in
            if !sky.positions.isEmpty { sky.positions[0].longitude = .random(in: 0...360) }
        }
        let problems = await EphemerisSourceConformance.problems(of: source, bodies: [.sun, .moon])
        #expect(problems.contains { $0.message.contains("two answers") })
        #expect(problems.contains { $0.message.contains("many threads") })
    }

    @Test func `speeds in the wrong unit are a problem`() async {
        let source = AlteredEphemeris { sky, _ throws(EphemerisError) in
            for index in sky.positions.indices { sky.positions[index].longitudeSpeed /= 24 }
        }
        let problems = await EphemerisSourceConformance.problems(of: source, bodies: [.moon])
        #expect(problems.contains { $0.message.contains("speed in longitude of Moon") })
    }
}
