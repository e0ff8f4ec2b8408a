// SPDX-License-Identifier: AGPL-3.0-or-later

import AstrologyPlugin
import Testing

private func sky(_ longitudes: [(String, Double)]) -> [AspectPoint] {
    longitudes.map { AspectPoint(name: $0.0, longitude: $0.1, speed: 0) }
}

private func summary(_ patterns: [AspectPattern], _ kind: AspectPattern.Kind) -> Set<String> {
    Set(
        patterns.filter { $0.kind == kind }.map {
            $0.members.sorted().joined(separator: " ") + ($0.apex.map { " / \($0)" } ?? "")
        })
}

@Suite("Patterns")
struct PatternFinderTests {
    // Longitudes from the Swiss Ephemeris' swetest for widely discussed skies.
    /// The "star of David" of 29 July 2013, 18:30 UT.
    static let july2013 = sky([
        ("Sun", 126.788), ("Moon", 37.158), ("Mercury", 107.283), ("Venus", 158.691), ("Mars", 100.874),
        ("Jupiter", 97.509), ("Saturn", 215.197), ("Uranus", 12.464), ("Neptune", 334.702),
        ("Pluto", 279.625),
    ])
    /// The cardinal grand cross of 23 April 2014, 09:00 UT.
    static let april2014 = sky([
        ("Sun", 33.133), ("Moon", 317.020), ("Mercury", 29.977), ("Venus", 349.103), ("Mars", 193.625),
        ("Jupiter", 103.886), ("Saturn", 231.293), ("Uranus", 13.655), ("Neptune", 336.998),
        ("Pluto", 283.563),
    ])
    /// Seven bodies in Aquarius at the solar eclipse of 5 February 1962, 00:10 UT.
    static let february1962 = sky([
        ("Sun", 315.713), ("Moon", 315.714), ("Mercury", 316.926), ("Venus", 317.775), ("Mars", 302.365),
        ("Jupiter", 318.615), ("Saturn", 303.806), ("Uranus", 149.047), ("Neptune", 223.470),
        ("Pluto", 159.424),
    ])

    @Test
    func `the hexagon of July 2013 has its grand trines, kites, and rectangles`() {
        let patterns = PatternFinder().patterns(among: Self.july2013)
        #expect(
            summary(patterns, .grandSextile) == [
                "Jupiter Moon Neptune Pluto Saturn Venus", "Mars Moon Neptune Pluto Saturn Venus",
            ])
        #expect(summary(patterns, .grandTrine).isEmpty)
        #expect(summary(patterns, .mysticRectangle).isEmpty)
        #expect(summary(patterns, .tSquare).contains("Moon Saturn Sun / Sun"))
        #expect(patterns.first?.includes == [.kite, .grandTrine, .mysticRectangle])
    }

    @Test
    func `the cross of April 2014 has no T-squares`() throws {
        let patterns = PatternFinder().patterns(among: Self.april2014)
        let cross = try #require(patterns.first { $0.kind == .grandCross })
        #expect(cross.members == ["Mars", "Jupiter", "Uranus", "Pluto"])
        #expect(cross.modality == .cardinal)
        #expect(cross.tightness > 0.95)
        #expect(cross.includes == [.tSquare])
        let corners: Set = ["Mars", "Jupiter", "Uranus", "Pluto"]
        #expect(!patterns.contains { $0.kind == .tSquare && corners.isSuperset(of: $0.members) })
    }

    @Test
    func `the stellium of February 1962 has seven members in zodiacal order`() throws {
        let patterns = PatternFinder().patterns(among: Self.february1962)
        let stellium = try #require(patterns.first { $0.kind == .stellium })
        #expect(stellium.members == ["Mars", "Saturn", "Sun", "Moon", "Mercury", "Venus", "Jupiter"])
        #expect(stellium.sign == .aquarius)
        #expect(stellium.element == .air)
        #expect(stellium.modality == .fixed)
        #expect(abs(stellium.tightness - (1 - 16.25 / 30)) < 1e-9)
        let byOrb = PatternFinder(settings: PatternSettings(stelliumRule: .conjunction))
        #expect(
            summary(byOrb.patterns(among: Self.february1962), .stellium) == ["Jupiter Mercury Moon Sun Venus"]
        )
        let either = PatternFinder(settings: PatternSettings(stelliumRule: .either))
        #expect(summary(either.patterns(among: Self.february1962), .stellium).count == 1)
    }

    @Test
    func `a stellium has a minimum size and can cross 0 Aries`() {
        let points = sky([("Sun", 355), ("Moon", 359), ("Mercury", 4), ("Venus", 9), ("Mars", 100)])
        func found(_ minimum: Int, _ rule: PatternSettings.StelliumRule) -> [[String]] {
            PatternFinder(settings: PatternSettings(stelliumMinimum: minimum, stelliumRule: rule))
                .patterns(among: points).filter { $0.kind == .stellium }.map(\.members)
        }
        #expect(found(3, .sign).isEmpty)
        #expect(found(2, .sign) == [["Mercury", "Venus"], ["Sun", "Moon"]])
        #expect(found(3, .conjunction) == [["Sun", "Moon", "Mercury", "Venus"]])
        #expect(found(5, .conjunction).isEmpty)
    }

    @Test
    func `grand trines, kites, and yods are found`() throws {
        let trine = PatternFinder().patterns(among: sky([("Sun", 5), ("Moon", 124), ("Mars", 247)]))
        #expect(trine.map(\.kind) == [.grandTrine])
        #expect(trine.first?.element == .fire)
        // Orbs 1, 3 and 2 of 7.
        #expect(abs((trine.first?.tightness ?? 0) - (1 - 6.0 / 21)) < 1e-9)
        let dissociate = PatternFinder().patterns(among: sky([("Sun", 29), ("Moon", 151), ("Mars", 269)]))
        #expect(dissociate.map(\.kind) == [.grandTrine])
        #expect(dissociate.first?.element == nil)

        let kite = PatternFinder().patterns(
            among: sky([("Sun", 5), ("Moon", 125), ("Mars", 245), ("Saturn", 185)]))
        #expect(kite.map(\.kind) == [.kite])
        #expect(kite.first?.apex == "Saturn")
        #expect(kite.first?.element == .fire)
        #expect(kite.first?.includes == [.grandTrine])
        #expect(kite.first?.tightness == 1)

        let yod = PatternFinder().patterns(among: sky([("Sun", 0), ("Moon", 151), ("Mars", 211)]))
        #expect(yod.map(\.kind) == [.yod])
        #expect(yod.first?.apex == "Sun")
        #expect(PatternFinder().patterns(among: sky([("Sun", 0), ("Moon", 153), ("Mars", 213)])).isEmpty)
        let wider = PatternFinder(aspects: AspectSettings(orbs: [.quincunx: 4]))
        #expect(wider.patterns(among: sky([("Sun", 0), ("Moon", 153), ("Mars", 213)])).map(\.kind) == [.yod])
    }

    @Test
    func `opposite nodes make no T-square`() {
        let points = sky([("Sun", 0), ("North Node", 90), ("South Node", 270), ("Chiron", 180)])
        #expect(PatternFinder().patterns(among: points).isEmpty)
        let all = PatternFinder(settings: PatternSettings(bodies: nil))
        #expect(summary(all.patterns(among: points), .grandCross).isEmpty)
        #expect(
            summary(all.patterns(among: points), .tSquare) == [
                "Chiron North Node Sun / North Node", "Chiron South Node Sun / South Node",
            ])
        let joined = PatternFinder(
            settings: PatternSettings(bodies: nil), aspects: AspectSettings(excludedPairs: []))
        #expect(summary(joined.patterns(among: points), .grandCross).count == 1)
        #expect(PatternFinder().patterns(among: []).isEmpty)
    }

    @Test
    func `a hundred points are searched in time`() {
        let points = sky((0..<100).map { ("Point \($0)", Double($0) * 40 + Double($0)) })
        let all = PatternFinder(settings: PatternSettings(bodies: nil))
        #expect(!all.patterns(among: points).isEmpty)
    }
}

/// Patterns compared with a search through all combinations of points by their definitions.
@Suite("Patterns by brute force")
struct PatternBruteForceTests {
    private struct Generator: RandomNumberGenerator {
        var state: UInt64
        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            var value = state
            value = (value ^ (value >> 33)) &* 0xff51_afd7_ed55_8ccd
            return value ^ (value >> 33)
        }
    }

    private static let names = PatternSettings.planets

    @Test(arguments: [1, 2, 3, 4] as [UInt64])
    func `patterns of random skies agree with an exhaustive search`(_ seed: UInt64) {
        var generator = Generator(state: seed)
        let settings = AspectSettings(types: [.opposition, .trine, .square, .sextile, .quincunx])
        let finder = AspectFinder(settings: settings)
        for _ in 0..<250 {
            // Half of the skies are near multiples of 30 degrees, where patterns are common.
            let isLattice = Bool.random(using: &generator)
            let points = sky(
                Self.names.map { name in
                    let anywhere = Double.random(in: 0..<360, using: &generator)
                    let near = (anywhere / 30).rounded() * 30 + Double.random(in: -3...3, using: &generator)
                    return (name, Angle.normalized(isLattice ? near : anywhere))
                })
            var joins: [Set<String>: AspectType] = [:]
            for aspect in finder.aspects(among: points) {
                joins[[aspect.planet1, aspect.planet2]] = aspect.type
            }
            let found = PatternFinder().patterns(among: points)
            let expected = Expected(joins)
            #expect(summary(found, .grandCross) == expected.crosses, "seed \(seed)")
            #expect(summary(found, .yod) == expected.yods, "seed \(seed)")
            #expect(
                summary(found, .tSquare)
                    == expected.tSquares.filter { square in
                        !expected.crosses.contains { Self.holds($0, square) }
                    }, "seed \(seed)")
            #expect(summary(found, .grandSextile) == expected.hexagons, "seed \(seed)")
            let kites = expected.kites.filter { kite in
                !expected.hexagons.contains { Self.holds($0, kite) }
            }
            #expect(summary(found, .kite) == kites, "seed \(seed)")
            #expect(
                summary(found, .grandTrine)
                    == expected.trines.filter { trine in
                        !(kites.union(expected.hexagons)).contains { Self.holds($0, trine) }
                    }, "seed \(seed)")
            #expect(
                summary(found, .mysticRectangle)
                    == expected.rectangles.filter { box in
                        !expected.hexagons.contains { Self.holds($0, box) }
                    }, "seed \(seed)")
        }
    }

    /// Whether all members of one pattern belong to another, both given as summaries.
    private static func holds(_ larger: String, _ smaller: String) -> Bool {
        func members(_ text: String) -> Set<Substring> {
            Set(text.split(separator: "/")[0].split(separator: " "))
        }
        return members(larger).isSuperset(of: members(smaller))
    }

    private struct Expected {
        var trines: Set<String> = []
        var tSquares: Set<String> = []
        var yods: Set<String> = []
        var crosses: Set<String> = []
        var kites: Set<String> = []
        var rectangles: Set<String> = []
        var hexagons: Set<String> = []

        init(_ joins: [Set<String>: AspectType]) {
            func are(_ a: String, _ b: String, _ type: AspectType) -> Bool { joins[[a, b]] == type }
            func text(_ members: [String], _ apex: String? = nil) -> String {
                members.sorted().joined(separator: " ") + (apex.map { " / \($0)" } ?? "")
            }
            let names = PatternBruteForceTests.names
            for a in names {
                for b in names where b != a {
                    for c in names where c != a && c != b {
                        if are(a, b, .trine), are(b, c, .trine), are(a, c, .trine) {
                            trines.insert(text([a, b, c]))
                        }
                        if are(a, b, .opposition), are(a, c, .square), are(b, c, .square) {
                            tSquares.insert(text([a, b, c], c))
                        }
                        if are(a, b, .sextile), are(a, c, .quincunx), are(b, c, .quincunx) {
                            yods.insert(text([a, b, c], c))
                        }
                        for d in names where d != a && d != b && d != c {
                            let isCrossed = are(a, c, .opposition) && are(b, d, .opposition)
                            if isCrossed, are(a, b, .square), are(b, c, .square), are(c, d, .square),
                                are(d, a, .square)
                            {
                                crosses.insert(text([a, b, c, d]))
                            }
                            if isCrossed, are(a, b, .trine), are(b, c, .sextile), are(c, d, .trine),
                                are(d, a, .sextile)
                            {
                                rectangles.insert(text([a, b, c, d]))
                            }
                            if are(a, b, .trine), are(b, c, .trine), are(a, c, .trine),
                                are(a, d, .opposition),
                                are(b, d, .sextile), are(c, d, .sextile)
                            {
                                kites.insert(text([a, b, c, d], d))
                            }
                        }
                    }
                }
            }
            for first in trines {
                for second in trines where first < second {
                    let corners = first.split(separator: " ").map(String.init)
                    let others = second.split(separator: " ").map(String.init)
                    guard Set(corners).isDisjoint(with: others) else { continue }
                    let isHexagon = corners.allSatisfy { corner in
                        let joined = others.compactMap { joins[[corner, $0]]?.rawValue }.sorted()
                        return joined == ["Opposition", "Sextile", "Sextile"]
                    }
                    if isHexagon { hexagons.insert(text(corners + others)) }
                }
            }
        }
    }
}
