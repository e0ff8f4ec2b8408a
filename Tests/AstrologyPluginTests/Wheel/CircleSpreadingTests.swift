// SPDX-License-Identifier: AGPL-3.0-or-later

import Testing

@testable import AstrologyPlugin

@Suite("Spreading items on the circle")
struct CircleSpreadingTests {
    @Test(arguments: [
        ([10.0, 200], [6.0, 6], [10.0, 200]),
        ([10, 10], [6, 6], [7, 13]),
        ([10, 12, 50], [6, 6, 6], [8, 14, 50]),
        ([100, 100, 100], [5, 5, 5], [95, 100, 105]),
        // Across 0°: 359° and 1° must be 10° apart and move by the same amount.
        ([1, 359], [10, 10], [5, 355]),
        // Different distances: positions x, x + 4, x + 14 around the common mean 20.
        ([20, 20, 20], [4, 10, 1], [14, 18, 28]),
    ])
    func `small cases agree with solutions by hand`(ideals: [Double], distances: [Double], expected: [Double]) throws {
        let places = try #require(CircleSpreading.places(ideals: ideals, distances: distances))
        for (place, wanted) in zip(places, expected) {
            #expect(abs(CircleDegrees.difference(from: wanted, to: place)) < 1e-9)
        }
    }

    @Test
    func `too many items have no positions`() {
        #expect(CircleSpreading.places(ideals: [0, 1, 2], distances: [121, 121, 121]) == nil)
        #expect(CircleSpreading.places(ideals: [0, 1, 2], distances: [120, 120, 120]) != nil)
        #expect(CircleSpreading.places(ideals: [], distances: []) == [])
        #expect(CircleSpreading.places(ideals: [42], distances: [90]) == [42])
    }

    @Test
    func `positions keep distance and order and are optimal`() throws {
        let seed: UInt64 = 20_260_214
        print("CircleSpreadingTests.properties seed \(seed)")
        var random = WheelRandom(seed: seed)
        for _ in 0..<3000 {
            let count = Int.random(in: 2...30, using: &random)
            let width = Double.random(in: 1...360, using: &random)
            let start = Double.random(in: 0..<360, using: &random)
            let ideals = (0..<count).map { _ in
                CircleDegrees.normal(start + Double.random(in: 0..<width, using: &random))
            }.sorted()
            let distances = (0..<count).map { _ in Double.random(in: 1..<11, using: &random) }
            let places = try #require(CircleSpreading.places(ideals: ideals, distances: distances))
            #expect(Self.holds(places, distances))
            let cost = Self.cost(places, ideals)
            for _ in 0..<10 {
                // A small move of adjacent items in either direction must not reduce the cost.
                var moved = places
                let first = Int.random(in: 0..<count, using: &random)
                let length = Int.random(in: 1...count, using: &random)
                let step = Double.random(in: -0.2...0.2, using: &random)
                for offset in 0..<length { moved[(first + offset) % count] += step }
                guard Self.holds(moved, distances) else { continue }
                #expect(Self.cost(moved, ideals) >= cost - 1e-6)
            }
        }
    }

    private static func holds(_ places: [Double], _ distances: [Double]) -> Bool {
        places.indices.allSatisfy { index in
            let isLast = index + 1 == places.count
            let next = isLast ? places[0] + 360 : places[index + 1]
            return next - places[index] >= distances[index] - 1e-6
        }
    }

    private static func cost(_ places: [Double], _ ideals: [Double]) -> Double {
        zip(places, ideals).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }
    }
}
