// SPDX-License-Identifier: Apache-2.0

import AlmanacStore
import AstrologyPlugin
import ComputationKit
import StoreTesting
import SwissEphemeris
import Testing

@testable import AstrologyStore

@Suite struct SavedChartTests {
    @Test func `a chart comes back with the birth as it was given`() async throws {
        let desk = try Desk()
        var request = ChartRequest(birth: Birth(date: "1983-09-25T02:30", place: "Paris, FR", fold: .later))
        request.houseSystem = .koch
        request.node = .mean
        let saved = try await desk.engine(
            Astrology.saveChart,
            SaveChartInput(
                name: "Camille", request: request, notes: "twin", tags: ["school"], source: "a friend", rating: .quoted)
        )
        let read = try await desk.chart("Camille")
        #expect(read == saved)
        #expect(read.record.request == request)
        // Clocks in Paris went back at 03:00; the later 02:30 was in UTC+1.
        #expect(read.chart.birth.utc == "1983-09-25T01:30:00Z")
        var computed = try await desk.engine(Astrology.natalChart, request)
        computed.name = "Camille"
        #expect(read.chart == computed)
    }

    @Test(arguments: [
        Birth(date: "1990-05-15", place: "Kyiv"),
        Birth(date: "1990-05-15T14:30:21+03:00", latitude: 50.45, longitude: 30.52),
        Birth(date: "1700-02-29", zone: "LMT", latitude: 59.9, longitude: 30.3, calendar: .julian),
        Birth(date: "1879-03-14", time: ClockTime(minuteOfDay: 690), zone: "LMT", place: "Ulm", altitude: 480),
    ])
    func `every form of a birth comes back unchanged`(birth: Birth) async throws {
        let desk = try Desk()
        try await desk.save("Someone", birth)
        #expect(try await desk.chart("Someone").record.request.birth == birth)
    }

    @Test func `a name that exists is a conflict, in any case, and nothing changes`() async throws {
        let desk = try Desk()
        try await desk.save("Olena", .kyiv)
        let error = await failure { try await desk.save("OLENA", .ulm) }
        #expect(error?.code == .conflict)
        #expect(error?.description.contains("expected a name that no other saved chart has") == true)
        #expect(try desk.count("chart") == 1)
        try await desk.save("Albert", .ulm)
        let renaming = await failure {
            try await desk.engine(Astrology.editChart, EditChartInput(chart: "Albert", name: "Olena"))
        }
        #expect(renaming?.code == .conflict)
        _ = try await desk.engine(Astrology.editChart, EditChartInput(chart: "Albert", name: "ALBERT"))
        #expect(try await desk.names(MyChartsInput(sort: .name)) == ["ALBERT", "Olena"])
    }

    @Test func `needless spaces of a name are left out`() async throws {
        let desk = try Desk()
        let long = String(repeating: "ґ", count: 50)
        #expect(try await desk.save("  Anna \n Lis ", .kyiv).record.name == "Anna Lis")
        #expect(try await desk.save(long, .kyiv).record.name == long)
        let error = await failure { try await desk.save("anna  lis", .ulm) }
        #expect(error?.code == .conflict && error?.description.contains("\"Anna Lis\" exists") == true)
    }

    @Test func `letters composed of accents are the same name`() async throws {
        let desk = try Desk()
        try await desk.save("Ju\u{301}lia", .kyiv)
        let error = await failure { try await desk.save("J\u{FA}lia", .ulm) }
        #expect(error?.code == .conflict)
        #expect(try await desk.names(MyChartsInput(text: "J\u{FA}l")).count == 1)
        try await desk.save("Андрі\u{439}", .ulm)
        #expect(try await desk.names(MyChartsInput(text: "андрі\u{438}\u{306}")).count == 1)
        #expect(try await desk.chart("андрі\u{438}\u{306}").record.name == "Андрі\u{439}")
    }

    @Test func `names are in the order of the Ukrainian alphabet`() async throws {
        let desk = try Desk()
        for name in ["Ярина", "Іван", "Єва", "Ґанна", "Леся", "Гнат", "Їжак", "Адам"] {
            try await desk.save(name, .kyiv)
        }
        #expect(
            try await desk.names(MyChartsInput(sort: .name))
                == ["Адам", "Гнат", "Ґанна", "Єва", "Іван", "Їжак", "Леся", "Ярина"])
    }

    @Test func `a new place replaces the coordinates of the old one`() async throws {
        let desk = try Desk()
        try await desk.save("Olena", Birth(date: "1990-05-15T14:30", latitude: 50.45, longitude: 30.52))
        let edited = try await desk.engine(
            Astrology.editChart, EditChartInput(chart: "Olena", request: ["birth": ["place": "Lviv"]]))
        #expect(edited.chart.birth.place?.name == "Lviv" && edited.record.request.birth.latitude == nil)
    }

    @Test func `an edit to the same values changes nothing`() async throws {
        let desk = try Desk()
        let saved = try await desk.save("Olena", .kyiv) { $0.notes = "a" }
        desk.advance(seconds: 60)
        #expect(try await desk.engine(Astrology.editChart, EditChartInput(chart: "Olena", notes: "a")) == saved)
        let named = await failure {
            try await desk.engine(Astrology.editChart, EditChartInput(chart: "Olena", request: ["name": "Ada"]))
        }
        #expect(named?.issues.first?.path == "request.name")
    }

    @Test(arguments: ["tags = 'x'", "request = '{'", "rating = 'Q'"])
    func `a damaged chart is named, and can be removed`(damage: String) async throws {
        let desk = try Desk()
        try await desk.save("Olena", .kyiv)
        try await desk.save("Albert", .ulm)
        try desk.change("UPDATE chart SET \(damage) WHERE name = 'Olena'")
        let list = try await desk.engine(Astrology.myCharts, MyChartsInput(sort: .name)).charts
        #expect(list.map(\.name) == ["Albert", "Olena"] && list[0].changes.isEmpty)
        #expect(list[1].changes.map(\.part) == [.record])
        _ = try await desk.engine(Astrology.refreshChart, RefreshChartsInput())
        let error = await failure { try await desk.chart("Olena") }
        #expect(error?.description.contains("a chart \"Olena\" whose") == true)
        #expect(try await desk.engine(Astrology.removeChart, RemoveChartInput(chart: "Olena")).chart.name == "Olena")
        #expect(try await desk.names() == ["Albert"])
    }

    @Test(arguments: ["", "   ", "\u{200B}\u{2060}", String(repeating: "x", count: 51)])
    func `a name is refused that is empty or too long`(name: String) async throws {
        let desk = try Desk()
        let error = await failure { try await desk.save(name, .kyiv) }
        #expect(error?.issues.first?.path == "name")
        #expect(try desk.count("chart") == 0)
    }

    @Test func `a birth that can't be resolved is refused at its field`() async throws {
        let desk = try Desk()
        let error = await failure { try await desk.save("Nobody", Birth(date: "1990-05-15T14:30", place: "Qwxyz")) }
        #expect(error?.issues.first?.path == "request.birth.place")
        #expect(try desk.count("chart") == 0)
    }

    @Test func `an edited birth makes a revision and says what moved`() async throws {
        let desk = try Desk()
        try await desk.save("Olena", .kyiv)
        desk.advance(seconds: 60)
        let edited = try await desk.engine(
            Astrology.editChart, EditChartInput(chart: "Olena", request: ["birth": ["date": "1990-05-15T14:34"]]))
        #expect(edited.revision == 2)
        #expect(edited.record.request.birth.place == "Kyiv")
        // The Ascendant moves a degree in about four minutes.
        let move = try #require(edited.moves.first { $0.subject == "Ascendant" }?.arcseconds)
        #expect((1_800...5_400).contains(move))
        // The Moon moves half an arc second in a second.
        let moon = try #require(edited.moves.first { $0.subject == "Moon" }?.arcseconds)
        #expect((105...160).contains(moon))
        #expect(try desk.count("chartRevision") == 1)
        let notes = try await desk.engine(Astrology.editChart, EditChartInput(chart: "Olena", notes: "from her mother"))
        #expect(notes.revision == 2 && notes.moves == [])
        #expect(try await desk.chart("Olena") == notes)
        let cleared = try await desk.engine(Astrology.editChart, EditChartInput(chart: "Olena", notes: .some(nil)))
        #expect(cleared.record.notes == nil)
    }

    @Test func `an edit of nothing is refused`() async throws {
        let desk = try Desk()
        try await desk.save("Olena", .kyiv)
        let error = await failure { try await desk.engine(Astrology.editChart, EditChartInput(chart: "Olena")) }
        #expect(error?.description.contains("something to change") == true)
    }

    @Test func `other conventions are computed and not saved`() async throws {
        let desk = try Desk()
        try await desk.save("Olena", .kyiv)
        let koch = try await desk.engine(
            Astrology.myChart, MyChartInput(chart: "Olena", request: ["houseSystem": "koch"]))
        #expect(koch.revision == nil && koch.chart.provenance.houseSystemUsed == .koch)
        #expect(koch.chart.name == "Olena")
        #expect(try await desk.chart("Olena").chart.provenance.houseSystemUsed == .placidus)
    }

    @Test func `a removed chart is gone and can be brought back`() async throws {
        let desk = try Desk()
        let saved = try await desk.save("Olena", .kyiv)
        let partial = await failure {
            try await desk.engine(Astrology.removeChart, RemoveChartInput(chart: "Ole"))
        }
        #expect(partial?.code == .refused)
        let removal = try await desk.engine(Astrology.removeChart, RemoveChartInput(chart: "Olena"))
        #expect(removal.revisions == 1)
        #expect(try desk.count("chart") == 0 && desk.count("chartRevision") == 0)
        _ = try await desk.engine(ActionKeys(plugin: "astrology").undo, UndoInput())
        #expect(try await desk.chart("Olena") == saved)
    }

    @Test func `a damaged revision is an error with a remedy`() async throws {
        let desk = try Desk()
        try await desk.save("Olena", .kyiv)
        try desk.change("UPDATE chartRevision SET content = x'00000010789c0102'")
        let error = await failure { try await desk.chart("Olena") }
        #expect(error?.code == .invalidData)
        #expect(error?.message.contains("Refresh the chart") == true)
        #expect(try await desk.names() == ["Olena"])
        let refreshed = try await desk.engine(Astrology.refreshChart, RefreshChartsInput(charts: ["Olena"]))
        #expect(refreshed.charts.map(\.revision) == [2] && refreshed.charts.first?.changes == [])
        #expect(try await desk.chart("Olena").chart.planet("Sun")?.sign == .taurus)
    }
}
