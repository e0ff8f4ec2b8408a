// SPDX-License-Identifier: AGPL-3.0-or-later

import ComputationKit
import Testing

@testable import AstrologyPlugin
@testable import SwissEphemeris

/// The charts of one file don't depend on the order of its lines and on how many run at once.
///
/// libswe keeps positions and open files per thread, so a birth that no file covers used to depend on the birth before
/// it: Mercury in 1601 differed by up to 0.9" after a chart of 1990.
@Suite struct MixedBirthsTests {
    static let seed: UInt64 = 18_1601

    /// 300 births in and outside the range of the files (1800 to 2399) and near its limits, in every kind of zodiac,
    /// with and without time, in Universal Time and by the clocks of places, territories, and longitudes.
    static func inputs() -> [String] {
        var dice = SplitMix64(state: seed)
        let ayanamsas: [Ayanamsa] = [.lahiri, .trueCitra, .truePushya, .galacticCenter0Sagittarius, .j2000]
        let pool: [CelestialBody] = [.chiron, .ceres, .star("Regulus"), .osculatingLilith, .fictitious(.cupido)]
        return (0..<300).map { index in
            let years: ClosedRange<Double> =
                switch index % 6 {
                case 0, 1: 1900...2050
                case 2: 1601...1799
                case 3: 1000...1580
                case 4: 1799...1801
                default: 2398...2402
                }
            let day = CalendarDate(dayOf: 1_721_058 + dice.pick(years) * 365.2425)
            let time = index % 25 == 7 ? "" : "T12:\(10 + dice.next() % 50)Z"
            let universal = Birth(
                date: "\(day)\(time)\(time.isEmpty ? "Z" : "")[u-ca=gregory]", latitude: dice.pick(-60...60),
                longitude: dice.pick(-180...180))
            let clock = "T02:\(10 + index % 50):\(10 + index / 50)"
            let locals = [
                Birth(date: "1938-07-01\(clock)", place: "Lviv"),
                Birth(date: "1983-09-25\(clock)", place: "Paris, FR", fold: index % 2 == 0 ? .earlier : .later),
                Birth(date: "1879-03-14\(clock)", place: "Ulm"), Birth(date: "1452-04-15\(clock)", place: "Vinci"),
                Birth(date: "1942-12-15\(clock)", place: "Odesa"),
                Birth(date: "1895-06-01\(clock)", zone: "LMT", latitude: 49.99, longitude: 36.23),
                Birth(date: "1990-05-15\(clock)", zone: "Europe/Kyiv", latitude: 50.45, longitude: 30.52),
                Birth(date: "2020-05-10\(clock)", latitude: 33.59, longitude: -7.62),
            ]
            var request = ChartRequest(
                birth: index % 5 == 1 ? locals[index / 5 % locals.count] : universal,
                zodiac: index % 3 == 0 ? .sidereal(dice.pick(ayanamsas)) : .tropical,
                node: dice.pick(NodeType.allCases), topocentric: index % 7 == 0)
            if index % 4 == 0 { request.bodies.append(dice.pick(pool)) }
            return ChartRequest.schema.json(of: request).text()
        }
    }

    /// The answers in the order of the inputs, after a batch in another order.
    private func answers(_ order: [Int], width: Int, _ inputs: [String]) async throws -> [String] {
        let lines = AsyncStream<String> { lines in
            for index in order { lines.yield(inputs[index]) }
            lines.finish()
        }
        var answers = [String](repeating: "", count: inputs.count)
        for try await row in try ChartFixture.engine().batch(Astrology.natalChart.id, over: lines, width: width) {
            answers[order[row.line - 1]] = String(decoding: try row.result.get(), as: UTF8.self)
        }
        return answers
    }

    @Test func `a file of mixed births gives the same bytes in any order and width`() async throws {
        let inputs = Self.inputs()
        let first = try await answers(Array(inputs.indices), width: 1, inputs)
        #expect(first.allSatisfy { $0.hasPrefix("{") })
        #expect(Set(first).count == inputs.count)
        var dice = SplitMix64(state: Self.seed)
        for (order, width) in [
            (Array(inputs.indices.reversed()), 64), (inputs.indices.shuffled(using: &dice), 1),
            (inputs.indices.shuffled(using: &dice), 7),
        ] {
            let other = try await answers(order, width: width, inputs)
            for index in inputs.indices where first[index] != other[index] {
                Issue.record("\(inputs[index]) differs at width \(width), seed \(Self.seed)")
            }
        }
    }
}

/// Dates that no file covers are computed by the Moshier ephemeris, as if it had been chosen.
@Suite struct UncoveredDateTests {
    /// 1601-06-01 12:00 UT in the Gregorian calendar.
    static let summer1601 = 2_305_965.0

    /// From: swetest -b1.6.1601 -ut12:00 -p0123456789 -emos -fPl (swetest 2.10.03).
    static let published: [(CelestialBody, Double)] = [
        (.sun, 70.7647512), (.moon, 80.2696152), (.mercury, 54.3425022), (.venus, 114.2910610), (.mars, 46.7994527),
        (.jupiter, 163.0797774), (.saturn, 214.7530753), (.uranus, 37.3187941), (.neptune, 147.5645377),
        (.pluto, 24.7497853),
    ]

    /// A sky without bodies asks libswe only for the obliquity, and Sunshine houses for the Sun by the files.
    @Test(arguments: [nil, HouseSystem.sunshine]) func `files are read after a date without bodies`(
        houses: HouseSystem?
    )
        throws
    {
        let ephemeris = try systemEphemeris()
        let kyiv = GeographicPosition(latitude: 50.45, longitude: 30.52)
        let first = try ephemeris.sky(at: 2_451_545, bodies: CelestialBody.standard)
        for _ in 1...3 {
            for day in [Self.summer1601, 2_305_000] {
                _ = try ephemeris.sky(SkyRequest(julianDayUT: day, bodies: [], observer: kyiv, houses: houses))
            }
            _ = try ephemeris.sky(at: 2_440_000, bodies: CelestialBody.standard)
            #expect(try ephemeris.sky(at: 2_451_545, bodies: CelestialBody.standard).positions == first.positions)
        }
    }

    @Test func `positions equal those of the Moshier ephemeris after any other chart`() throws {
        let ephemeris = try systemEphemeris()
        let bodies = Self.published.map(\.0)
        for before in [2_448_027.0, 2_451_545.0, 2_305_000.0] {
            _ = try ephemeris.sky(at: before, bodies: CelestialBody.standard)
            let sky = try ephemeris.sky(at: Self.summer1601, bodies: bodies)
            for (body, longitude) in Self.published {
                let position = try #require(sky[body])
                #expect(abs(position.longitude - longitude) < 1e-7, "\(body.name) after \(before)")
                #expect(position.source == .moshier && position.warning?.contains("_12.se1") == true)
            }
        }
    }

    /// From: swetest -b1.1.1700 -ut12:00 -p01t -emos -sid27 -fPl, and -sid17, -sid36 (swetest 2.10.03).
    @Test(arguments: [
        (Ayanamsa.trueCitra, 261.5694885, 27.2677410, 146.5881828),
        (.galacticCenter0Sagittarius, 258.5672366, 24.2654891, 143.5859309),
        (.galacticCenterMulaWilhelm, 265.5575005, 31.2557531, 150.5761948),
    ])
    func `charts by a star have a true node before 1800`(
        _ ayanamsa: Ayanamsa, sun: Double, moon: Double, node: Double
    ) throws {
        let chart = try ChartFixture.natalChart().chart(
            ChartRequest(
                birth: Birth(date: "1700-01-01T12:00Z", latitude: 28.61, longitude: 77.21), zodiac: .sidereal(ayanamsa))
        )
        func longitude(_ name: String) -> Double { chart.planets.first { $0.name == name }?.longitude ?? .nan }
        #expect(abs(longitude("Sun") - sun) < 1e-6)
        #expect(abs(longitude("Moon") - moon) < 1e-6)
        #expect(abs(longitude("North Node") - node) < 1e-6)
        // Chiron is the only body of a standard chart without a built-in theory.
        #expect(chart.planets.map(\.name) == CelestialBody.standard.map(\.name).filter { $0 != "Chiron" })
        #expect(chart.warnings.filter { $0.code == .bodyUnavailable }.count == 1)
    }
}
