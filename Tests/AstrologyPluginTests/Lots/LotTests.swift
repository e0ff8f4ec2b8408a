// SPDX-License-Identifier: AGPL-3.0-or-later

import AstrologyPlugin
import Testing

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

@Suite("Lots and sect")
struct LotTests {
    // Computed by hand: Ascendant 15 Leo, Sun 10 Taurus, Moon 20 Sagittarius. The Moon is 220 degrees ahead of the
    // Sun; 15 Leo + 220 = 25 Pisces, 15 Leo - 220 = 5 Capricorn.
    @Test
    func `Fortune and Spirit are swapped at night`() {
        func at(_ lot: Lot, _ sect: Sect, _ formula: Lot.Formula = .sect) -> Double {
            lot.longitude(ascendant: 135, sun: 40, moon: 260, sect: sect, formula: formula)
        }
        #expect(at(.fortune, .day) == 355)
        #expect(at(.spirit, .day) == 275)
        #expect(at(.fortune, .night) == 275)
        #expect(at(.spirit, .night) == 355)
        #expect(at(.fortune, .night, .day) == 355)
        #expect(at(.spirit, .night, .day) == 275)
    }

    // At new moon the lots fall on the Ascendant, at full moon on the Descendant (Ptolemy, Tetrabiblos III.10:
    // the Moon is to Fortune as the Sun is to the Ascendant).
    @Test(arguments: [Sect.day, .night])
    func `lots at new and full moon are on the horizon`(_ sect: Sect) {
        for lot in Lot.allCases {
            #expect(lot.longitude(ascendant: 350, sun: 100, moon: 100, sect: sect) == 350)
            #expect(lot.longitude(ascendant: 350, sun: 100, moon: 280, sect: sect) == 170)
        }
    }

    @Test
    func `the speed of a lot follows its formula`() {
        #expect(Lot.fortune.speed(ascendant: 360, sun: 1, moon: 13, sect: .day) == 372)
        #expect(Lot.fortune.speed(ascendant: 360, sun: 1, moon: 13, sect: .night) == 348)
        #expect(Lot.spirit.speed(ascendant: 360, sun: 1, moon: 13, sect: .night) == 372)
    }

    @Test
    func `sect agrees with the Sun's altitude`() throws {
        let path = "\(#filePath)".replacing("LotTests.swift", with: "Fixtures/sect.txt")
        let lines = try String(contentsOf: URL(filePath: path), encoding: .utf8).split(separator: "\n")
        #expect(lines.count == 600)
        for line in lines {
            let values = line.split(separator: " ").compactMap { Double($0) }
            try #require(values.count == 6)
            let expected: Sect = values[5] > 0 ? .day : .night
            #expect(
                Sect(
                    sunLongitude: values[0], obliquity: values[1], siderealTime: values[2],
                    geographicLatitude: values[3]) == expected, "\(line)")
            #expect(Sect(sunAltitude: values[5]) == expected)
            if abs(values[3]) < 66 {
                #expect(Sect(sunLongitude: values[0], ascendant: values[4]) == expected, "\(line)")
            }
        }
    }

    @Test
    func `the Sun on the horizon makes a day chart`() {
        #expect(Sect(sunLongitude: 10, ascendant: 10) == .day)
        #expect(Sect(sunLongitude: 190, ascendant: 10) == .day)
        #expect(Sect(sunLongitude: 10.001, ascendant: 10) == .night)
        #expect(Sect(sunLongitude: 9.999, ascendant: 10) == .day)
    }
}
