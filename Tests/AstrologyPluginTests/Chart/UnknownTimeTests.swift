// SPDX-License-Identifier: AGPL-3.0-or-later

import ComputationKit
import Testing

@testable import AstrologyPlugin

/// Charts without a time of day, compared with a search of every minute by another build of the library; see
/// Fixtures/make-sweeps.py.
@Suite struct UnknownTimeTests {
    private func chart(_ row: JSONValue) async throws -> Chart {
        try await ChartFixture.engine()(
            Astrology.natalChart, ChartRequest(birth: Birth(date: row.text("date"), zone: row.text("zone"))))
    }

    @Test func `signs and aspects that are stated for the whole day apply all day`() async throws {
        for row in try ChartFixture.rows("days.jsonl") {
            let title = row.text("why")
            let chart = try await chart(row)
            #expect(chart.houses.isEmpty && chart.points.isEmpty, "\(title)")
            #expect(chart.ascendant == nil && chart.midheaven == nil && chart.sect == nil, "\(title)")
            #expect(chart.planets.allSatisfy { $0.house == nil }, "\(title)")
            #expect(chart.birth.time == nil, "\(title)")
            #expect(chart.aspects.allSatisfy { chart.planet($0.planet1) != nil && chart.planet($0.planet2) != nil })
            let day = try #require(chart.unknownTime)
            #expect(day.start == row.text("start"), "\(title)")
            #expect(day.end == row.text("end"), "\(title)")
            bodies(day, row)
            aspects(day, row)
            changes(day, row)
        }
    }

    private func bodies(_ day: UnknownTime, _ row: JSONValue) {
        #expect(day.bodies.map(\.name) == row.list("bodies").map { $0.text("name") })
        for (body, expected) in zip(day.bodies, row.list("bodies")) {
            let context: Comment = "\(body.name), \(row.text("why"))"
            #expect(angularDistance(body.startLongitude, expected.number("start")) < 1e-6, context)
            #expect(angularDistance(body.endLongitude, expected.number("end")) < 1e-6, context)
            let signs = expected.list("signs").compactMap(\.string)
            #expect(body.signs.map(\.rawValue) == signs, context)
            #expect(body.isSignCertain == (signs.count == 1), context)
            #expect(body.arc >= angularDistance(body.startLongitude, body.endLongitude) - 1e-9, context)
            #expect(body.arc < 16, context)
        }
    }

    private func aspects(_ day: UnknownTime, _ row: JSONValue) {
        func key(_ first: String, _ type: String, _ second: String) -> String { "\(first) \(type) \(second)" }
        let expected = Dictionary(
            uniqueKeysWithValues: row.list("aspects").map {
                (key($0.text("planet1"), $0.text("type"), $0.text("planet2")), $0)
            })
        let found = day.aspects.map { key($0.planet1, $0.type.rawValue, $0.planet2) }
        #expect(Set(found) == Set(expected.keys), "\(row.text("why"))")
        #expect(found.count == Set(found).count)
        for aspect in day.aspects {
            let name = key(aspect.planet1, aspect.type.rawValue, aspect.planet2)
            let context: Comment = "\(name), \(row.text("why"))"
            guard let other = expected[name] else { continue }
            #expect(aspect.holdsAllDay == other["holdsAllDay"]?.bool, context)
            // The chart checks every ten minutes, in which the Moon moves less than 0.11 degrees.
            #expect(aspect.smallestOrb >= other.number("smallestOrb") - 1e-6, context)
            #expect(aspect.smallestOrb < other.number("smallestOrb") + 0.11, context)
            #expect(aspect.largestOrb <= other.number("largestOrb") + 1e-6, context)
            #expect(aspect.largestOrb > other.number("largestOrb") - 0.11, context)
        }
    }

    private func changes(_ day: UnknownTime, _ row: JSONValue) {
        expectChanges(day.changes, row.list("changes"), row.text("why"))
    }

    @Test func `positions are those of the middle of the day`() async throws {
        let row = try #require(try ChartFixture.rows("days.jsonl").first { $0.text("zone") == "Europe/Berlin" })
        let chart = try await chart(row)
        // The day of 23 hours runs from 23:00 to 22:00 UTC.
        #expect(chart.birth.utc == "2024-03-31T10:30:00Z")
        #expect(chart.provenance.timeRule.contains("unknown"))
    }

    @Test func `coordinates without a time give no houses`() throws {
        let chart = try ChartFixture.natalChart().chart(
            ChartRequest(birth: Birth(date: "1990-05-15", place: "Kyiv")))
        #expect(chart.houses.isEmpty && chart.ascendant == nil && chart.sect == nil)
        #expect(chart.unknownTime != nil)
    }

    /// Samoa skipped 30 December 2011.
    @Test func `skipped days are rejected`() async throws {
        await expectIssue(
            ["birth": ["date": "2011-12-30", "zone": "Pacific/Apia"]], path: "birth.date", saying: ["2011-12-31"])
    }
}
