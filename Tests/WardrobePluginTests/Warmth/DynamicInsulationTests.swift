// SPDX-License-Identifier: Apache-2.0

import ComputationKit
import ExpectedTables
import Testing

@testable import WardrobePlugin

@Suite struct DynamicInsulationTests {
    @Test func grid() throws {
        let table = try ExpectedTable("dynamic.tsv")
        #expect(table.rows.count == 140)
        for row in table.rows {
            let (clo, met) = (row.number("clo"), row.number("met"))
            let iso = DynamicInsulation.iso9920(clo: clo, met: met, airSpeed: row.number("v"))
            #expect((iso - max(0, row.number("iso9920"))).magnitude < 1e-6, "\(row.fields)")
            #expect((DynamicInsulation.ashrae55(clo: clo, met: met) - row.number("ashrae55")).magnitude < 0.0006)
        }
    }

    @Test func `indoor habit follows the six o'clock temperature`() throws {
        let table = try ExpectedTable("habit.tsv")
        #expect(table.rows.count == 61)
        for row in table.rows {
            let clo = HabitualClothing.indoors(outdoorAtSix: row.number("tout"))
            #expect((clo - row.number("clo")).magnitude < 0.0051)
        }
    }

    /// Values of the curve of Havenith and others (2012), which falls with temperature and stays between 0.3 and 2.5.
    @Test(arguments: [(-10.0, 1.52), (0, 1.37), (5, 1.27), (10, 1.13), (20, 0.73)])
    func `outdoor habit follows the temperature`(celsius: Double, clo: Double) {
        #expect((HabitualClothing.outdoors(celsius: celsius) - clo).magnitude < 0.006)
    }

    @Test func `outdoor habit stays in its bounds`() {
        var last = Double.infinity
        for celsius in stride(from: -5.0, through: 50, by: 0.5) {
            let clo = HabitualClothing.outdoors(celsius: celsius)
            #expect((0.3...2.5).contains(clo) && clo <= last)
            last = clo
        }
    }

    /// Wind and walking reduce insulation, and more clothing keeps more.
    @Test(arguments: [7 as UInt64])
    func monotone(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        for _ in 0..<2000 {
            let clo = Double.random(in: 0...1.7, using: &random)
            let air = Double.random(in: 0.15...3, using: &random)
            let walk = Double.random(in: 0...1, using: &random)
            func left(_ clo: Double, _ air: Double, _ walk: Double) -> Double {
                DynamicInsulation.iso9920(clo: clo, relativeAirSpeed: air, walkingSpeed: walk)
            }
            let base = left(clo, air, walk)
            #expect(base >= 0)
            #expect(left(clo + 0.05, air, walk) >= base, "seed \(seed): \(clo) clo, \(air) m/s, \(walk) m/s")
            if clo >= 0.6 { #expect(base <= clo + 1e-12, "seed \(seed)") }
        }
    }

    /// The equations are quadratic in air speed.
    ///
    /// Clamped beyond the measured range, a gale never adds insulation.
    @Test func `wind never adds insulation`() {
        for clo in stride(from: 0.0, through: 3, by: 0.1) {
            let strong = DynamicInsulation.iso9920(clo: clo, relativeAirSpeed: 4, walkingSpeed: 1.2)
            #expect(DynamicInsulation.iso9920(clo: clo, relativeAirSpeed: 30, walkingSpeed: 3) == strong)
            #expect(strong <= DynamicInsulation.iso9920(clo: clo, relativeAirSpeed: 2, walkingSpeed: 0.5))
        }
    }

    /// ISO 7730 and ASHRAE 55: v + 0.3 (M − 1); the walking speed is 0.0052 (M − 58), up to each standard's own limit.
    @Test func movement() {
        #expect(BodyMovement.relativeAirSpeed(airSpeed: 0.1, met: 1) == 0.1)
        #expect((BodyMovement.relativeAirSpeed(airSpeed: 0.1, met: 2) - 0.4).magnitude < 1e-12)
        #expect(BodyMovement.relativeAirSpeed(airSpeed: 0.1, met: 0.8) == 0.1)
        #expect((BodyMovement.walkingSpeed(met: 2, limit: 0.7) - 0.303_16).magnitude < 1e-9)
        #expect(BodyMovement.walkingSpeed(met: 5, limit: 0.7) == 0.7)
        #expect(BodyMovement.walkingSpeed(met: 5, limit: 1.2) == 1.2)
        #expect(BodyMovement.walkingSpeed(met: 0.9, limit: 0.7) == 0)
    }

    /// Each standard's area factor at 1 clo.
    ///
    /// They differ, so they must not be mixed.
    @Test func `area factors follow the standard`() {
        #expect(ClothingAreaFactor.iso9920(clo: 1) == 1.28)
        #expect((ClothingAreaFactor.iso7730(insulation: 0.155) - 1.149_975).magnitude < 1e-9)
        #expect((ClothingAreaFactor.iso7730(insulation: 0.05) - 1.0645).magnitude < 1e-9)
        #expect((ClothingAreaFactor.iso11079(insulation: 0.155) - 1.185_535).magnitude < 1e-9)
    }
}
