// SPDX-License-Identifier: AGPL-3.0-or-later

import CivilTime
import ComputationKit
import Presentation
import Testing

@testable import AstrologyPlugin

/// What a reader sees in Ukrainian has no English word left.
@Suite struct UkrainianTests {
    /// Births with most kinds of sections and warnings.
    private static let births: [Birth] = [
        Birth(date: "1990-05-15T14:30", place: "Kyiv"), Birth(date: "1990-05-15", place: "Lviv"),
        Birth(date: "1943-09-20T12:00", place: "Poltava"), Birth(date: "1879-03-14T11:30", place: "Ulm"),
        Birth(date: "1985-01-01T01:00", place: "Tromsø"), Birth(date: "1990-05-15T14:30Z"),
        Birth(date: "1905-03-01T08:00", place: "Odesa"),
        Birth(date: "1990-05-15T14:30+02:00", latitude: 48.2, longitude: 16.37),
        Birth(date: "1700-02-29T12:00", zone: "LMT", latitude: 59.9, longitude: 30.3, calendar: .julian),
    ]

    /// Returns the words that aren't names: of zones and their abbreviations, files, libraries, and places.
    private static func english(in text: String) throws -> [String] {
        let catalog = try #require(ReportLanguage.ukrainian.catalog)
        let terms = ["body", "sign", "aspect", "pattern", "phase", "dignity"].flatMap { term in
            (catalog.values(ofTerm: term) ?? []).filter { $0.count > 3 && catalog.word($0, ofTerm: term) != $0 }
        }
        let words = Set(text.matches(of: #/[A-Za-z]+/#).map { String($0.0) })
        let untranslated = terms.filter { !$0.contains(" ") && words.contains($0) }
        guard untranslated.isEmpty else { return untranslated }
        let names =
            #/(?:[A-Z][a-z_]+/[A-Za-z_/]+|[a-z]{4}\\?_[a-z0-9]*\.se1|\/[\w\/-]+|Swiss Ephemeris [\w.-]+|GeoNames|timezone-boundary-builder|OpenStreetMap|LMT|[A-Z]{2,5}|[A-Z][a-z]+(?: Oblast)?|swe-[a-z-]+|tz|UTC|MC|R)/#
        let rest = text.replacing(names, with: " ")
        return rest.matches(of: #/[A-Za-z]{3,}/#).map { String($0.0) }
    }

    @Test(arguments: births)
    func `a chart as text and Markdown has no English words`(birth: Birth) async throws {
        let engine = try ChartFixture.engine()
        var request = ChartRequest(birth: birth)
        if birth.date.contains("T") { request.sensitivityMinutes = 10 }
        for format in [PresentationFormat.text, .markdown] {
            let output = try await engine.present(
                Astrology.natalChart, request, as: format, style: PresentationStyle(language: "uk"))
            // Citations of what happened in a place stay in English.
            let lines = output.text.replacing(#/джерело:[^)]*\)/#, with: "")
            let found = try Self.english(in: lines)
            #expect(found.isEmpty, "\(birth.date), \(format.word): \(found)")
        }
    }

    @Test(arguments: births)
    func `a wheel has no English words in its title, legend, and tooltips`(birth: Birth) async throws {
        let engine = try ChartFixture.engine()
        var request = ChartRequest(birth: birth)
        request.wheel.table = true
        let svg = try await engine.present(
            Astrology.natalChart, request, as: .svg, style: PresentationStyle(language: "uk"))
        let words = svg.text.matches(of: #/<(?:title|desc|text)[^>]*>([^<]*)</#).map { String($0.1) }
        #expect(words.count > 20)
        let found = try words.flatMap(Self.english)
        #expect(found.isEmpty, "\(birth.date): \(found)")
    }

    @Test(arguments: [
        ("Шевченкове, Черкаська область", "Шевченкове, Черкаська область, Україна"),
        ("Варшава, Мазовецьке воєводство, Польща", "Варшава, Мазовецьке воєводство, Польща"),
        ("Kyiv", "Київ, Україна"), ("Lviv", "Львів, Львівська область, Україна"),
        ("Warsaw", "Варшава, Мазовецьке воєводство, Польща"), ("Paris, FR", "Париж, Іль-де-Франс, Франція"),
    ])
    func `a place has the names of the language`(query: String, label: String) throws {
        let place = try PlaceChoice(query).place
        #expect(Wording(.ukrainian).place(place) == label)
        #expect(Wording(.english).place(place) == place.label)
        #expect(Wording(.ukrainian).place(label: place.label) == label)
    }

    @Test func `lists of names are translated one by one`() {
        let say = Wording(.ukrainian)
        #expect(say.body("Sun, North Node") == "Сонце, Північний вузол")
        #expect(say.word("Aries or Taurus", "sign") == "Овен або Телець")
        #expect(say.aspect(inText: "Sun Trine Part of Fortune") == "Сонце тригон Жереб Фортуни")
        #expect(say.sentence("No such sentence.") == "No such sentence.")
    }

    @Test func `a report's date, place, weights, and remarks are in its language`() throws {
        let chart = try ChartFixture.natalChart().chart(
            ChartRequest(birth: Birth(date: "1985-01-01T01:00", place: "Tromsø")))
        let report = Report(of: chart, about: .career, in: .ukrainian)
        #expect(report.birth.hasPrefix("1985-01-01 01:00, Тромсе"))
        #expect(report.remarks.contains { $0.contains("Порфирі") }, "\(report.remarks)")
        let text = ReportDocument(report).text(PresentationStyle(language: "uk"))
        #expect(text.contains("вага 11,0") && !text.contains("вага 11.0"))
    }
}
