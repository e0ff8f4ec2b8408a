// SPDX-License-Identifier: AGPL-3.0-or-later

import AstrologyPlugin
import Testing

@Suite("Essential dignities")
struct EssentialDignityTests {
    // Ptolemy, Tetrabiblos, "The terms according to the Egyptians", from the table of Ashmand (1822): planets in
    // order with the degrees of each. Ju Jupiter, Ve Venus, Me Mercury, Ma Mars, Sa Saturn.
    static let egyptian: [(String, String)] = [
        ("Aries", "Ju6 Ve6 Me8 Ma5 Sa5"), ("Taurus", "Ve8 Me6 Ju8 Sa5 Ma3"),
        ("Gemini", "Me6 Ju6 Ve5 Ma7 Sa6"),
        ("Cancer", "Ma7 Ve6 Me6 Ju7 Sa4"), ("Leo", "Ju6 Ve5 Sa7 Me6 Ma6"), ("Virgo", "Me7 Ve10 Ju4 Ma7 Sa2"),
        ("Libra", "Sa6 Me8 Ju7 Ve7 Ma2"), ("Scorpio", "Ma7 Ve4 Me8 Ju5 Sa6"),
        ("Sagittarius", "Ju12 Ve5 Me4 Sa5 Ma4"), ("Capricorn", "Me7 Ju7 Ve8 Sa4 Ma4"),
        ("Aquarius", "Me7 Ve6 Ju7 Ma5 Sa5"), ("Pisces", "Ve12 Ju4 Me3 Ma9 Sa2"),
    ]

    @Test(arguments: egyptian)
    func `Egyptian terms agree with Ptolemy's table in every degree`(_ name: String, _ row: String) throws {
        let sign = try #require(ZodiacSign(rawValue: name))
        var degree = 0
        for word in row.split(separator: " ") {
            for _ in 0..<(try #require(Int(word.dropFirst(2)))) {
                let ruler = TermSystem.egyptian.ruler(longitude: sign.startLongitude + Double(degree) + 0.5)
                #expect(ruler.rawValue.hasPrefix(String(word.prefix(2))), "\(name) \(degree)")
                degree += 1
            }
        }
        #expect(degree == 30)
    }

    // The same chapter: "Saturn 57, Jupiter 79, Mars 66, Venus 82, and Mercury 76". Ptolemy's own terms keep the
    // sums, since they are the planets' greatest years.
    @Test(arguments: [("Saturn", 57), ("Jupiter", 79), ("Mars", 66), ("Venus", 82), ("Mercury", 76)])
    func `degrees of each planet add up to its years`(_ planet: String, _ degrees: Int) {
        let count = (0..<360).filter {
            TermSystem.egyptian.ruler(longitude: Double($0)).rawValue == planet
        }.count
        #expect(count == degrees)
    }

    // Lilly, Christian Astrology (1647), chapters VIII, X and XII on Saturn, Mars and Venus: the degrees, counted
    // from 1, that each "hath in every sign for terms" from Aries on.
    @Test(arguments: [
        (
            "Saturn",
            [
                27...30, 23...26, 22...25, 28...30, 1...6, 19...24, 1...6, 28...30, 21...25, 26...30,
                1...6, 27...30,
            ]
        ),
        (
            "Mars",
            [
                22...26, 27...30, 26...30, 1...6, 26...30, 25...30, 25...30, 1...6, 26...30, 20...25,
                26...30, 21...26,
            ]
        ),
        (
            "Venus",
            [
                7...14, 1...8, 15...20, 21...27, 14...19, 8...13, 7...11, 15...21, 9...14, 1...6, 13...20,
                1...8,
            ]
        ),
    ])
    func `Ptolemaic terms agree with Lilly's list`(_ planet: String, _ degrees: [ClosedRange<Int>]) {
        for (sign, range) in zip(ZodiacSign.allCases, degrees) {
            for degree in range {
                let longitude = sign.startLongitude + Double(degree) - 0.5
                #expect(
                    TermSystem.ptolemaic.ruler(longitude: longitude).rawValue == planet, "\(sign) \(degree)")
            }
        }
    }

    // The same chapters: the faces. Numbers are the index of the sign from Aries and of its ten degrees.
    @Test(arguments: [
        ("Saturn", [(1, 3), (4, 1), (6, 2), (8, 3), (11, 1)]),
        ("Mars", [(0, 1), (2, 2), (4, 3), (7, 1), (9, 2), (11, 3)]),
        ("Venus", [(0, 3), (3, 1), (5, 2), (7, 3), (10, 1)]),
    ])
    func `faces agree with Lilly's list`(_ planet: String, _ faces: [(Int, Int)]) {
        var expected = Set<Int>()
        for (sign, face) in faces { expected.insert(sign * 3 + face - 1) }
        for face in 0..<36 {
            for longitude in [Double(face) * 10, Double(face) * 10 + 9.999] {
                let isRuler = ClassicalPlanet.faceRuler(longitude: longitude).rawValue == planet
                #expect(isRuler == expected.contains(face), "\(longitude)")
            }
        }
    }

    // Dorotheus, Carmen I.1; Lilly p. 104.
    @Test(arguments: [
        ("Fire", "Sun", "Jupiter", "Saturn", "Sun", "Jupiter"),
        ("Earth", "Venus", "Moon", "Mars", "Venus", "Moon"),
        ("Air", "Saturn", "Mercury", "Jupiter", "Saturn", "Mercury"),
        ("Water", "Venus", "Mars", "Moon", "Mars", "Mars"),
    ])
    func `triplicity rulers agree with Dorotheus day and night`(_ row: (String, String, String, String, String, String))
        throws
    {
        let element = try #require(Element(rawValue: row.0))
        let dorothean = TriplicityRulers(of: element, system: .dorothean)
        #expect(dorothean.day.rawValue == row.1)
        #expect(dorothean.night.rawValue == row.2)
        #expect(dorothean.participating?.rawValue == row.3)
        let lilly = TriplicityRulers(of: element, system: .lilly)
        #expect(lilly.day.rawValue == row.4)
        #expect(lilly.night.rawValue == row.5)
        #expect(lilly.participating == nil)
    }

    // Looked up by hand in the tables above, and scored with Lilly's points (p. 115): 5, 4, 3, 2, 1, -5, -4, -5.
    @Test(
        arguments: [
            // The Sun in the 19th degree of Aries by day: exaltation 4, triplicity 3, face 1.
            ("Sun", 18.5, Sect.day, "Exaltation Triplicity Face", 8, true),
            ("Sun", 19.5, .day, "Exaltation Triplicity Face", 8, false),
            ("Moon", 32.5, .night, "Exaltation Triplicity", 7, true),
            ("Mercury", 164.5, .day, "Domicile Exaltation", 9, true),
            ("Mars", 3.0, .day, "Domicile Face", 6, false),
            ("Venus", 235.0, .night, "Face Detriment", -4, false),
            ("Venus", 235.0, .day, "Triplicity Face Detriment", -1, false),
            ("Jupiter", 275.0, .day, "Face Fall", -3, false),
            ("Mars", 195.0, .day, "Detriment Peregrine", -10, false),
            ("Moon", 285.0, .day, "Detriment Peregrine", -10, false),
            ("Moon", 285.0, .night, "Triplicity Detriment", -2, false),
            // -2 by night, when the Moon rules the triplicity, and -5 by day.
            ("Moon", 285.0, nil, "Detriment", nil, false),
            ("Saturn", 200.5, .day, "Exaltation Triplicity", 7, true),
            ("Saturn", 182.0, .day, "Exaltation Triplicity Term", 9, false),
            ("Jupiter", 5.0, .day, "Term", 2, false),
            ("Sun", 75.0, .day, "Peregrine", -5, false),
            ("Sun", 181.0, .day, "Fall Peregrine", -9, false),
            ("Mercury", 348.0, .day, "Term Detriment Fall", -7, false),
        ] as [(String, Double, Sect?, String, Int?, Bool)])
    func `placements have their dignities and scores`(
        _ planet: String, _ longitude: Double, _ sect: Sect?, _ dignities: String, _ score: Int?,
        _ isExact: Bool
    ) throws {
        let dignity = try #require(PlanetDignity(of: planet, longitude: longitude, sect: sect))
        #expect(dignity.dignities.map(\.rawValue).joined(separator: " ") == dignities)
        #expect(dignity.score == score)
        #expect(dignity.isInExaltationDegree == isExact)
    }

    @Test
    func `Lilly's triplicities and participating rulers are options`() throws {
        // Mars at 25 Cancer by day: fall; Lilly assigns it the triplicity, and Dorotheus doesn't.
        let dorothean = try #require(PlanetDignity(of: "Mars", longitude: 115, sect: .day))
        #expect(dorothean.dignities == [.fall, .peregrine])
        let lilly = try #require(PlanetDignity(of: "Mars", longitude: 115, sect: .day, settings: .lilly))
        #expect(lilly.dignities == [.triplicity, .fall])
        #expect(lilly.termRuler == "Venus")
        #expect(dorothean.termRuler == "Jupiter")
        let participating = try #require(
            PlanetDignity(
                of: "Moon", longitude: 330, sect: nil,
                settings: DignitySettings(countsParticipatingRuler: true)))
        #expect(participating.dignities == [.triplicity])
        #expect(participating.domicileRuler == "Jupiter")
        #expect(participating.exaltationRuler == "Venus")
        #expect(participating.faceRuler == "Saturn")
    }

    @Test
    func `outer planets have dignities with modern rulership only`() throws {
        let modern = DignitySettings(rulership: .modern)
        #expect(PlanetDignity(of: "Uranus", longitude: 310, sect: .day) == nil)
        #expect(PlanetDignity(of: "Chiron", longitude: 310, sect: .day, settings: modern) == nil)
        let uranus = try #require(PlanetDignity(of: "Uranus", longitude: 310, sect: .day, settings: modern))
        #expect(uranus.dignities == [.domicile])
        #expect(uranus.score == 5)
        let pluto = try #require(PlanetDignity(of: "Pluto", longitude: 40, sect: .day, settings: modern))
        #expect(pluto.dignities == [.detriment])
        let saturn = try #require(PlanetDignity(of: "Saturn", longitude: 310, sect: .day, settings: modern))
        #expect(saturn.dignities.contains(.domicile), "the seven keep their domiciles")
        #expect(saturn.domicileRuler == "Uranus")
    }

    @Test
    func `mutual receptions are by domicile, exaltation, or mixed`() {
        func reception(_ first: (String, Double), _ second: (String, Double)) -> [EssentialDignity]? {
            MutualReception.all(among: [
                (name: first.0, longitude: first.1), (name: second.0, longitude: second.1),
            ])
            .first.map { [$0.reception1, $0.reception2] }
        }
        #expect(reception(("Mars", 40), ("Venus", 10)) == [.domicile, .domicile])
        #expect(reception(("Sun", 190), ("Saturn", 10)) == [.exaltation, .exaltation])
        #expect(reception(("Sun", 340), ("Jupiter", 10)) == [.domicile, .exaltation])
        #expect(reception(("Sun", 40), ("Jupiter", 10)) == nil)
        #expect(reception(("Mars", 10), ("Venus", 40)) == nil, "each in its own sign")
        let modern = MutualReception.all(
            among: [(name: "Uranus", longitude: 340), (name: "Neptune", longitude: 310)],
            settings: DignitySettings(rulership: .modern))
        #expect(modern.count == 1)
    }
}
