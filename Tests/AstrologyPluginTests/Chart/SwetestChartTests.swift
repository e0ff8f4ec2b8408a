// SPDX-License-Identifier: AGPL-3.0-or-later

import ComputationKit
import Testing

@testable import AstrologyPlugin

/// Whole charts compared with those of the program swetest; see Fixtures/make-charts.py.
@Suite struct SwetestChartTests {
    private let tolerance = 1e-6

    @Test func `positions and houses agree with swetest`() async throws {
        let engine = try ChartFixture.engine()
        let rows = try ChartFixture.rows("charts.jsonl")
        #expect(rows.count == 54)
        for row in rows {
            let title = row.text("title")
            let chart = try await engine.run("astrology.natal-chart", try #require(row["request"]))
            #expect(abs((chart["provenance"]?.number("julianDayUT") ?? 0) - row.number("julianDay")) < 1e-9, "\(title)")
            #expect(chart["provenance"]?.text("houseSystemUsed") == row.text("houseSystemUsed"), "\(title)")
            let planets = chart.list("planets")
            #expect(planets.map { $0.text("name") } == row.list("planets").map { $0.text("name") }, "\(title)")
            for (planet, expected) in zip(planets, row.list("planets")) {
                let context: Comment = "\(expected.text("name")) in \(title)"
                #expect(angularDistance(planet.number("longitude"), expected.number("longitude")) < tolerance, context)
                #expect(abs(planet.number("latitude") - expected.number("latitude")) < tolerance, context)
                #expect(abs(planet.number("distance") - expected.number("distance")) < tolerance, context)
                #expect(abs(planet.number("speed") - expected.number("speed")) < tolerance, context)
                #expect(abs(planet.number("declination") - expected.number("declination")) < tolerance, context)
                #expect(
                    angularDistance(planet.number("rightAscension"), expected.number("rightAscension")) < tolerance,
                    context)
                #expect(planet["house"]?.int == expected["house"]?.int, context)
                #expect(planet["isRetrograde"]?.bool == (expected.number("speed") < 0), context)
            }
            let cusps = row.list("cusps").compactMap(\.double)
            #expect(chart.list("houses").count == cusps.count, "\(title)")
            for (house, cusp) in zip(chart.list("houses"), cusps) {
                #expect(angularDistance(house.number("cusp"), cusp) < tolerance, "house \(house) of \(title)")
            }
            try angles(chart, row, title)
        }
    }

    private func angles(_ chart: JSONValue, _ row: JSONValue, _ title: String) throws {
        for (key, point) in [("ascendant", chart["ascendant"]), ("midheaven", chart["midheaven"])] {
            #expect(
                angularDistance(try #require(point).number("longitude"), row.number(key)) < tolerance,
                "\(key) of \(title)")
        }
        for (name, key) in [("Vertex", "vertex"), ("East Point", "eastPoint")] {
            let point = try #require(chart.list("points").first { $0.text("name") == name })
            #expect(angularDistance(point.number("longitude"), row.number(key)) < tolerance, "\(key) of \(title)")
        }
    }

    /// Aspects from swetest's longitudes: the five major ones, with orbs of 8, 8, 7, 7, and 6; angles only with bodies.
    @Test func `aspects agree with swetest positions`() async throws {
        let engine = try ChartFixture.engine()
        let kinds: [(String, Double, Double)] = [
            ("Conjunction", 0, 8), ("Opposition", 180, 8), ("Trine", 120, 7), ("Square", 90, 7), ("Sextile", 60, 6),
        ]
        for row in try ChartFixture.rows("charts.jsonl") {
            let chart = try await engine.run("astrology.natal-chart", try #require(row["request"]))
            var points = row.list("planets").map { ($0.text("name"), $0.number("longitude")) }
            let bodies = points.count
            points += [("Ascendant", row.number("ascendant")), ("Midheaven", row.number("midheaven"))]
            var expected: [String: Double] = [:]
            for first in 0..<bodies {
                for second in first + 1..<points.count
                where (points[first].0, points[second].0) != ("North Node", "South Node") {
                    let separation = angularDistance(points[first].1, points[second].1)
                    for (name, angle, orb) in kinds where abs(separation - angle) <= orb {
                        expected["\(points[first].0) \(name) \(points[second].0)"] = abs(separation - angle)
                    }
                }
            }
            let found = chart.list("aspects").map {
                ("\($0.text("planet1")) \($0.text("type")) \($0.text("planet2"))", $0.number("orb"))
            }
            #expect(Set(found.map(\.0)) == Set(expected.keys), "\(row.text("title"))")
            for (name, orb) in found { #expect(abs(orb - (expected[name] ?? -1)) < 2 * tolerance, "\(name)") }
        }
    }
}
