// SPDX-License-Identifier: AGPL-3.0-or-later

import ComputationKit
import Testing

@testable import AstrologyPlugin
@testable import SwissEphemeris

/// The keys and names of a chart's JSON, which are stable because other programs use them.
@Suite struct ChartOutputTests {
    private let input: JSONValue = [
        "birth": ["date": "1990-05-15T14:30", "latitude": 50.45, "longitude": 30.52],
        "bodies": [
            "Sun", "Moon", "Mercury", "Venus", "Mars", "Jupiter", "Saturn", "Uranus", "Neptune", "Pluto", "North Node",
            "South Node", "Chiron", "Lilith", "Lilith (osculating)", "Ceres", "Pallas", "Juno", "Vesta",
        ],
        "aspects": ["set": "all"],
    ]

    private func chart() async throws -> JSONValue {
        let output = try await ChartFixture.engine().run("astrology.natal-chart", input)
        return try JSONValue(parsing: output.utf8())
    }

    @Test func `planets have signs, houses, and speeds`() async throws {
        let planets = try await chart().list("planets")
        #expect(
            planets.map { $0.text("name") } == [
                "Sun", "Moon", "Mercury", "Venus", "Mars", "Jupiter", "Saturn", "Uranus", "Neptune", "Pluto",
                "North Node", "South Node", "Chiron", "Lilith", "Lilith (osculating)", "Ceres", "Pallas", "Juno",
                "Vesta",
            ])
        for planet in planets {
            for key in ["longitude", "latitude", "distance", "speed", "declination", "degreeInSign"] {
                #expect(planet[key]?.double != nil, "\(key) of \(planet.text("name"))")
            }
            #expect(Self.signs.contains(planet.text("sign")))
            #expect((1...12).contains(planet["house"]?.int ?? 0))
            #expect(planet["isRetrograde"]?.bool == (planet.number("speed") < 0))
            let index = Int(planet.number("longitude") / 30)
            #expect(planet.text("sign") == Self.signs[index])
            #expect(abs(planet.number("degreeInSign") - (planet.number("longitude") - 30 * Double(index))) < 1e-12)
        }
    }

    @Test func `houses have cusps in signs`() async throws {
        let houses = try await chart().list("houses")
        #expect(houses.map { $0["number"]?.int } == Array(1...12))
        for house in houses {
            #expect(house.text("sign") == Self.signs[Int(house.number("cusp") / 30)])
        }
    }

    @Test func `aspects name bodies of the chart`() async throws {
        let aspects = try await chart().list("aspects")
        #expect(aspects.count > 40)
        let names = Set(input.list("bodies").compactMap(\.string) + ["Ascendant", "Midheaven"])
        for aspect in aspects {
            #expect(names.contains(aspect.text("planet1")))
            #expect(names.contains(aspect.text("planet2")))
            #expect(Self.types.contains(aspect.text("type")))
            #expect((0...180).contains(aspect.number("angle")))
            #expect((0...8).contains(aspect.number("orb")))
            #expect(aspect["isApplying"]?.bool != nil)
        }
    }

    @Test func `angles and points are in the chart`() async throws {
        let chart = try await chart()
        for (key, cusp) in [("ascendant", 0), ("midheaven", 9)] {
            let point = try #require(chart[key])
            #expect(point.number("longitude") == chart.list("houses")[cusp].number("cusp"))
            #expect(point.text("sign") == Self.signs[Int(point.number("longitude") / 30)])
            #expect(point["degreeInSign"]?.double != nil)
        }
        #expect(chart["ascendant"]?.text("name") == "Ascendant")
        #expect(chart["midheaven"]?.text("name") == "Midheaven")
        #expect(
            chart.list("points").map { $0.text("name") } == [
                "Vertex", "East Point", "Part of Fortune", "Part of Spirit",
            ])
    }

    @Test func `provenance names files and conventions`() async throws {
        let provenance = try #require(try await chart()["provenance"])
        #expect(provenance.text("library") == "Swiss Ephemeris \(SwissEphemerisSource.libraryVersion)")
        #expect(provenance.text("houseSystemRequested") == "placidus")
        #expect(provenance.text("houseSystemUsed") == "placidus")
        #expect(provenance["houseSystemFallback"] == nil)
        #expect(provenance.text("timeRule").contains("Europe/Kyiv"))
        // Kyiv kept Moscow summer time, +04:00, until 1 July 1990; noon of the day is Julian day 2448027. Delta T of
        // 1990 was 57 seconds (USNO).
        #expect(abs(provenance.number("julianDayUT") - 2_448_026.937_5) < 1e-9)
        #expect(abs(provenance.number("deltaT") - 57) < 1)
        #expect(Set(provenance.list("files").map { $0.text("name") }) == ["sepl_18.se1", "semo_18.se1", "seas_18.se1"])
        for body in provenance.list("bodies") {
            let isMean = body.text("name") == "Lilith"
            #expect(body.text("source") == (isMean ? "formula" : "swiss-ephemeris"), "\(body)")
        }
    }

    /// Unknown values are absent, and lists are present even if empty.
    @Test func `charts without a time have no houses`() async throws {
        let chart = try await ChartFixture.engine().run(
            "astrology.natal-chart", ["birth": ["date": "1990-05-15", "zone": "Europe/Kyiv"]])
        #expect(chart["ascendant"] == nil)
        #expect(chart["midheaven"] == nil)
        #expect(chart["sect"] == nil)
        #expect(chart["houses"] == [])
        #expect(chart["points"] == [])
        #expect(chart["unknownTime"] != nil)
        #expect(chart.list("planets").allSatisfy { $0["house"] == nil })
    }

    @Test func `enumerations have stable words`() {
        #expect(ZodiacSign.allCases.map(\.rawValue) == Self.signs)
        #expect(Set(AspectType.allCases.filter(\.isMajor).map(\.rawValue)) == Set(Self.types.prefix(5)))
        #expect(Set(Self.types).isSubset(of: AspectType.allCases.map(\.rawValue)))
    }

    private static let signs = [
        "Aries", "Taurus", "Gemini", "Cancer", "Leo", "Virgo", "Libra", "Scorpio", "Sagittarius", "Capricorn",
        "Aquarius",
        "Pisces",
    ]
    private static let types = [
        "Conjunction", "Opposition", "Trine", "Square", "Sextile", "Semisextile", "Semisquare", "Sesquisquare",
        "Quincunx", "Quintile", "Biquintile",
    ]
}
