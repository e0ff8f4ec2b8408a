// SPDX-License-Identifier: Apache-2.0

import ComputationKit
import ComputationTesting
import ExpectedTables
import Testing

@testable import WardrobePlugin

@Suite struct PredictedMeanVoteTests {
    private static func reading(of row: ExpectedTable.Row) -> PredictedMeanVoteReading {
        PredictedMeanVote.reading(
            of: PredictedMeanVoteInput(
                airTemperature: row.number("tdb"), radiantTemperature: row.number("tr"),
                relativeAirSpeed: row.number("vr"), humidity: row.number("rh"), met: row.number("met"),
                clo: row.number("clo")))
    }

    @Test func grid() throws {
        let table = try ExpectedTable("pmv.tsv")
        #expect(table.rows.count == 252)
        for row in table.rows {
            #expect((Self.reading(of: row).pmv - row.number("pmv")).magnitude < 0.005, "\(row.fields)")
            let percentage = ThermalComfortBalance.dissatisfied(meanVote: row.number("pmv"))
            #expect((percentage - row.number("ppd")).magnitude < 0.0001)
        }
    }

    /// ISO 7730:2005, annex D, table D.1, from the validation tables shared by the Python, JavaScript, and R
    /// implementations: vote to 0.1, percent to 0.1.
    @Test(arguments: [
        (22.0, 22.0, 0.1, 60.0, 1.2, 0.5, -0.8, 16.9), (27, 27, 0.1, 60, 1.2, 0.5, 0.8, 17.3),
        (27, 27, 0.3, 60, 1.2, 0.5, 0.4, 8.9), (23.5, 25.5, 0.1, 60, 1.2, 0.5, 0, 5),
        (23.5, 25.5, 0.3, 60, 1.2, 0.5, -0.6, 11.4), (19, 19, 0.1, 40, 1.2, 1, -0.6, 12.5),
        (23.5, 23.5, 0.3, 40, 1.2, 1, 0.1, 5.3), (23, 21, 0.1, 40, 1.2, 1, 0.1, 5.1),
        (23, 21, 0.3, 40, 1.2, 1, -0.2, 5.6), (22, 22, 0.1, 60, 1.6, 0.5, 0.1, 5),
        (27, 27, 0.1, 60, 1.6, 0.5, 1.2, 33.9), (27, 27, 0.3, 60, 1.6, 0.5, 0.9, 24.1),
    ])
    func `results equal the standard's examples`(
        air: Double, radiant: Double, speed: Double, humidity: Double, met: Double, clo: Double, vote: Double,
        percentage: Double
    ) {
        let reading = PredictedMeanVote.reading(
            of: PredictedMeanVoteInput(
                airTemperature: air, radiantTemperature: radiant, relativeAirSpeed: speed, humidity: humidity, met: met,
                clo: clo))
        #expect((reading.pmv - vote).magnitude <= 0.055)
        #expect((reading.ppd - percentage).magnitude <= 0.2)
    }

    @Test(arguments: [
        ("airTemperature", PredictedMeanVoteInput(airTemperature: 9.9, relativeAirSpeed: 0.1, met: 2, clo: 1.5)),
        (
            "radiantTemperature",
            PredictedMeanVoteInput(
                airTemperature: 20, radiantTemperature: 41, relativeAirSpeed: 0.1, met: 1.2, clo: 0.3)
        ),
        ("relativeAirSpeed", PredictedMeanVoteInput(airTemperature: 22, relativeAirSpeed: 1.01, met: 1.6, clo: 1)),
        ("met", PredictedMeanVoteInput(airTemperature: 29, relativeAirSpeed: 0.1, met: 0.7, clo: 0.8)),
        ("met", PredictedMeanVoteInput(airTemperature: 12, relativeAirSpeed: 0.4, met: 4.1, clo: 0.3)),
        ("clo", PredictedMeanVoteInput(airTemperature: 14, relativeAirSpeed: 0.1, met: 1.2, clo: 2.1)),
        (
            "humidity",
            PredictedMeanVoteInput(airTemperature: 28, relativeAirSpeed: 0.1, humidity: 90, met: 1, clo: 0.3)
        ),
        ("", PredictedMeanVoteInput(airTemperature: 12, relativeAirSpeed: 0.1, met: 1, clo: 0.5)),
    ])
    func `input outside the standard is rejected or marked`(path: String, input: PredictedMeanVoteInput) async throws {
        let isRange = !["", "humidity"].contains(path)
        await #expect {
            try await checked(PredictedMeanVote(), input)
        } throws: { error in
            guard let error = error as? ComputationError else { return false }
            // The schema has the ranges of single fields; this tests ranges that depend on several fields.
            return error.issues.map(\.path) == [path] && error.code == (isRange ? .invalidInput : .refused)
                && error.issues.allSatisfy { isRange || $0.recoverySuggestion?.contains("outsideRange") == true }
        }
        var marked = input
        marked.outsideRange = true
        let reading = isRange ? PredictedMeanVote.reading(of: marked) : try await checked(PredictedMeanVote(), marked)
        #expect(reading.outside.count == 1)
        #expect(reading.outside.first?.hasPrefix(path) == true)
    }

    @Test func `input inside the standard isn't marked`() async throws {
        let input = PredictedMeanVoteInput(airTemperature: 22, relativeAirSpeed: 0.1, met: 1.2, clo: 0.9)
        let reading = try await checked(PredictedMeanVote(), input)
        #expect(reading.outside.isEmpty)
        #expect(reading.sensation == .neutral)
    }

    /// Warmer air, warmer walls, and more clothing never lower the vote.
    ///
    /// If the air is cooler than the clothes, more wind never raises it.
    @Test(arguments: [20_261_121 as UInt64])
    func monotone(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        for _ in 0..<2000 {
            let air = Double.random(in: 10...30, using: &random)
            let radiant = Double.random(in: 10...32, using: &random)
            let speed = Double.random(in: 0...1, using: &random)
            let clo = Double.random(in: 0...2, using: &random)
            let met = Double.random(in: 0.8...4, using: &random)
            func vote(_ air: Double, _ radiant: Double, _ speed: Double, _ clo: Double) -> Double {
                ThermalComfortBalance(
                    airTemperature: air, radiantTemperature: radiant, relativeAirSpeed: speed, humidity: 0, met: met
                ).meanVote(clo: clo)
            }
            let base = vote(air, radiant, speed, clo)
            #expect(vote(air + 0.5, radiant, speed, clo) >= base, "seed \(seed)")
            #expect(vote(air, radiant + 0.5, speed, clo) >= base, "seed \(seed)")
            if max(air, radiant) < 25, met < 2 {
                #expect(vote(air, radiant, speed, clo + 0.1) >= base, "seed \(seed)")
                #expect(vote(air, air, speed + 0.1, clo) <= vote(air, air, speed, clo) + 1e-9, "seed \(seed)")
            }
        }
    }

    /// The heat balance at the clothing's surface closes.
    @Test func `the surface temperature solves its equation`() {
        let balance = ThermalComfortBalance(
            airTemperature: 21, radiantTemperature: 19, relativeAirSpeed: 0.25, humidity: 45, met: 1.4)
        let warmer = balance.solved(clo: 0.9).surface
        #expect(warmer > 21 && warmer < 35.7 - 0.028 * 1.4 * 58.15)
        #expect((balance.solved(clo: 0).surface - (35.7 - 0.028 * 1.4 * 58.15)).magnitude < 1e-9)
    }
}
