// SPDX-License-Identifier: Apache-2.0

import ComputationKit
import ExpectedTables
import Testing

@testable import WardrobePlugin

@Suite struct ColdStressBalanceTests {
    private static func balance(_ row: ExpectedTable.Row) -> ColdStressBalance {
        ColdStressBalance(
            airTemperature: row.number("tdb"), radiantTemperature: row.number("tr"),
            relativeAirSpeed: row.number("vr"), humidity: 50, metabolicRate: row.number("met"),
            walkingSpeed: row.number("walk"), airPermeability: row.number("p"))
    }

    @Test func grid() throws {
        let table = try ExpectedTable("ireq.tsv")
        #expect(table.rows.count == 968)
        for row in table.rows {
            let balance = Self.balance(row)
            for (value, column) in [
                (balance.required(.minimal), "ireq_min"), (balance.required(.neutral), "ireq_neutral"),
                (balance.requiredEnsemble(.minimal), "icl_min"), (balance.requiredEnsemble(.neutral), "icl_neutral"),
            ] {
                #expect((value / row.number(column) - 1).magnitude < 0.001, "\(column) \(row.fields)")
            }
        }
    }

    /// ISO 11079:2007, table F.1: neutral IREQ in clo at 85 % and low permeability, rounded to 0.1.
    @Test(arguments: [
        (0.0, 0.0, 2.0, 90.0, 2.6), (0, 0, 2, 145, 1.5), (-10, -10, 2, 90, 3.5), (-10, 0, 2, 145, 1.9),
        (-20, -20, 2, 115, 3.4), (-20, -20, 7, 115, 3.5), (-30, -30, 2, 115, 4), (-30, -30, 5, 175, 2.6),
    ])
    func `results equal the standard's table`(
        air: Double, radiant: Double, speed: Double, rate: Double, expected: Double
    ) {
        let balance = ColdStressBalance(
            airTemperature: air, radiantTemperature: radiant, relativeAirSpeed: speed, humidity: 85,
            metabolicRate: rate,
            walkingSpeed: max(0.3, 0.0052 * (rate - 58)), airPermeability: 8)
        #expect((balance.required(.neutral) - expected).magnitude <= 0.1)
    }

    /// The reference searches for the heat loss while its area factor still changes, and stops early in a few rows.
    ///
    /// Our solution closes the balance in every row, which is tested below.
    @Test func `exposure times equal a reference grid`() throws {
        let table = try ExpectedTable("ireq.tsv")
        var (compared, off) = (0, 0)
        for row in table.rows {
            for (strain, column) in [(ColdStressBalance.Strain.minimal, "hours_min"), (.neutral, "hours_neutral")] {
                let hours = Self.balance(row).durationLimit(strain, clo: row.number("clo")) ?? .infinity
                guard let expected = row[column] else {
                    #expect(hours > 7.9, "\(row.fields)")
                    continue
                }
                compared += 1
                if (hours / expected - 1).magnitude > 0.01 { off += 1 }
            }
        }
        #expect(compared > 1580)
        #expect(off <= 8, "\(off) of \(compared)")
    }

    /// The solutions close the heat balance, both for the required insulation and for the heat loss.
    @Test func `solutions satisfy the heat balance`() throws {
        for row in try ExpectedTable("ireq.tsv").rows {
            let balance = Self.balance(row)
            for strain in ColdStressBalance.Strain.allCases {
                let needed = balance.required(strain) * ThermalUnits.insulationPerClo
                #expect(balance.imbalance(strain, insulation: needed, storage: 0).magnitude < 1e-6)
                let worn = balance.resultant(of: row.number("clo") * ThermalUnits.insulationPerClo)
                let storage = balance.heatStorage(strain, clo: row.number("clo"))
                #expect(balance.imbalance(strain, insulation: worn, storage: storage).magnitude < 1e-6)
            }
        }
    }

    /// With the required insulation, no heat is lost: the two halves of the standard agree.
    @Test func `required insulation holds indefinitely`() throws {
        for row in try ExpectedTable("ireq.tsv").rows {
            let balance = Self.balance(row)
            for strain in ColdStressBalance.Strain.allCases {
                let clo = balance.requiredEnsemble(strain)
                #expect(balance.heatStorage(strain, clo: clo).magnitude < 1e-6)
                #expect(balance.durationLimit(strain, clo: clo - 0.1) != nil)
            }
        }
    }

    /// Cold, wind, and inactivity require more; neutral requires more than minimal; more clothing lasts longer.
    @Test(arguments: [11_079 as UInt64])
    func monotone(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        for _ in 0..<1000 {
            let air = Double.random(in: -40...20, using: &random)
            let speed = Double.random(in: 0.4...15, using: &random)
            let rate = Double.random(in: 60...350, using: &random)
            func needed(_ air: Double, _ speed: Double, _ rate: Double, _ strain: ColdStressBalance.Strain) -> Double {
                balance(air, speed, rate).requiredEnsemble(strain)
            }
            func balance(_ air: Double, _ speed: Double, _ rate: Double) -> ColdStressBalance {
                ColdStressBalance(
                    airTemperature: air, radiantTemperature: air, relativeAirSpeed: speed, humidity: 50,
                    metabolicRate: rate, walkingSpeed: 1.2, airPermeability: 50)
            }
            let base = needed(air, speed, rate, .neutral)
            let minimal = needed(air, speed, rate, .minimal)
            #expect(minimal < base, "seed \(seed)")
            #expect(needed(air - 1, speed, rate, .neutral) > base, "seed \(seed)")
            if minimal > 0.1 { #expect(needed(air, speed + 0.5, rate, .neutral) > base, "seed \(seed)") }
            if minimal > 0 { #expect(needed(air, speed, rate - 2, .neutral) > base, "seed \(seed)") }
            let weather = balance(air, speed, rate)
            let short = weather.durationLimit(.minimal, clo: 0.5) ?? .infinity
            let long = weather.durationLimit(.minimal, clo: 1) ?? .infinity
            #expect(long >= short, "seed \(seed)")
        }
    }
}
