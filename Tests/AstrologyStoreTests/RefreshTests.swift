// SPDX-License-Identifier: Apache-2.0

import AlmanacStore
import AstrologyPlugin
import ComputationKit
import StoreTesting
import SwissEphemeris
import Testing

@testable import AstrologyStore

@Suite struct RefreshTests {
    @Test func `a chart of now is up to date`() async throws {
        let desk = try Desk()
        try await desk.save("Olena", .kyiv)
        #expect(try await desk.chart("Olena").changes == [])
        #expect(try await desk.names(MyChartsInput(outdatedOnly: true)) == [])
        let refreshed = try await desk.engine(Astrology.refreshChart, RefreshChartsInput())
        #expect(refreshed.upToDate == 1 && refreshed.charts.isEmpty)
        #expect(try await desk.chart("Olena").revision == 1)
    }

    @Test func `an older program makes a chart outdated, and a refresh says that nothing moved`() async throws {
        let desk = try Desk()
        try await desk.save("Olena", .kyiv)
        try await desk.save("Albert", .ulm)
        try desk.change(
            """
            UPDATE chartRevision SET origin = json_set(origin, '$.program', '0.0.1')
            WHERE chart = (SELECT id FROM chart WHERE name = 'Olena')
            """)
        let change = OriginChange(part: .program, before: "0.0.1", after: PluginManifest.almanacVersion)
        #expect(try await desk.chart("Olena").changes == [change])
        #expect(try await desk.names(MyChartsInput(outdatedOnly: true)) == ["Olena"])
        desk.advance(seconds: 3_600)
        let refreshed = try await desk.engine(Astrology.refreshChart, RefreshChartsInput())
        #expect(refreshed.charts.map(\.chart.name) == ["Olena"] && refreshed.upToDate == 1)
        #expect(refreshed.charts[0].changes == [change] && refreshed.charts[0].moves == [])
        let chart = try await desk.chart("Olena")
        #expect(chart.revision == 2 && chart.changes == [])
        #expect(try desk.count("chartRevision") == 2)
    }

    @Test func `a chart that is named twice is computed once`() async throws {
        let desk = try Desk()
        try await desk.save("Olena", .kyiv)
        try desk.change("UPDATE chartRevision SET origin = json_set(origin, '$.program', '0.0.1')")
        let refreshed = try await desk.engine(Astrology.refreshChart, RefreshChartsInput(charts: ["Olena", "olena"]))
        #expect(refreshed.charts.map(\.revision) == [2])
    }

    @Test func `positions of the built-in ephemeris move when the files come`() async throws {
        let desk = try Desk()
        var request = ChartRequest(birth: .kyiv)
        request.ephemeris = .moshier
        request.omittedBodies = [.chiron]
        _ = try await desk.engine(Astrology.saveChart, SaveChartInput(name: "Olena", request: request))
        let moshier = try await desk.chart("Olena")
        #expect(moshier.origin.files == [])
        // The request no longer asks for Moshier, as if the files had been missing when it was saved.
        try desk.change("UPDATE chart SET request = json_remove(request, '$.ephemeris')")
        let changes = try await desk.chart("Olena").changes
        #expect(changes.map(\.part) == [.files])
        #expect(changes.first?.after.contains("semo_18.se1") == true)
        let refreshed = try await desk.engine(Astrology.refreshChart, RefreshChartsInput(charts: ["Olena"]))
        // Moshier's Moon of these centuries is within a few seconds of arc.
        let moon = try #require(refreshed.charts.first?.moves.first { $0.subject == "Moon" }?.arcseconds)
        #expect(moon > 0.1 && moon < 10)
    }
}
