// SPDX-License-Identifier: Apache-2.0

import AlmanacStore
import AstrologyPlugin
import ComputationKit
import StoreTesting
import SwissEphemeris
import Testing

@testable import AstrologyStore

@Suite struct ChartListTests {
    private func filled() async throws -> Desk {
        let desk = try Desk()
        try await desk.save("Olena", .kyiv) { $0.tags = ["family", "Kyiv"] }
        desk.advance(seconds: 60)
        try await desk.save("Albert", .ulm) { ($0.notes, $0.rating) = ("physics", .accurate) }
        desk.advance(seconds: 60)
        try await desk.save("Marie", Birth(date: "1867-11-07", place: "Warsaw")) { $0.tags = ["FAMILY"] }
        return desk
    }

    @Test func `charts are listed newest first, by name, and by birth`() async throws {
        let desk = try await filled()
        #expect(try await desk.names() == ["Marie", "Albert", "Olena"])
        #expect(try await desk.names(MyChartsInput(sort: .name)) == ["Albert", "Marie", "Olena"])
        #expect(try await desk.names(MyChartsInput(sort: .birth)) == ["Marie", "Albert", "Olena"])
    }

    @Test func `charts are found by text and tag`() async throws {
        let desk = try await filled()
        #expect(try await desk.names(MyChartsInput(text: "PHYS")) == ["Albert"])
        #expect(try await desk.names(MyChartsInput(text: "kyiv city")) == ["Olena"])
        #expect(try await desk.names(MyChartsInput(tag: "family")) == ["Marie", "Olena"])
        let none = try await desk.engine(Astrology.myCharts, MyChartsInput(text: "zzz"))
        #expect(none.charts.isEmpty && none.total == 0 && none.all == 3)
    }

    @Test(arguments: [
        ("jorg", ["Jörg Weiß"]), ("WEISS", ["Jörg Weiß"]), ("київ", ["Київ тест"]), ("ПЕРША", ["Київ тест"]),
        ("zoe", ["Zoë"]), ("%", ["100% sure"]), ("_", ["O'Neil_a"]), ("'", ["O'Neil_a"]), ("qqq", []), ("киів", []),
    ])
    func `a search has no regard to case and Latin accents`(text: String, names: [String]) async throws {
        let desk = try Desk()
        for name in ["Jörg Weiß", "Zoë", "100% sure", "O'Neil_a"] { try await desk.save(name, .ulm) }
        try await desk.save("Київ тест", .ulm) { $0.notes = "перша дитина" }
        #expect(try await desk.names(MyChartsInput(text: text)) == names)
    }

    @Test func `a summary has what is certain`() async throws {
        let desk = try await filled()
        let list = try await desk.engine(Astrology.myCharts, MyChartsInput(sort: .birth))
        let marie = try #require(list.charts.first)
        // Marie Curie's time of birth is unknown here: no Ascendant.
        #expect(marie.birth == "1867-11-07" && marie.ascendant == nil && marie.sun == .scorpio)
        let olena = list.charts[2]
        // Moscow's summer time, UTC+4, was in force in Kyiv until July 1990 (tz database).
        #expect(olena.birth == "1990-05-15 14:30" && olena.utc == "1990-05-15T10:30:00Z")
        #expect(olena.place?.hasPrefix("Kyiv") == true && olena.sun == .taurus && olena.record == nil)
        let full = try await desk.engine(Astrology.myCharts, MyChartsInput(includesRequests: true))
        #expect(try await full.charts[2].record == desk.chart("Olena").record)
    }

    @Test func `a list continues after its cursor`() async throws {
        let desk = try await filled()
        let first = try await desk.engine(Astrology.myCharts, MyChartsInput(limit: 2))
        #expect(first.charts.count == 2 && first.total == 3)
        let second = try await desk.engine(Astrology.myCharts, MyChartsInput(limit: 2, cursor: first.cursor))
        #expect(second.charts.map(\.name) == ["Olena"] && second.cursor == nil)
        let other = await failure {
            try await desk.engine(Astrology.myCharts, MyChartsInput(sort: .name, cursor: first.cursor))
        }
        #expect(other?.issues.first?.path == "cursor")
    }
}
