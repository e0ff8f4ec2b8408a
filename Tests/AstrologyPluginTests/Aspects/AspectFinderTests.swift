// SPDX-License-Identifier: AGPL-3.0-or-later

import AstrologyPlugin
import Testing

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

private func point(
    _ name: String, _ longitude: Double, speed: Double = 0, declination: Double = 0,
    declinationSpeed: Double = 0, isAngle: Bool = false
) -> AspectPoint {
    AspectPoint(
        name: name, longitude: longitude, speed: speed, declination: declination,
        declinationSpeed: declinationSpeed, isAngle: isAngle)
}

@Suite("Finding aspects")
struct AspectFinderTests {
    // The angles of textbooks, and the required orbs of the major aspects.
    static let table: [(AspectType, Double, Double)] = [
        (.conjunction, 0, 8), (.opposition, 180, 8), (.trine, 120, 7), (.square, 90, 7), (.sextile, 60, 6),
        (.semisextile, 30, 2), (.semisquare, 45, 2), (.sesquisquare, 135, 2), (.quincunx, 150, 2),
        (.quintile, 72, 2), (.biquintile, 144, 2), (.septile, 51.428571, 1.7), (.biseptile, 102.857143, 1.7),
        (.triseptile, 154.285714, 1.7), (.novile, 40, 1.3), (.binovile, 80, 1.3), (.quadranovile, 160, 1.3),
        (.decile, 36, 1.2), (.tredecile, 108, 1.2),
    ]

    @Test(arguments: table)
    func `each type has its exact angle and default orb`(_ type: AspectType, _ angle: Double, _ orb: Double) {
        #expect(abs(type.angle - angle) < 1e-6)
        #expect(type.defaultOrb == orb)
        #expect(
            abs(
                Double(type.harmonic) * type.angle / 360
                    - (Double(type.harmonic) * type.angle / 360).rounded()) < 1e-9)
    }

    @Test(arguments: table)
    func `each type is found within its orb only, anywhere on the circle`(
        _ type: AspectType, _ angle: Double, _ orb: Double
    ) {
        let finder = AspectFinder(settings: AspectSettings(types: [type]))
        for start in [0.0, 0.5, 95.3, 179.9, 180, 359.5, 359.999_999] {
            for side in [1.0, -1.0] {
                for offset in [0, orb - 0.001, -(orb - 0.001)] {
                    let end = Angle.normalized(start + side * (type.angle + offset))
                    let found = finder.aspects(among: [point("A", start), point("B", end)])
                    #expect(found.map(\.type) == [type])
                    #expect(abs((found.first?.orb ?? 99) - abs(offset)) < 1e-9)
                }
                for offset in [orb + 0.001, -(orb + 0.001)] {
                    // Beyond 0 and 180, an offset is mirrored, so the orb is the same.
                    let end = Angle.normalized(start + side * (type.angle + offset))
                    #expect(finder.aspects(among: [point("A", start), point("B", end)]).isEmpty)
                }
            }
        }
    }

    @Test
    func `oppositions apply with retrograde bodies and across 0 Aries`() throws {
        let finder = AspectFinder()
        // The first is retrograde toward the exact opposition; the second is stationary.
        for (first, speed, applies) in [
            (2.0, -1.0, true), (2.0, 1.0, false), (358.0, -1.0, false), (358.0, 1.0, true),
        ] {
            let found = finder.aspects(among: [point("A", first, speed: speed), point("B", 180)])
            let aspect = try #require(found.first)
            #expect(aspect.type == .opposition)
            #expect(abs(aspect.orb - 2) < 1e-9)
            #expect(aspect.isApplying == applies)
        }
        // A faster retrograde body moves away from a slower one that it has passed, or toward one ahead.
        let head = finder.aspects(among: [point("A", 359, speed: 0.1), point("B", 1, speed: -1.2)])
        #expect(head.map(\.isApplying) == [true])
        let away = finder.aspects(among: [point("A", 1, speed: 0.1), point("B", 359, speed: -1.2)])
        #expect(away.map(\.isApplying) == [false])
    }

    @Test
    func `positions decide where speeds can't`() {
        let finder = AspectFinder()
        let now = [point("Sun", 10, speed: 0.5), point("Mars", 12, speed: 0.5)]
        let nearer = [point("Sun", 10.1), point("Mars", 12.099_999_9)]
        let farther = [point("Sun", 10.1), point("Mars", 12.100_000_1)]
        #expect(finder.aspects(among: now) { nearer[$0] }.map(\.isApplying) == [true])
        #expect(finder.aspects(among: now) { farther[$0] }.map(\.isApplying) == [false])
        #expect(finder.aspects(among: now).map(\.isApplying) == [false])
        struct Unavailable: Error {}
        #expect(throws: Unavailable.self) {
            try finder.aspects(among: now) { (_: Int) throws(Unavailable) -> AspectPoint? in
                throw Unavailable()
            }
        }
    }

    @Test
    func `exact aspects and points of equal speed aren't applying`() {
        let finder = AspectFinder()
        #expect(
            finder.aspects(among: [point("A", 0, speed: 1), point("B", 90)]).map(\.isApplying) == [false])
        #expect(
            finder.aspects(among: [point("A", 0, speed: 1), point("B", 91, speed: 1)]).map(\.isApplying) == [
                false
            ])
    }

    @Test
    func `a pair within the orbs of two types has the more exact one`() {
        let wide = AspectSettings(orbs: [.sextile: 20, .square: 20])
        let found = AspectFinder(settings: wide).aspects(among: [point("A", 0), point("B", 74)])
        #expect(found.map(\.type) == [.sextile])
        let narrow = AspectSettings(orbs: [.sextile: 15, .square: 30])
        #expect(
            AspectFinder(settings: narrow).aspects(among: [point("A", 0), point("B", 74)]).map(\.type)
                == [.square])
    }

    @Test
    func `body orbs widen or narrow major aspects by the chosen rule`() {
        func limit(_ rule: AspectSettings.BodyOrbRule, _ longitude: Double) -> Double? {
            let settings = AspectSettings(set: .all, bodyOrbs: ["Moon": 12, "Chiron": 2], bodyOrbRule: rule)
            return AspectFinder(settings: settings)
                .aspects(among: [point("Moon", 0), point("Mars", longitude)]).first?.orbLimit
        }
        #expect(limit(.moiety, 129) == 9.5)
        #expect(limit(.moiety, 130) == nil)
        #expect(limit(.larger, 131.9) == 12)
        #expect(limit(.smaller, 127) == 7)
        #expect(limit(.smaller, 127.1) == nil)
        #expect(limit(.larger, 152.5) == nil, "a minor aspect keeps its own orb")
        let both = AspectSettings(bodyOrbs: ["Moon": 12, "Chiron": 2])
        let found = AspectFinder(settings: both).aspects(among: [point("Chiron", 0), point("Moon", 7)])
        #expect(found.map(\.orbLimit) == [7])
    }

    @Test
    func `nodes, angles, and pairs can be excluded`() {
        let points = [
            point("Sun", 0), point("North Node", 90), point("South Node", 270),
            point("Ascendant", 120, isAngle: true), point("Midheaven", 30, isAngle: true),
        ]
        func pairs(_ settings: AspectSettings) -> [String] {
            AspectFinder(settings: settings).aspects(among: points).map { "\($0.planet1)-\($0.planet2)" }
        }
        #expect(
            pairs(AspectSettings()) == [
                "Sun-North Node", "Sun-South Node", "Sun-Ascendant", "North Node-Midheaven",
                "South Node-Midheaven",
            ])
        #expect(pairs(AspectSettings(includesAngles: false)) == ["Sun-North Node", "Sun-South Node"])
        #expect(pairs(AspectSettings(betweenAngles: true)).contains("Ascendant-Midheaven"))
        #expect(pairs(AspectSettings(excludedPairs: [])).contains("North Node-South Node"))
        let without = AspectSettings(excludedPairs: [AspectSettings.Pair("Ascendant", "Sun")])
        #expect(!pairs(without).contains("Sun-Ascendant"))
    }

    @Test
    func `parallels are on one side of the equator and contraparallels across it`() throws {
        let finder = AspectFinder(settings: AspectSettings(types: [], parallels: true))
        func found(_ first: Double, _ second: Double, _ speed: Double = 0) -> Aspect? {
            finder.aspects(among: [
                point("A", 0, declination: first, declinationSpeed: speed),
                point("B", 100, declination: second),
            ]).first
        }
        #expect(found(20, 20.5)?.type == .parallel)
        #expect(found(20, -20.5)?.type == .contraparallel)
        #expect(found(0.3, -0.2)?.type == .contraparallel)
        #expect(found(0.3, 0.2)?.type == .parallel)
        #expect(found(-23, -21.9) == nil)
        let near = try #require(found(20, 20.5, 0.1))
        #expect(abs(near.orb - 0.5) < 1e-12 && abs(near.angle - 0.5) < 1e-12)
        #expect(near.isApplying == true)
        #expect(found(20, 20.5, -0.1)?.isApplying == false)
        #expect(found(20, -20.5, 0.1)?.isApplying == true)
        #expect(found(20, -20.5, -0.1)?.isApplying == false)
    }

    @Test
    func `sets and names select types`() {
        #expect(AspectSettings().longitudeTypes.count == 5)
        #expect(AspectSettings(set: .minor).longitudeTypes.count == 6)
        #expect(AspectSettings(set: .all).longitudeTypes.count == 11)
        #expect(AspectSettings(types: [.septile]).longitudeTypes == [.septile])
        #expect(AspectSettings(types: [.parallel]).declinationTypes == [.parallel])
        #expect(AspectSettings(parallels: true).declinationTypes == [.parallel, .contraparallel])
    }

    @Test(arguments: [
        ("trine", AspectType.trine), ("SESQUIQUADRATE", .sesquisquare), ("semi-sextile", .semisextile),
        ("inconjunct", .quincunx), ("Bi-Quintile", .biquintile), ("tridecile", .tredecile),
        ("contra-parallel", .contraparallel),
    ])
    func `alternative standard names are recognized`(_ name: String, _ type: AspectType) {
        #expect(AspectType(named: name) == type)
        #expect(AspectType(named: "tringle") == nil)
    }

    @Test
    func `settings accept typed names and round-trip`() throws {
        let text = """
            {"set": "all", "orbs": {"Trine": 5}, "bodyOrbs": {"Moon": 10}, "parallels": true,
             "excludedPairs": [{"first": "Sun", "second": "Moon"}]}
            """
        let settings = try JSONDecoder().decode(AspectSettings.self, from: Data(text.utf8))
        #expect(
            settings
                == AspectSettings(
                    set: .all, orbs: [.trine: 5], bodyOrbs: ["Moon": 10], parallels: true,
                    excludedPairs: [AspectSettings.Pair("Sun", "Moon")]))
        let copy = try JSONDecoder().decode(AspectSettings.self, from: JSONEncoder().encode(settings))
        #expect(copy == settings)
        #expect(try JSONDecoder().decode(AspectSettings.self, from: Data("{}".utf8)) == AspectSettings())
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(AspectSettings.self, from: Data(#"{"orbs": {"Tringle": 5}}"#.utf8))
        }
    }

    @Test
    func `values that aren't numbers make no aspect`() {
        let finder = AspectFinder(settings: AspectSettings(set: .all, orbs: [.trine: .nan, .square: -3]))
        #expect(finder.aspects(among: [point("A", .nan), point("B", 10)]).isEmpty)
        #expect(finder.aspects(among: [point("A", 0), point("B", 121)]).isEmpty)
        #expect(finder.aspects(among: []).isEmpty)
    }
}

@Suite("Angles")
struct AngleTests {
    @Test(arguments: [
        (0.0, 0.0), (360, 0), (-1e-17, 0), (-1e-14, 0), (-1, 359), (720.5, 0.5), (-720.5, 359.5),
        (-0.0, 0),
        (359.999, 359.999),
    ])
    func `normalized angles are from 0 to below 360`(_ degrees: Double, _ expected: Double) {
        #expect(abs(Angle.normalized(degrees) - expected) < 1e-9)
        #expect(Angle.normalized(degrees) < 360)
        #expect(Angle.normalized(degrees).sign == .plus)
    }

    @Test(arguments: [
        (0.0, 180.0, 180.0), (180, 0, 180), (350, 10, 20), (10, 350, -20), (0, 181, -179), (1, 1, 0),
        (-350, 710, -20), (90, 270, 180),
    ])
    func `signed differences are above -180 and up to 180`(_ start: Double, _ end: Double, _ expected: Double) {
        #expect(abs(Angle.signedDifference(from: start, to: end) - expected) < 1e-9)
        #expect(abs(Angle.separation(start, end) - abs(expected)) < 1e-9)
    }
}
