// SPDX-License-Identifier: AGPL-3.0-or-later

import ComputationKit
import Testing

@testable import AstrologyPlugin

/// The chart of the current instant, with a fixed clock.
@Suite struct CurrentChartTests {
    private func chart(_ request: CurrentChartRequest, at instant: String = "2026-11-25T02:50:30Z") async throws
        -> Chart
    {
        let context = Context(clock: .fixed(try Timestamp(instant)))
        return try await ChartFixture.engine()(Astrology.currentChart, request, in: context)
    }

    @Test func `a place gives the local time and houses`() async throws {
        let chart = try await chart(CurrentChartRequest(place: "Kyiv"))
        #expect(chart.birth.utc == "2026-11-25T02:50:30Z")
        #expect(chart.birth.date.description == "2026-11-25" && chart.birth.time?.description == "04:50:30")
        #expect(chart.birth.zone.name == "Europe/Kyiv" && chart.birth.zone.source == .place)
        #expect(chart.houses.count == 12)
        let natal = try ChartFixture.natalChart().chart(
            ChartRequest(birth: Birth(date: "2026-11-25T02:50:30Z", place: "Kyiv")))
        #expect(chart.planets == natal.planets && chart.houses == natal.houses)
    }

    @Test func `without a zone and a place, the time is Universal Time and says so`() async throws {
        let chart = try await chart(CurrentChartRequest())
        #expect(chart.birth.utc == "2026-11-25T02:50:30Z" && chart.birth.time?.description == "02:50:30")
        #expect(chart.birth.zone.explanation == "The time is Universal Time, because no zone and no place were given.")
        #expect(chart.houses.isEmpty && chart.warnings.contains { $0.code == .noPlace })
    }

    /// In the hour that the clocks of Berlin show twice; 2026-10-25 01:30 UTC is the second 02:30.
    @Test(arguments: [("2026-10-25T00:30:00Z", "+02:00"), ("2026-10-25T01:30:00Z", "+01:00")])
    func `the instant is right while the clocks are put back`(_ instant: String, _ offset: String) async throws {
        for request in [
            CurrentChartRequest(zone: "Europe/Berlin"), CurrentChartRequest(latitude: 52.52, longitude: 13.4),
        ] {
            let chart = try await chart(request, at: instant)
            #expect(chart.birth.utc == instant && chart.birth.offset.description == offset)
            #expect(!chart.warnings.contains { $0.code == .settingWithoutEffect })
        }
    }

    @Test(arguments: [("UTC+3", "05:50:30"), ("LMT", "04:52:30"), ("+01:00[Europe/Kyiv]", "04:50:30")])
    func `every form of a zone gives the same instant`(_ zone: String, _ time: String) async throws {
        // Mean time of longitude 30.5 is 2 h 2 min ahead of Universal Time.
        let chart = try await chart(CurrentChartRequest(zone: zone, latitude: 50.45, longitude: 30.5))
        #expect(chart.birth.utc == "2026-11-25T02:50:30Z")
        #expect(chart.birth.time?.description == time)
    }

    @Test func `errors name the fields of the request`() async throws {
        for (request, path) in [
            (CurrentChartRequest(zone: "Europe/Kiyv"), "zone"), (CurrentChartRequest(place: "Qqqqzzzx"), "place"),
            (CurrentChartRequest(latitude: 50), "longitude"),
        ] {
            let error = await #expect(throws: ComputationError.self) { try await chart(request) }
            #expect(error?.issues.map(\.path) == [path])
        }
    }
}
