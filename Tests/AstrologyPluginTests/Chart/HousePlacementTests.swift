// SPDX-License-Identifier: AGPL-3.0-or-later

import Testing

@testable import AstrologyPlugin
@testable import SwissEphemeris

@Suite struct HousePlacementTests {
    static let seed: UInt64 = 360

    private func ahead(_ start: Double, _ end: Double) -> Double {
        let difference = (end - start).truncatingRemainder(dividingBy: 360)
        return difference < 0 ? difference + 360 : difference
    }

    @Test func `a cusp belongs to its house`() {
        let placement = HousePlacement(cusps: (0..<12).map { Double($0) * 30 })
        #expect(placement.house(of: 0) == 1)
        #expect(placement.house(of: 29.999_999) == 1)
        #expect(placement.house(of: 30) == 2)
        #expect(placement.house(of: 359.999_999_9) == 12)
        let shifted = HousePlacement(
            cusps: (0..<12).map { (Double($0) * 30 + 345).truncatingRemainder(dividingBy: 360) })
        #expect(shifted.house(of: 344.999) == 12)
        #expect(shifted.house(of: 345) == 1)
        #expect(shifted.house(of: 359.999) == 1)
        #expect(shifted.house(of: 0) == 1)
        #expect(shifted.house(of: 15) == 2)
    }

    /// Gauquelin sectors follow the daily motion: the first is above the Ascendant and has just risen.
    @Test func `Gauquelin sectors run clockwise`() {
        let placement = HousePlacement(
            cusps: (0..<36).map { (360 - Double($0) * 10).truncatingRemainder(dividingBy: 360) })
        #expect(placement.house(of: 0) == 1)
        #expect(placement.house(of: 359.5) == 1)
        #expect(placement.house(of: 350.000_1) == 1)
        #expect(placement.house(of: 350) == 2)
        #expect(placement.house(of: 0.001) == 36)
        #expect(placement.house(of: 10) == 36)
        #expect(placement.house(of: 180) == 19)
    }

    /// Houses of points on the ecliptic from libswe's search on the sphere, from pole to pole; see
    /// Fixtures/make-placements.py.
    @Test func `houses agree with spherical geometry`() throws {
        let ephemeris = try systemEphemeris()
        let lines = try ChartFixture.lines("placements.tsv").dropFirst()
        #expect(lines.count > 800)
        var misplaced: [Substring] = []
        for line in lines {
            let cells = line.split(separator: "\t").map(String.init)
            let numbers = cells.dropFirst().compactMap(Double.init)
            guard numbers.count == 5, let system = HouseSystem(word: cells[0]) else {
                Issue.record("\(line)")
                continue
            }
            let observer = GeographicPosition(latitude: numbers[1], longitude: numbers[2])
            let frame = try #require(
                try ephemeris.sky(at: numbers[0], bodies: [], observer: observer, houses: system).houses)
            if HousePlacement(cusps: frame.cusps).house(of: numbers[3]) != Int(numbers[4]) { misplaced.append(line) }
        }
        #expect(misplaced.isEmpty, "\(misplaced.count) of \(lines.count): \(misplaced.prefix(10))")
    }

    /// In a quarter of all charts between the tropics, the cusps of horizontal houses run backward, and so do the
    /// houses: the first house is then behind its cusp and doesn't cover the rest of the circle.
    @Test func `houses whose cusps run backward are behind their cusps`() {
        let cusps = [3.6, 290.4, 270.4, 260.4, 251.1, 236.0, 183.6, 110.4, 90.4, 80.4, 71.1, 56.0]
        let placement = HousePlacement(cusps: cusps)
        #expect(cusps.map(placement.house(of:)) == Array(1...12))
        let longitudes = [3.5, 327, 280, 265, 210, 147, 60, 30, 3.7]
        #expect(longitudes.map(placement.house(of:)) == [1, 1, 2, 3, 6, 7, 11, 12, 12])
    }

    /// A longitude is in the only house whose cusps enclose it, or in any such house if cusps cross each other.
    @Test(arguments: HouseSystem.allCases)
    func `every longitude has a house`(_ system: HouseSystem) throws {
        let ephemeris = try systemEphemeris()
        var dice = SplitMix64(state: Self.seed)
        var regular = 0
        var misplaced: [String] = []
        for _ in 0..<150 {
            let observer = GeographicPosition(
                latitude: dice.pick(-90...90), longitude: dice.pick(-180...180))
            let julianDay = dice.pick(2_378_500...2_597_000)
            let cusps = try #require(
                try ephemeris.sky(at: julianDay, bodies: [], observer: observer, houses: system).houses
            ).cusps
            let context = "\(system) at \(observer), \(julianDay), seed \(Self.seed): \(cusps)"
            let placement = HousePlacement(cusps: cusps)
            let forward = cusps.indices.map { ahead(cusps[$0], cusps[($0 + 1) % cusps.count]) }
            let backward = cusps.indices.map { ahead(cusps[($0 + 1) % cusps.count], cusps[$0]) }
            let runsForward = abs(forward.reduce(0, +) - 360) < 1e-6
            let runsBackward = abs(backward.reduce(0, +) - 360) < 1e-6
            // Between the polar circles, only these systems have cusps that cross each other or run backward.
            let isWayward = [.horizontal, .gauquelin, .sunshineMakransky].contains(system)
            if abs(observer.latitude) < 65, !isWayward { #expect(runsForward, "\(context)") }
            if system == .gauquelin, abs(observer.latitude) < 65 { #expect(runsBackward, "\(context)") }
            let longitudes = (0..<40).map { _ in dice.unit() * 360 } + cusps
            for longitude in longitudes {
                let house = placement.house(of: longitude)
                guard (1...cusps.count).contains(house) else {
                    misplaced.append("\(longitude) in house \(house), \(context)")
                    continue
                }
                let cusp = cusps[house - 1]
                let isInside =
                    runsForward
                    ? ahead(cusp, longitude) < forward[house - 1]
                    : !runsBackward || ahead(longitude, cusp) < backward[house - 1]
                if !isInside { misplaced.append("\(longitude) in house \(house), \(context)") }
            }
            guard runsForward || runsBackward else { continue }
            regular += 1
            // The width of Pullen's houses can be 0.
            if forward.allSatisfy({ $0 > 0 }), cusps.map(placement.house(of:)) != Array(1...cusps.count) {
                misplaced.append("cusps of \(context)")
            }
        }
        #expect(misplaced.isEmpty, "\(misplaced.count): \(misplaced.prefix(3))")
        #expect(regular > 100)
    }
}
