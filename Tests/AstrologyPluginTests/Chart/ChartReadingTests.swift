// SPDX-License-Identifier: AGPL-3.0-or-later

import Testing

@testable import AstrologyPlugin

/// The interpretation of a chart: sect, lots, phase, dignities, and patterns, each on a chart with a known result.
@Suite struct ChartReadingTests {
    private func chart(
        _ date: String, latitude: Double = 51.4779, longitude: Double = 0,
        _ change: (inout ChartRequest) -> Void = { _ in }
    ) throws -> Chart {
        var request = ChartRequest(birth: Birth(date: date, latitude: latitude, longitude: longitude))
        change(&request)
        return try ChartFixture.natalChart().chart(request)
    }

    /// At Greenwich, the Sun rises near 6:00 and sets near 18:00 on an equinox.
    @Test(arguments: [
        ("00:00", Sect.night), ("05:30", .night), ("06:45", .day), ("12:00", .day), ("17:30", .day), ("18:45", .night),
    ])
    func `sect follows the Sun's altitude`(time: String, expected: Sect) throws {
        let chart = try chart("2000-03-20T\(time)Z")
        #expect(chart.sect == expected)
        let sun = try #require(chart.planet("Sun")?.house)
        #expect((7...12).contains(sun) == (expected == .day))
    }

    /// By day, Fortune is Ascendant + Moon - Sun, and Spirit is Ascendant + Sun - Moon; by night, the reverse
    /// (Paulus 23).
    @Test(
        arguments: ["2000-03-20T12:00Z", "2000-03-20T00:00Z", "1962-02-05T00:00Z", "2024-07-01T15:00Z"],
        [Zodiac.tropical, .sidereal(.lahiri)])
    func `lots follow their formulas`(date: String, zodiac: Zodiac) throws {
        for formula in Lot.Formula.allCases {
            let chart = try chart(date) {
                $0.lots = formula
                $0.zodiac = zodiac
            }
            let ascendant = try #require(chart.ascendant?.longitude)
            let sun = try #require(chart.planet("Sun")?.longitude)
            let moon = try #require(chart.planet("Moon")?.longitude)
            let turns = formula == .sect && chart.sect == .night
            let (fortune, spirit) = (ascendant + moon - sun, ascendant + sun - moon)
            for (name, longitude) in [
                ("Part of Fortune", turns ? spirit : fortune), ("Part of Spirit", turns ? fortune : spirit),
            ] {
                let point = try #require(chart.points.first { $0.name == name })
                #expect(angularDistance(point.longitude, longitude) < 1e-9, "\(name), \(formula), \(date)")
                #expect(point.sign == ZodiacSign(longitude: point.longitude))
                #expect((1...12).contains(point.house ?? 0))
            }
        }
    }

    /// Instants of the Moon's phases to the minute; in a minute, the phase moves by 0.01 degrees.
    ///
    /// From the United States Naval Observatory's tables; those of 1999 and 2017 are total eclipses of the Sun, that of
    /// July 2018 one of the Moon.
    @Test(arguments: [
        ("1999-08-11T11:08Z", 0.0), ("2017-08-21T18:30Z", 0), ("2018-07-27T20:20Z", 180), ("2000-01-21T04:40Z", 180),
        ("2024-04-08T18:21Z", 0), ("2024-04-15T19:13Z", 90), ("2024-04-23T23:49Z", 180), ("2024-05-01T11:27Z", 270),
    ])
    func `the lunar phase agrees with published dates`(date: String, angle: Double) throws {
        let phase = try #require(try chart(date).lunarPhase)
        #expect(angularDistance(phase.angle, angle) < 0.012)
        let lit = angle == 0 ? 0 : angle == 180 ? 1 : 0.5
        #expect(abs(phase.illuminatedFraction - lit) < 0.01)
    }

    /// At the major standstill of 2006, the Moon moves farther from the equator than the Sun; in 2015, it never does.
    ///
    /// The greatest declination of that standstill was 28°43' on 15 September 2006 at 1:30 (the article "Lunar
    /// standstill" of the English Wikipedia); at the minor one, the maximum is about 18°.
    @Test func `bodies out of bounds are marked`() throws {
        let far = try chart("2006-09-15T01:30Z")
        let moon = try #require(far.planet("Moon"))
        #expect(abs(moon.declination - 28.72) < 0.02)
        #expect(moon.isOutOfBounds == true)
        #expect(far.planet("Sun")?.isOutOfBounds == false)
        for day in 1...28 {
            let near = try chart("2015-10-\(day < 10 ? "0" : "")\(day)T00:00Z")
            #expect(near.planet("Moon")?.isOutOfBounds == false)
        }
        for date in ["2000-06-21T01:48Z", "2000-12-21T13:37Z"] {
            #expect(try chart(date).planet("Sun")?.isOutOfBounds == false)
        }
    }

    /// Einstein's planets according to Lilly's table (Christian Astrology, 1647, page 104).
    ///
    /// Venus in Aries is in detriment, Saturn there in fall, Mars in Capricorn exalted.
    @Test func `dignities of Einstein's chart agree with Lilly's table`() throws {
        let chart = try chart("1879-03-14T10:50Z", latitude: 48.4, longitude: 10)
        func dignities(_ name: String) -> [EssentialDignity] {
            chart.dignities.first(where: { $0.planet == name })?.dignities ?? []
        }
        #expect(dignities("Venus").contains(.detriment))
        #expect(dignities("Saturn").contains(.fall))
        #expect(dignities("Mars").contains(.exaltation))
        #expect(chart.dignities.map(\.planet) == ["Sun", "Moon", "Mercury", "Venus", "Mars", "Jupiter", "Saturn"])
    }

    /// In February 1962 the seven planets of the ancients met in Aquarius at an eclipse.
    @Test func `the stellium of February 1962 is found`() throws {
        let chart = try chart("1962-02-05T00:00Z")
        let stellium = try #require(chart.patterns.first { $0.kind == .stellium })
        #expect(Set(stellium.members) == ["Sun", "Moon", "Mercury", "Venus", "Mars", "Jupiter", "Saturn"])
        #expect(stellium.sign == .aquarius && stellium.element == .air && stellium.modality == .fixed)
    }

    /// The grand cross in the fixed signs at the eclipse of 11 August 1999: Mars and Saturn across Sun and Uranus.
    @Test func `the grand cross of August 1999 is found`() throws {
        let chart = try chart("1999-08-11T11:03Z") { $0.patterns.bodies = ["Sun", "Mars", "Saturn", "Uranus"] }
        let cross = try #require(chart.patterns.first { $0.kind == .grandCross })
        #expect(Set(cross.members) == ["Sun", "Mars", "Saturn", "Uranus"])
        #expect(cross.modality == .fixed)
    }

    /// The hexagram of 29 July 2013, with the grand trine in water that Jupiter, Saturn and Neptune had made all month.
    @Test func `the grand sextile of July 2013 is found`() throws {
        let hexagram = try chart("2013-07-29T18:00Z") {
            $0.patterns.bodies = ["Moon", "Venus", "Jupiter", "Saturn", "Neptune", "Pluto"]
        }
        #expect(hexagram.patterns.map(\.kind).contains(.grandSextile))
        let trine = try chart("2013-07-17T18:00Z") { $0.patterns.bodies = ["Jupiter", "Saturn", "Neptune"] }
        #expect(trine.patterns.map(\.kind) == [.grandTrine])
        #expect(trine.patterns.first?.element == .water)
    }

    @Test func `the balance of a known chart is right`() throws {
        let chart = try chart("1962-02-05T00:00Z") { $0.bodies = Array(CelestialBody.standard.prefix(7)) }
        #expect(chart.planets.allSatisfy { $0.sign == .aquarius })
        let (elements, modalities) = (chart.balance.elements, chart.balance.modalities)
        #expect(elements.air == 7 && elements.fire == 0 && elements.earth == 0 && elements.water == 0)
        #expect(modalities.fixed == 7 && modalities.cardinal == 0 && modalities.mutable == 0)
    }

    @Test func `the wheel shows bodies, angles, and cusps`() throws {
        let chart = try chart("1990-05-15T10:30Z")
        let model = chart.wheelModel
        #expect(model.bodies.count == chart.planets.count + 1)
        #expect(model.cusps == chart.houses.map(\.cusp))
        #expect(model.angles?.ascendant == chart.ascendant?.longitude)
        #expect(model.aspects.count == chart.aspects.count)
        #expect(chart.wheel().svg().hasPrefix("<svg") || chart.wheel().svg().hasPrefix("<?xml"))
        let untimed = try ChartFixture.natalChart().chart(ChartRequest(birth: Birth(date: "1990-05-15", zone: "UTC")))
        #expect(untimed.wheelModel.angles == nil && untimed.wheelModel.cusps.isEmpty)
        #expect(untimed.wheel().svg().contains("time unknown"))
    }
}
