// SPDX-License-Identifier: Apache-2.0

/// The essential dignities of one planet in a chart.
public struct PlanetDignity: Codable, Equatable, Sendable {
    /// The planet's name.
    public var planet: String
    /// Its dignities and debilities, strongest first.
    public var dignities: [EssentialDignity]
    /// The sum of their points after Lilly; see ``EssentialDignity/points``.
    public var score: Int
    /// Whether it is in the degree of its exaltation.
    public var isInExaltationDegree: Bool
    /// The planet whose domicile it is in, its dispositor.
    public var domicileRuler: String
    /// The planet exalted in its sign, if any.
    public var exaltationRuler: String?
    /// The rulers of its sign's triplicity.
    public var triplicityRulers: TriplicityRulers
    /// The planet whose term it is in.
    public var termRuler: String
    /// The planet whose face it is in.
    public var faceRuler: String
}

extension PlanetDignity {
    /// The essential dignities of a planet, or nil for a point that has none in the doctrine.
    ///
    /// - A planet with none of the five dignities is peregrine, beside a detriment or fall it may have.
    /// - In the degree of its exaltation means within that degree counted from 1: the Sun's 19th of Aries
    ///   is from 18°00′ up to 19°00′.
    /// - Without the sect, as when the time is unknown, only a planet that rules a triplicity both by day
    ///   and by night has that dignity; being peregrine is then left open for one that rules by one of the
    ///   two and has no other dignity.
    /// - Uranus, Neptune and Pluto, in modern rulership, have domicile and detriment alone and are never
    ///   peregrine.
    /// - Parameters:
    ///   - name: The planet's name.
    ///   - longitude: Its ecliptic longitude in degrees.
    ///   - sect: The sect of the chart; nil when unknown.
    ///   - settings: The doctrine.
    public init?(
        of name: String, longitude: Double, sect: Sect?, settings: DignitySettings = DignitySettings()
    ) {
        self.init(of: name, ClassicalPlanet(named: name), longitude: longitude, sect: sect, settings: settings)
    }

    init?(of name: String, _ known: ClassicalPlanet?, longitude: Double, sect: Sect?, settings: DignitySettings) {
        guard Self.exists(for: name, known, settings: settings) else { return nil }
        self.init(name, known, longitude: longitude, sect: sect, settings: settings)
    }

    /// Whether a point has dignities in the doctrine.
    static func exists(for name: String, _ known: ClassicalPlanet?, settings: DignitySettings) -> Bool {
        known != nil || (settings.rulership == .modern && DignitySettings.outerPlanets.contains(name))
    }

    /// The dignities of a point for which they exist.
    init(_ name: String, _ known: ClassicalPlanet?, longitude: Double, sect: Sect?, settings: DignitySettings) {
        let sign = ZodiacSign(longitude: longitude)
        let triplicity = TriplicityRulers(of: sign.element, system: settings.triplicities)
        let term = settings.terms.ruler(longitude: longitude)
        let face = ClassicalPlanet.faceRuler(longitude: longitude)
        var held: DignitySet = []
        var isInDegree = false
        if let classical = known {
            let holdsTriplicity = triplicity.include(
                classical, sect, participating: settings.countsParticipatingRuler)
            if sign.domicileRuler == classical { held.insert(.domicile) }
            if classical.exaltation.sign == sign {
                held.insert(.exaltation)
                isInDegree = Int(ZodiacSign.degreeInSign(longitude)) + 1 == classical.exaltation.degree
            }
            if holdsTriplicity == true { held.insert(.triplicity) }
            if term == classical { held.insert(.term) }
            if face == classical { held.insert(.face) }
            let isPeregrine = held.isEmpty && holdsTriplicity == false
            if sign.opposite.domicileRuler == classical { held.insert(.detriment) }
            if classical.exaltation.sign.opposite == sign { held.insert(.fall) }
            if isPeregrine { held.insert(.peregrine) }
        } else {
            if sign.modernRuler == name { held.insert(.domicile) }
            if sign.opposite.modernRuler == name { held.insert(.detriment) }
        }
        self.init(
            planet: name, dignities: held.list, score: held.points, isInExaltationDegree: isInDegree,
            domicileRuler: settings.rulership == .modern ? sign.modernRuler : sign.traditionalRuler,
            exaltationRuler: sign.exaltationRuler?.rawValue, triplicityRulers: triplicity, termRuler: term.rawValue,
            faceRuler: face.rawValue)
    }
}

extension TriplicityRulers {
    /// Whether a planet is one of the rulers; nil when that hangs on an unknown sect.
    fileprivate func include(_ planet: ClassicalPlanet, _ sect: Sect?, participating counts: Bool) -> Bool? {
        if counts, participating == planet { return true }
        switch sect {
        case .day: return day == planet
        case .night: return night == planet
        case nil: return (day == planet) == (night == planet) ? day == planet : nil
        }
    }
}

/// Dignities a planet has together.
private struct DignitySet: OptionSet {
    let rawValue: UInt8

    // A bit for each case of EssentialDignity in its order, as numbers that need no initialization at run time.
    static let domicile = DignitySet(rawValue: 1 << 0)
    static let exaltation = DignitySet(rawValue: 1 << 1)
    static let triplicity = DignitySet(rawValue: 1 << 2)
    static let term = DignitySet(rawValue: 1 << 3)
    static let face = DignitySet(rawValue: 1 << 4)
    static let detriment = DignitySet(rawValue: 1 << 5)
    static let fall = DignitySet(rawValue: 1 << 6)
    static let peregrine = DignitySet(rawValue: 1 << 7)

    /// The dignities, strongest first.
    var list: [EssentialDignity] { Self.lists[Int(rawValue)] }

    /// The sum of their points.
    var points: Int { Self.sums[Int(rawValue)] }

    // Every combination once: charts of a batch then share their lists and allocate none.
    private static let lists = (0..<256).map { bits in
        EssentialDignity.allCases.enumerated().filter { bits & (1 << $0.offset) != 0 }.map(\.element)
    }
    private static let sums = lists.map { $0.reduce(0) { $0 + $1.points } }
}
