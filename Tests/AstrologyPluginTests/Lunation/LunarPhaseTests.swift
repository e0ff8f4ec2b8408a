// SPDX-License-Identifier: AGPL-3.0-or-later

import AstrologyPlugin
import Testing

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

@Suite("Lunar phase")
struct LunarPhaseTests {
    // Rudhyar, The Lunation Cycle (1967): eight phases of 45 degrees.
    @Test(arguments: [
        (0.0, "New Moon"), (44.99, "New Moon"), (45.0, "Crescent"), (89.99, "Crescent"),
        (90.0, "First Quarter"), (135.0, "Gibbous"), (179.99, "Gibbous"), (180.0, "Full Moon"),
        (224.99, "Full Moon"), (225.0, "Disseminating"), (270.0, "Last Quarter"),
        (314.99, "Last Quarter"), (315.0, "Balsamic"), (359.99, "Balsamic"), (-10.0, "Balsamic"),
        (360.0, "New Moon"), (-1e-17, "New Moon"),
    ])
    func `the eight phases begin at multiples of 45 degrees`(_ elongation: Double, _ name: String) {
        #expect(LunarPhaseName(elongation: elongation).rawValue == name)
    }

    // Meeus, Astronomical Algorithms, 2nd edition, example 48.a: 1992 April 12, 0h TD. The Moon is that of his example
    // 47.a (longitude 133.167265, latitude -3.229126, 368409.7 km), in architest/pymeeus, tests/test_moon.py,
    // test_moon_apparent_ecliptical_pos, commit 35c233866757a720fb7a1bb18b698bcf2d50fc05. The Sun (right ascension
    // 20.6579, declination 8.6964, so longitude 22.3396; 149971520 km, so 1.0024977 au) and the phase angle 69.0756,
    // so a lit fraction of 0.6786, are in commenthol/astronomia, test/moonillum.test.js, phaseAngleEquatorial, commit
    // 0de8adc5154b62f5dd448e5e2120626d54d7d915.
    @Test
    func `the lit fraction agrees with Meeus's example 48.a`() {
        let phase = LunarPhase(
            sunLongitude: 22.33957, sunDistance: 1.002_497_7, moonLongitude: 133.167_265,
            moonLatitude: -3.229_126, moonDistance: 368_409.7 / 149_597_870.7)
        #expect(abs(phase.illuminatedFraction - 0.6786) < 0.0001)
        #expect(abs(phase.angle - 110.8277) < 0.0001)
        #expect(phase.name == .firstQuarter)
        #expect(phase.isWaxing)
    }

    @Test
    func `the lit fraction agrees with the Swiss Ephemeris`() throws {
        let path = "\(#filePath)".replacing("LunarPhaseTests.swift", with: "Fixtures/phases.txt")
        let lines = try String(contentsOf: URL(filePath: path), encoding: .utf8).split(separator: "\n")
        #expect(lines.count == 400)
        for line in lines {
            let values = line.split(separator: " ").compactMap { Double($0) }
            try #require(values.count == 7)
            let phase = LunarPhase(
                sunLongitude: values[0], sunDistance: values[1], moonLongitude: values[2],
                moonLatitude: values[3], moonDistance: values[4])
            #expect(abs(phase.illuminatedFraction - values[5]) < 3e-6, "\(line)")
            // The extremes of elongation and brightness differ slightly, since the Moon passes beside the Sun.
            if abs(Angle.signedDifference(from: 0, to: phase.angle)) > 6,
                abs(Angle.signedDifference(from: 180, to: phase.angle)) > 6
            {
                #expect(phase.isWaxing == (values[6] == 1), "\(line)")
            }
        }
    }

    @Test
    func `a new moon is dark and a full moon is lit`() {
        let dark = LunarPhase(
            sunLongitude: 10, sunDistance: 1, moonLongitude: 10, moonLatitude: 0, moonDistance: 0.0026)
        #expect(dark.illuminatedFraction < 1e-12)
        #expect(dark.angle == 0)
        let lit = LunarPhase(
            sunLongitude: 350, sunDistance: 1, moonLongitude: 170, moonLatitude: 0, moonDistance: 0.0026)
        #expect(lit.illuminatedFraction > 1 - 1e-12)
        #expect(lit.angle == 180)
        #expect(!lit.isWaxing)
    }
}
