// SPDX-License-Identifier: AGPL-3.0-or-later

import AstrologyPlugin
import SwissEphemeris
import Testing

@Suite struct SourceConformanceTests {
    @Test func `the Swiss Ephemeris keeps the contract`() async throws {
        let bodies = CelestialBody.named + [.asteroid(433), .star("Regulus"), .star("Nibelheim")]
        // In centuries whose files are missing, libswe's Moshier fallback varies in the last digits with what it
        // computed before, up to 2e-8 degrees; see the next test for Moshier alone.
        let problems = await EphemerisSourceConformance.problems(
            of: try systemEphemeris(), bodies: bodies,
            julianDays: [2_378_600.25, 2_415_020.5, 2_451_545.125, 2_488_070.75, 2_597_000.5])
        #expect(problems == [], "\(problems)")
    }

    @Test func `the Moshier ephemeris keeps the contract`() async throws {
        var source = try systemEphemeris()
        source.preference = .moshier
        let problems = await EphemerisSourceConformance.problems(of: source)
        #expect(problems == [], "\(problems)")
    }

    @Test func `the low-precision formulas keep the contract`() async {
        #expect(await EphemerisSourceConformance.problems(of: LowPrecisionEphemeris()) == [])
    }

    @Test func `a source with a state is found out`() async {
        let source = AlteredEphemeris { sky, _ throws(EphemerisError) in
            if !sky.positions.isEmpty { sky.positions[0].longitude = .random(in: 0...360) }
        }
        let problems = await EphemerisSourceConformance.problems(of: source, bodies: [.sun, .moon])
        #expect(problems.contains { $0.message.contains("two answers") })
        #expect(problems.contains { $0.message.contains("many threads") })
    }

    @Test func `speeds in the wrong unit are found out`() async {
        let source = AlteredEphemeris { sky, _ throws(EphemerisError) in
            for index in sky.positions.indices { sky.positions[index].longitudeSpeed /= 24 }
        }
        let problems = await EphemerisSourceConformance.problems(of: source, bodies: [.moon])
        #expect(problems.contains { $0.message.contains("speed in longitude of Moon") })
    }
}
