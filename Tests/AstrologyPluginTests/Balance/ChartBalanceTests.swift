// SPDX-License-Identifier: AGPL-3.0-or-later

import AstrologyPlugin
import Testing

@Suite("Balance of a chart")
struct ChartBalanceTests {
    // Planets of J2000 (2000-01-01 12:00 TT) by sign, from the Swiss Ephemeris' swetest; houses as signs counted
    // from an Ascendant in Aries.
    static let planets: [(String, Double)] = [
        ("Sun", 280.37), ("Moon", 223.32), ("Mercury", 271.89), ("Venus", 241.57), ("Mars", 327.96),
        ("Jupiter", 25.25), ("Saturn", 40.40), ("Uranus", 314.81), ("Neptune", 303.19), ("Pluto", 251.45),
    ]

    // Capricorn 2, Scorpio, Sagittarius 2, Aquarius 3, Aries, Taurus.
    @Test
    func `the balance of J2000 agrees with a count by hand`() throws {
        let points = Self.planets.map { name, longitude in
            BalancePoint(name: name, longitude: longitude, house: Int(longitude / 30) + 1)
        }
        let balance = ChartBalance(of: points)
        #expect(balance.bodies == Self.planets.map(\.0))
        let elements = balance.elements
        #expect([elements.fire, elements.earth, elements.air, elements.water] == [3, 3, 3, 1])
        let modalities = balance.modalities
        #expect([modalities.cardinal, modalities.fixed, modalities.mutable] == [3, 5, 2])
        #expect([balance.polarities.positive, balance.polarities.negative] == [6, 4])
        let quadrants = try #require(balance.quadrants)
        #expect([quadrants.first, quadrants.second, quadrants.third, quadrants.fourth] == [2, 0, 3, 5])
        let halves = try #require(balance.hemispheres)
        #expect([halves.eastern, halves.western, halves.northern, halves.southern] == [7, 3, 2, 8])
    }

    @Test
    func `hemispheres need houses, and other bodies don't count`() {
        let points = Self.planets.map { BalancePoint(name: $0.0, longitude: $0.1) }
        let balance = ChartBalance(of: points + [BalancePoint(name: "Chiron", longitude: 0)])
        #expect(balance.hemispheres == nil)
        #expect(balance.quadrants == nil)
        #expect(balance.bodies.count == 10)
    }

    @Test
    func `weights and the Ascendant count`() {
        let points = [
            BalancePoint(name: "Sun", longitude: 0), BalancePoint(name: "Ascendant", longitude: 95),
        ]
        #expect(ChartBalance(of: points).elements.water == 0)
        #expect(ChartBalance(of: points, weights: .planetsAndAscendant).elements.water == 1)
        let weighted = ChartBalance(of: points, weights: BalanceWeights(["Sun": 3, "Ascendant": 2]))
        #expect(weighted.elements.fire == 3)
        #expect(weighted.modalities.cardinal == 5)
    }
}
