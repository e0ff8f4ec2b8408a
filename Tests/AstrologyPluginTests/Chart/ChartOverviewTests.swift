// SPDX-License-Identifier: AGPL-3.0-or-later

import ComputationKit
import Testing

@testable import AstrologyPlugin

/// The first screen of a chart answers what most readers ask, before the tables.
@Suite struct ChartOverviewTests {
    private static func lines(_ birth: Birth, _ change: (inout ChartRequest) -> Void = { _ in }) async throws
        -> [String]
    {
        var request = ChartRequest(birth: birth)
        change(&request)
        let text = try await ChartFixture.engine().present(
            Astrology.natalChart.id, ChartRequest.schema.json(of: request), as: .text
        ).text
        return text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }

    /// From: swetest -b14.3.1879 -ut10:50:02 -p01 -house9.9916,48.3984,P -fPZ (swetest 2.10.03): Sun 23 pi 30, Moon 14 sa 31,
    /// Ascendant 11 cn 38, Midheaven 12 pi 50.
    @Test func `the Sun, the Moon, the angles, and the strongest aspects come before the tables`() async throws {
        let lines = try await Self.lines(Birth(date: "1879-03-14T11:30", place: "Ulm"))
        let start = try #require(lines.firstIndex { $0.hasPrefix("Body ") })
        #expect(start <= 13)
        let screen = lines[..<start]
        #expect(screen.contains("Sun        23°30′ Pisces, house 10"))
        #expect(screen.contains { $0.hasPrefix("Moon       14°31′ Sagittarius, house 6, ") })
        #expect(screen.contains("Ascendant  11°38′ Cancer"))
        #expect(screen.contains("Midheaven  12°50′ Pisces"))
        #expect(screen.contains { $0.hasPrefix("Strongest aspects: ") })
    }

    @Test func `the strongest aspects are the closest to exact for their orbs`() throws {
        let chart = try ChartFixture.natalChart().chart(
            ChartRequest(birth: Birth(date: "1990-05-15T14:30", place: "Kyiv")))
        // Uranus trine Ascendant 0°04′, Jupiter opposition Uranus 0°20′, Venus square Chiron 0°27′ … of the full list:
        // Chiron, nodes, and Lilith aren't planets.
        #expect(
            ChartOverview(chart, Wording(.english)).strongestAspects.prefix(3)
                == [
                    "Uranus trine Ascendant 0°04′", "Jupiter sextile Ascendant 0°16′",
                    "Jupiter opposition Uranus 0°20′",
                ].sorted { Self.share($0, chart) < Self.share($1, chart) }[...])
    }

    /// The orb of an aspect as a share of its maximum.
    private static func share(_ words: String, _ chart: Chart) -> Double {
        chart.aspects.filter { words.hasPrefix("\($0.planet1) \($0.type.rawValue.lowercased()) \($0.planet2)") }
            .map { $0.orb / $0.orbLimit }.first ?? .nan
    }

    @Test func `without a time, the Ascendant is unknown, and the Moon and orbs are ranges`() async throws {
        let lines = try await Self.lines(Birth(date: "1990-07-15", place: "Kyiv"))
        #expect(lines.contains("Ascendant  unknown without the time of birth"))
        let moon = try #require(lines.first { $0.hasPrefix("Moon ") })
        #expect(moon.contains(" to "), "\(moon)")
        #expect(lines.contains { $0.hasPrefix("Strongest aspects: ") && $0.contains("–") })
        let nowhere = try await Self.lines(Birth(date: "1990-07-15T10:00Z"))
        #expect(nowhere.contains("Ascendant  unknown without the place of birth"))
    }

    @Test func `warnings about the birth come before the tables, and those about positions after`() async throws {
        let lines = try await Self.lines(Birth(date: "1550-01-01T12:00", place: "Rome, IT"))
        let table = try #require(lines.firstIndex { $0.hasPrefix("Body ") })
        #expect(try #require(lines.firstIndex { $0.contains("in the Julian calendar") }) < table)
        #expect(try #require(lines.firstIndex { $0.contains("Moshier") }) > table)
    }

    @Test func `signs aren't cut at 80 columns`() async throws {
        var dice = SplitMix64(state: 80)
        for _ in 0..<60 {
            let day = CalendarDate(dayOf: 2_422_325 + Double(dice.next() % 40_000))
            let birth = Birth(date: "\(day)T\(10 + dice.next() % 13):30Z", latitude: 51.5, longitude: -0.13)
            let lines = try await Self.lines(birth)
            #expect(lines.allSatisfy { !$0.contains("…") && $0.count <= 80 }, "\(birth.date)")
        }
    }

    @Test func `a name is one line`() async throws {
        let lines = try await Self.lines(Birth(date: "1990-05-15T14:30", place: "Kyiv")) {
            $0.name = "Ann\n1990-05-15 09:00, UTC+4\r\nSun"
        }
        #expect(lines.first == "Ann 1990-05-15 09:00, UTC+4 Sun")
        let empty = try await Self.lines(Birth(date: "1990-05-15T14:30", place: "Kyiv")) { $0.name = "  " }
        #expect(empty.first == "Natal chart")
    }
}
