// SPDX-License-Identifier: Apache-2.0

import AlmanacStore
import AstrologyPlugin
import ComputationKit
import StoreTesting
import SwissEphemeris
import Tables
import Testing

@testable import AstrologyStore

@Suite struct ImportTests {
    private func imported(
        _ desk: Desk, _ text: String, _ change: (inout ImportChartsInput) -> Void = { _ in }
    ) async throws -> ImportedCharts {
        var input = ImportChartsInput(text: text)
        change(&input)
        return try await desk.engine(Astrology.importCharts, input)
    }

    @Test func `a table is read by its headings, and says what it chose`() async throws {
        let desk = try Desk()
        let table = """
            Full Name;Date of Birth;Time;City;Nation;Rodden;Tags
            Olena Petrenko;15.05.1990;14:30;Kyiv;UA;aa;family, friends
            Marko;05.06.68;2:30 PM;Lviv;UA;;
            Solomiia;23 September 1872;;Kraków;PL;B;
            """
        let report = try await imported(desk, table)
        #expect(report.charts.map(\.name) == ["Olena Petrenko", "Marko", "Solomiia"])
        #expect(report.charts.map(\.place) == ["line 2", "line 3", "line 4"])
        #expect(report.problems == [])
        #expect(report.remarks.contains { $0.hasPrefix("line 3, date: read as 1968") })
        let olena = try await desk.chart("Olena Petrenko")
        // Moscow's summer time was in force in Kyiv (tz database).
        #expect(olena.chart.birth.utc == "1990-05-15T10:30:00Z")
        #expect(olena.record.tags == ["family", "friends"] && olena.record.rating == .accurate)
        #expect(try await desk.chart("Marko").record.request.birth.time == ClockTime(minuteOfDay: 14 * 60 + 30))
        #expect(try await desk.chart("Solomiia").chart.unknownTime != nil)
    }

    @Test func `every problem is listed by line, and nothing is saved`() async throws {
        let desk = try Desk()
        let table = """
            name,date,time,place
            Ada,1990-02-30,14:30,Kyiv
            Ben,1990-05-15,25:10,Kyiv
            Carl,1990-05-15,14:30,Qwxyz
            Dora,1983-09-25,02:30,"Paris, FR"
            Emil,2021-03-28,02:30,Berlin
            Fay,1990-05-15,14:30,Kyiv
            """
        let error = await failure { try await imported(desk, table) }
        #expect(
            error?.issues.map(\.path) == [
                "line 2, date", "line 3, time", "line 4, place", "line 5, fold", "line 6, time",
            ])
        #expect(error?.message.hasPrefix("Nothing was saved: the file has 5 problems") == true)
        #expect(try desk.count("chart") == 0)
        let report = try await imported(desk, table) { $0.skipBad = true }
        #expect(report.charts.map(\.name) == ["Fay"] && report.problems.count == 5 && report.count == 6)
    }

    @Test func `the order of day and month comes from the file, or is asked`() async throws {
        let desk = try Desk()
        let rows = "name,date,place\nAda,03/04/1975,Kyiv\n"
        let asked = await failure { try await imported(desk, rows) }
        #expect(asked?.issues.first?.path == "line 2, date")
        #expect(asked?.description.contains("day-first or month-first") == true)
        _ = try await imported(desk, rows + "Ben,13/04/1975,Kyiv\n")
        #expect(try await desk.chart("Ada").record.request.birth.date == "1975-04-03")
        _ = try await imported(desk, "name,date,place\nCarl,03/04/1975,Kyiv\n") { $0.dateOrder = .monthFirst }
        #expect(try await desk.chart("Carl").record.request.birth.date == "1975-03-04")
        let mixed = await failure {
            try await imported(desk, "name,date,place\nX,13/04/1975,Kyiv\nY,04/13/1975,Kyiv\n")
        }
        #expect(mixed?.description.contains("both orders") == true)
    }

    @Test func `a dry run saves nothing, and a second import changes nothing`() async throws {
        let desk = try Desk()
        let table = "name,date,time,place\nOlena,1990-05-15,14:30,Kyiv\n"
        let preview = try await imported(desk, table) { $0.dryRun = true }
        #expect(preview.charts.map(\.name) == ["Olena"] && preview.charts[0].id == nil && preview.dryRun)
        #expect(try desk.count("chart") == 0)
        _ = try await imported(desk, table) { $0.tags = ["clients"] }
        #expect(try await desk.chart("Olena").record.tags == ["clients"])
        let again = try await imported(desk, table)
        #expect(again.charts.isEmpty && again.unchanged.map(\.name) == ["Olena"])
        let other = await failure { try await imported(desk, table.replacing("14:30", with: "14:31")) }
        #expect(other?.description.contains("is saved with another birth") == true)
    }

    // The births of the definition of AAF, of which it has the Julian days, and one as Astrolog writes it.
    @Test func `AAF has Julian dates, local mean time, and zones of several spellings`() async throws {
        let desk = try Desk()
        let text = """
            #: Astrolog 7.70
            #A93:*,Paul Cezanne,*,19.1.1839, 1:00:00,Aix-En-Provence,France
            #B93:2392758.526528,43N31:00,5E27:00,*,L
            #A93:Newton,Isaac,m,25.12.1642J,1:38,Woolsthorpe,GB
            #B93:*,52n49,0w38,*,L
            #A93:Ferber,Tobias,m,27.9.1970,11:04,Kandel/Pfalz,D
            #B93:*,49n05,8e11,1he,0
            #COM:a note
            #A93:*,Ada Fern,*,19.11.1971,11:01:00,Seattle,WA (USA)
            #B93:2441275.292361,47N36:35,122W19:48,8:00W,0
            #SUB1_ALT:^,^,^,^,09:22,^,^
            #B93:*,40n42,74w00,5hw00,0
            """
        let report = try await imported(desk, text)
        #expect(report.format == .aaf)
        #expect(report.charts.map(\.name) == ["Paul Cezanne", "Isaac Newton", "Tobias Ferber", "Ada Fern"])
        let cezanne = try await desk.chart("Paul Cezanne").chart.birth
        #expect(abs(cezanne.julianDay - 2_392_758.526528) < 1e-5)
        let newton = try await desk.chart("Isaac Newton")
        #expect(newton.record.request.birth.calendar == .julian && newton.record.request.birth.zone == "LMT")
        #expect(newton.chart.birth.utc == "1643-01-04T01:40:32Z")
        #expect(report.remarks.contains { $0.contains("Woolsthorpe") })
        #expect(try await desk.chart("Tobias Ferber").record.notes == "a note")
        let ada = try await desk.chart("Ada Fern").chart.birth
        #expect(abs(ada.julianDay - 2_441_275.292361) < 1e-5)
    }

    @Test func `a Julian day that contradicts its date is said`() async throws {
        let desk = try Desk()
        let report = try await imported(
            desk, "#A93:Hill,Bruno,m,4.7.1976,23:15:30,Chicago,USA\n#B93:2442964.635764,41n51,87w39,6hw00,1\n")
        #expect(report.remarks.contains { $0.contains("60 minutes before the date and time") })
    }

    @Test func `a broken record of AAF is one problem`() async throws {
        let desk = try Desk()
        let text = "#A93:A,Ann,f,*,12:00,Wien,A\n#B93:*,48n12,16e22,1he00,0\n#A93:B,Ben,m,1.1.2000,12:00,Wien,A\n"
        let error = await failure { try await imported(desk, text) }
        #expect(error?.issues.map(\.path) == ["line 1, date"])
    }

    @Test func `subjects of kerykeion and charts of stellium keep their instants`() async throws {
        let desk = try Desk()
        let kerykeion = #"""
            {"name": "Élodie", "city": "Paris", "nation": "FR", "lng": 2.3488, "lat": 48.85341,
             "tz_str": "Europe/Paris", "zodiac_type": "Sidereal", "sidereal_mode": "FAGAN_BRADLEY",
             "houses_system_identifier": "W", "iso_formatted_local_datetime": "1983-09-25T02:30:00+02:00"}
            """#
        _ = try await imported(desk, kerykeion)
        let subject = try await desk.chart("Élodie")
        // The clocks showed 02:30 twice; the offset says which.
        #expect(subject.chart.birth.utc == "1983-09-25T00:30:00Z")
        #expect(subject.record.request.houseSystem == .wholeSign)
        #expect(subject.record.request.zodiac == .sidereal(.faganBradley))
        let stellium = #"""
            [{"datetime": {"utc": "1994-01-06T19:47:00+00:00"}, "default_house_system": "Placidus",
              "location": {"latitude": 37.3861, "longitude": -122.0839, "name": "Mountain View, CA"},
              "metadata": {"name": "Kate"}}]
            """#
        _ = try await imported(desk, stellium)
        #expect(try await desk.chart("Kate").chart.birth.utc == "1994-01-06T19:47:00Z")
    }

    @Test func `namesakes get a number if asked`() async throws {
        let desk = try Desk()
        let table = "name,date,place\nOlena,1990-05-15,Kyiv\nOlena,1991-05-15,Lviv\n"
        #expect(await failure { try await imported(desk, table) }?.issues.map(\.path) == ["line 3, name"])
        let report = try await imported(desk, table) { $0.numbersNamesakes = true }
        #expect(report.charts.map(\.name) == ["Olena", "Olena (2)"])
        #expect(report.remarks.contains { $0.hasPrefix("line 3, name: saved as \"Olena (2)\"") })
        let again = try await imported(desk, table) { $0.numbersNamesakes = true }
        #expect(again.charts.isEmpty && again.unchanged.map(\.name) == ["Olena", "Olena (2)"])
    }

    @Test func `the same birth twice is saved once, and a long name has room for its number`() async throws {
        let desk = try Desk()
        let long = String(repeating: "N", count: 50)
        let table = "name,date,place\n\(long),1990-05-15,Kyiv\n\(long),1990-05-15,Kyiv\n\(long),1991-05-15,Lviv\n"
        let report = try await imported(desk, table) { $0.numbersNamesakes = true }
        #expect(report.charts.map(\.name) == [long, String(long.prefix(46)) + " (2)"])
        #expect(report.remarks.contains { $0 == "line 3: the same name and birth as in line 2" })
    }

    @Test func `a note with a line of AAF leaves a table a table`() async throws {
        let desk = try Desk()
        let table =
            "name,date,place,notes\nAda,1990-05-15,Kyiv,\"see\n#A93:Evil,*,m,1.1.2000,*,Wien,A\"\nBen,1991-05-15,Lviv,\n"
        let report = try await imported(desk, table)
        #expect(report.format == .csv && report.charts.map(\.name) == ["Ada", "Ben"])
    }

    @Test func `headings and months can be Ukrainian`() async throws {
        let desk = try Desk()
        _ = try await imported(
            desk, "ПІБ;Дата народження;Час;Місто;Мітки\nОлена;15 травня 1990 р.;14:30;Львів;родина\n")
        let record = try await desk.chart("Олена").record
        #expect(record.request.birth.date == "1990-05-15" && record.request.birth.place == "Львів")
        #expect(record.tags == ["родина"])
    }

    @Test(arguments: [
        ("15 May 1990 14:30", "1990-05-15", 870), ("15 OCT 1990 2:30 PM", "1990-10-15", 870),
        ("25/12/1990 14:30", "1990-12-25", 870), ("May 15, 1990, 14:30:00", "1990-05-15", 870),
    ])
    func `a cell can have the date and the time`(cell: String, date: String, minute: Int) async throws {
        let desk = try Desk()
        _ = try await imported(desk, "name;date;place\nAda;\(cell);Kyiv\n")
        let birth = try await desk.chart("Ada").record.request.birth
        #expect(birth.date == date && birth.time == ClockTime(minuteOfDay: minute))
    }

    @Test func `a line that isn't UTF-8 is a problem, and the others are read`() async throws {
        let desk = try Desk()
        var bytes = Array("name,date,place\nОлена,1990-05-15,Київ\nЛукаш,1990-05-15,Львів\nX".utf8)
        bytes += [0xE9] + Array(",1990-05-15,Київ\n".utf8)
        var input = ImportChartsInput(file: Blob(bytes))
        let error = await failure { [input] in try await desk.engine(Astrology.importCharts, input) }
        #expect(error?.issues.first?.description.contains("line 4") == true)
        input.skipBad = true
        let report = try await desk.engine(Astrology.importCharts, input)
        #expect(report.charts.map(\.name).prefix(2) == ["Олена", "Лукаш"])
    }

    @Test func `a computed chart keeps its zodiac, node, and bodies`() async throws {
        let desk = try Desk()
        var request = ChartRequest(birth: .kyiv)
        (request.zodiac, request.node, request.bodies) = (.sidereal(.lahiri), .mean, [.sun, .moon, .northNode])
        request.name = "Olena"
        let chart = try await desk.engine(Astrology.natalChart, request)
        _ = try await imported(desk, Chart.schema.json(of: chart).text())
        let read = try await desk.chart("Olena").record.request
        #expect(read.zodiac == request.zodiac && read.node == .mean && read.bodies == request.bodies)
    }

    @Test func `a Julian date of AAF has no advice on the calendar of another country`() async throws {
        let desk = try Desk()
        let report = try await imported(
            desk, "#A93:Pyotr,*,m,9.6.1672J,1:00,Moscow,RU\n#B93:*,55n45,37e37,2h30e,0\n")
        #expect(!report.remarks.contains { $0.contains("calendar") }, "\(report.remarks)")
    }

    @Test func `an export comes back equal`() async throws {
        let desk = try Desk()
        try await desk.save("Olena", .kyiv) { input in
            input.request.houseSystem = .koch
            input.request.aspects.orbs = [.trine: 5]
            (input.notes, input.tags) = ("First line\nsecond, \"quoted\"", ["family", "сімʼя"])
        }
        desk.advance(seconds: 60)
        try await desk.save("Fold", Birth(date: "1983-09-25T02:30", place: "Paris, FR", fold: .later))
        desk.advance(seconds: 60)
        try await desk.save("No time", Birth(date: "1968-02-29", place: "Wellington"))
        let exported = try await desk.engine(Astrology.exportCharts, ExportChartsInput())
        let json = ExportedCharts.schema.json(of: exported).text()
        let other = try Desk(seed: 11)
        let report = try await imported(other, json)
        #expect(report.charts.map(\.name) == ["Olena", "Fold", "No time"] && report.problems == [])
        #expect(try await other.engine(Astrology.exportCharts, ExportChartsInput()) == exported)
    }

    @Test(arguments: [PresentationFormat.csv, .aaf])
    func `a table and AAF keep the instants`(format: PresentationFormat) async throws {
        let desk = try Desk()
        try await desk.save("Olena", .kyiv) { $0.notes = "=1+1, a note" }
        try await desk.save("Ulm", Birth(date: "1879-03-14T11:30", zone: "LMT", latitude: 48.4, longitude: 10))
        try await desk.save(
            "Newton",
            Birth(date: "1642-12-25T01:38", zone: "LMT", latitude: 52.8167, longitude: -0.6333, calendar: .julian))
        let input = ExportChartsInput()
        let file = try await desk.engine.present(
            Astrology.exportCharts.id, ExportChartsInput.schema.json(of: input), as: format)
        let other = try Desk(seed: 11)
        _ = try await imported(other, file.text)
        for name in ["Olena", "Ulm", "Newton"] {
            let (before, after) = (try await desk.chart(name).chart.birth, try await other.chart(name).chart.birth)
            // AAF has coordinates in whole seconds of arc, and so local mean time within a second.
            #expect(abs(before.julianDay - after.julianDay) * 86_400 < 1.1, "\(name)")
        }
        #expect(try await other.chart("Olena").record.notes == "=1+1, a note")
    }
}
