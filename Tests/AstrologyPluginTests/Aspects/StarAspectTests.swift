// SPDX-License-Identifier: AGPL-3.0-or-later

import ComputationKit
import Testing

@testable import AstrologyPlugin

/// Aspects of fixed stars.
///
/// Positions of stars are those of swetest: on 2000-01-01, Regulus is at 29°50′ Leo.
@Suite struct StarAspectTests {
    private static func chart(
        _ date: String, stars: [CelestialBody] = [.star("Regulus")], _ change: (inout ChartRequest) -> Void = { _ in }
    ) throws -> Chart {
        var request = ChartRequest(
            birth: Birth(date: date, latitude: 51.5, longitude: 0), bodies: CelestialBody.standard + stars)
        change(&request)
        return try ChartFixture.natalChart().chart(request)
    }

    private static func types(_ chart: Chart, _ body: String = "Sun") -> [AspectType] {
        chart.aspects.filter { $0.planet1 == body && $0.planet2 == "Regulus" }.map(\.type)
    }

    /// The Sun passes 29°50′ Leo on 22 August 2000, and the opposite degree on 18 February.
    @Test func `a star makes conjunctions and oppositions within 2 degrees`() throws {
        #expect(Self.types(try Self.chart("2000-08-22T12:00Z")) == [.conjunction])
        #expect(Self.types(try Self.chart("2000-08-24T12:00Z")) == [.conjunction])
        #expect(Self.types(try Self.chart("2000-08-26T12:00Z")) == [])
        #expect(Self.types(try Self.chart("2000-02-18T12:00Z")) == [.opposition])
        #expect(Self.types(try Self.chart("2000-02-14T12:00Z")) == [])
        let chart = try Self.chart("2000-08-24T12:00Z")
        let aspect = try #require(chart.aspects.first { $0.planet2 == "Regulus" && $0.planet1 == "Sun" })
        #expect(aspect.orbLimit == 2 && aspect.orb > 1 && aspect.orb < 2)
    }

    /// The Sun is 90 degrees from Regulus on 21 May, and 120 degrees on 20 April.
    @Test func `a star makes other aspects only if they are requested`() throws {
        for (date, type) in [("2000-05-20T18:00Z", AspectType.square), ("2000-04-19T18:00Z", .trine)] {
            #expect(Self.types(try Self.chart(date)) == [])
            let chart = try Self.chart(date) { $0.aspects.starTypes = [.conjunction, type] }
            #expect(Self.types(chart) == [type])
        }
    }

    @Test func `an orb for stars, or for one of them, replaces the default`() throws {
        let date = "2000-08-26T12:00Z"
        #expect(Self.types(try Self.chart(date) { $0.aspects.starOrb = 5 }) == [.conjunction])
        #expect(Self.types(try Self.chart("2000-08-24T12:00Z") { $0.aspects.starOrb = 0.5 }) == [])
        #expect(Self.types(try Self.chart(date) { $0.aspects.bodyOrbs = ["Regulus": 8] }) == [.conjunction])
        #expect(Self.types(try Self.chart("2000-08-24T12:00Z") { $0.aspects.orbs = [.conjunction: 1] }) == [])
    }

    /// Regulus is at 149.8 degrees and Phecda, magnitude 2.4, at 150.5; both within orb of each other.
    @Test func `stars make no aspects with each other, and no patterns`() throws {
        let stars: [CelestialBody] = [.star("Regulus"), .star("Phecda"), .star("Fomalhaut"), .star("Aldebaran")]
        let chart = try Self.chart("2000-05-20T18:00Z", stars: stars) { $0.patterns.bodies = nil }
        let names = Set(["Regulus", "Phecda", "Fomalhaut", "Aldebaran"])
        #expect(chart.planets.count { names.contains($0.name) } == 4)
        #expect(!chart.aspects.contains { names.contains($0.planet1) && names.contains($0.planet2) })
        #expect(!chart.patterns.contains { !names.isDisjoint(with: $0.members) })
    }

    /// Magnitudes: Sirius -1.46, Regulus 1.4, Castor 1.58, Algol 2.12, Alcyone 2.87.
    @Test(arguments: [(-1.46, 2.0), (1.4, 2), (1.58, 1.5), (2.12, 1.5), (2.87, 1), (nil, 1)] as [(Double?, Double)])
    func `the orb depends on the magnitude`(magnitude: Double?, orb: Double) {
        #expect(AspectSettings.starOrb(magnitude: magnitude) == orb)
    }

    /// Algol is at 26°10′ Taurus in 2000, which the Sun passes on 16 May; 1.7 degrees later it is out of orb.
    @Test func `a star of the second magnitude has an orb of 1.5 degrees`() throws {
        func aspects(_ date: String) throws -> [Aspect] {
            let chart = try Self.chart(date, stars: [.star("Algol")])
            return chart.aspects.filter { $0.planet1 == "Sun" && $0.planet2 == "Algol" }
        }
        #expect(try aspects("2000-05-17T12:00Z").map(\.orbLimit) == [1.5])
        #expect(try aspects("2000-05-18T12:00Z").isEmpty)
    }

    @Test func `settings for stars are part of the input`() async throws {
        let input: JSONValue = [
            "birth": ["date": "2000-05-20T18:00Z"], "bodies": ["Sun", "star Regulus"],
            "aspects": ["starTypes": ["Square"], "starOrb": 1.5],
        ]
        let chart = try await ChartFixture.engine().run("astrology.natal-chart", input)
        #expect(chart["aspects"]?.array?.map { $0["type"]?.string } == ["Square"])
        await expectIssue(
            ["birth": ["date": "2000-05-20T18:00Z"], "aspects": ["starOrb": 31]], path: "aspects.starOrb",
            saying: ["30"])
    }
}
