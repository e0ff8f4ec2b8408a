// SPDX-License-Identifier: AGPL-3.0-or-later

import ComputationKit
import TestTiers
import Testing

@testable import AstrologyPlugin

/// Charts beyond the polar circles, where some houses don't exist and the Ascendant jumps.
@Suite struct PolarChartTests {
    @Test(arguments: [HouseSystem.placidus, .koch, .gauquelin], [78.22, -78.22])
    func `undefined systems fall back to Porphyry`(system: HouseSystem, latitude: Double) async throws {
        let engine = try ChartFixture.engine()
        func chart(_ system: HouseSystem) async throws -> Chart {
            try await engine(
                Astrology.natalChart,
                ChartRequest(
                    birth: Birth(date: "2000-06-21T12:00Z", latitude: latitude, longitude: 15.65), houseSystem: system))
        }
        let asked = try await chart(system)
        let porphyry = try await chart(.porphyry)
        #expect(asked.houses == porphyry.houses)
        #expect(asked.planets == porphyry.planets)
        #expect(asked.provenance.houseSystemRequested == system)
        #expect(asked.provenance.houseSystemUsed == .porphyry)
        let reason = try #require(asked.provenance.houseSystemFallback)
        #expect(reason.contains("Porphyry") && reason.contains("78.22"))
        let warning = try #require(asked.warnings.first { $0.code.rawValue == "house-system-undefined" })
        #expect(warning.message == reason)
        #expect(porphyry.provenance.houseSystemFallback == nil)
        #expect(!porphyry.warnings.contains { $0.code.rawValue == "house-system-undefined" })
    }

    /// Every system at latitudes near and beyond the circles, including the poles, at all times of the day and of the
    /// year.
    @Test(.slow, arguments: HouseSystem.allCases)
    func `every system works inside the polar circles`(_ system: HouseSystem) async throws {
        let engine = try ChartFixture.engine()
        let latitudes = [66, 66.5, 66.56, 66.6, 67, 70, 75, 80, 85, 89, 89.9, 89.999_999, 90]
        let times = [
            "2000-01-01T00:00Z", "2000-03-20T07:35Z", "2000-06-21T01:48Z", "2000-06-21T13:48Z", "1850-09-22T18:00Z",
            "2399-12-21T06:30Z",
        ]
        for latitude in latitudes.flatMap({ [$0, -$0] }) {
            for time in times {
                for zodiac in [Zodiac.tropical, .sidereal(.lahiri)] {
                    let context: Comment = "\(system) at \(latitude), \(time), \(zodiac.word)"
                    let request = ChartRequest(
                        birth: Birth(date: time, latitude: latitude, longitude: 20), houseSystem: system, zodiac: zodiac
                    )
                    let chart: Chart
                    do {
                        chart = try await engine(Astrology.natalChart, request)
                    } catch {
                        Issue.record("\(context): \(error)")
                        continue
                    }
                    let used = try #require(chart.provenance.houseSystemUsed, context)
                    #expect(chart.houses.count == used.cuspCount, context)
                    #expect(chart.houses.allSatisfy { (0..<360).contains($0.cusp) }, context)
                    #expect((chart.provenance.houseSystemFallback == nil) == (used == system), context)
                    #expect(chart.planets.allSatisfy { (1...used.cuspCount).contains($0.house ?? 0) }, context)
                    #expect(chart.ascendant != nil && chart.midheaven != nil && chart.sect != nil, context)
                }
            }
        }
    }

    @Test(arguments: [90.0, -90, 78.22, 66.57])
    func `sensitivity works inside the polar circles`(latitude: Double) async throws {
        let chart = try await ChartFixture.engine()(
            Astrology.natalChart,
            ChartRequest(
                birth: Birth(date: "2000-06-21T12:00Z", latitude: latitude, longitude: 15.65), sensitivityMinutes: 20))
        let sensitivity = try #require(chart.sensitivity)
        #expect(sensitivity.changes.allSatisfy { abs($0.minutes) <= 20 })
    }

    /// At midsummer the Sun never sets at 78° north and never rises at 78° south.
    @Test(arguments: 0..<24)
    func `sect is the same all day if the Sun doesn't rise or set`(hour: Int) throws {
        let time = "2000-06-21T\(hour < 10 ? "0" : "")\(hour):00Z"
        for (latitude, sect) in [(78.22, Sect.day), (-78.22, .night), (90, .day), (-90, .night)] {
            let chart = try ChartFixture.natalChart().chart(
                ChartRequest(birth: Birth(date: time, latitude: latitude, longitude: 15.65)))
            #expect(chart.sect == sect, "\(latitude) at \(time)")
        }
    }
}
