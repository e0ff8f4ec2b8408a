// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// The essential dignities of a planet.
///
/// The essential dignities of one planet in a chart.
///
/// If the time of day is unknown, it contains what holds all day.
@Schema("astrology.PlanetDignity")
public struct PlanetDignity: SchemaProviding, Equatable {
    /// The planet's name.
    public var planet: String
    /// The planet's dignities and debilities, strongest first.
    public var dignities: [EssentialDignity]
    /// The sum of the points of the dignities, by Lilly's scores; absent if it depends on an unknown sect or time.
    ///
    /// See ``EssentialDignity/points``.
    @Field(.integer(-30...30)) public var score: Int?
    /// Whether the planet is in the degree of its exaltation; absent if that changes during a day of unknown time.
    public var isInExaltationDegree: Bool?
    /// The planet whose domicile contains this planet.
    ///
    /// The field's term is dispositor.
    public var domicileRuler: String?
    /// The planet exalted in this sign, if any.
    public var exaltationRuler: String?
    /// The rulers of the sign's triplicity.
    public var triplicityRulers: TriplicityRulers?
    /// The planet whose term contains this planet.
    public var termRuler: String?
    /// The planet whose face contains this planet.
    public var faceRuler: String?
}

extension PlanetDignity {
    /// Creates the essential dignities of a planet, or `nil` for a point that has none in the system.
    ///
    /// - A planet with none of the five dignities is peregrine, even if it is in detriment or fall.
    /// - The degree of exaltation is counted from 1: the Sun's 19th of Aries is from 18°00′ up to 19°00′.
    /// - If the sect is unknown, only a planet that rules a triplicity both by day and by night has that dignity. A
    ///   planet that rules only by day or by night and has no other dignity isn't reported as peregrine, and its score
    ///   is unknown.
    /// - With modern rulers, Uranus, Neptune, and Pluto have only domicile and detriment, and are never peregrine.
    /// - Parameters:
    ///   - name: The planet's name.
    ///   - longitude: Its ecliptic longitude in degrees.
    ///   - sect: The sect of the chart; `nil` if unknown.
    ///   - settings: The system of dignities.
    public init?(
        of name: String, longitude: Double, sect: Sect?, settings: DignitySettings = DignitySettings()
    ) {
        self.init(of: name, ClassicalPlanet(named: name), longitude: longitude, sect: sect, settings: settings)
    }

    init?(of name: String, _ known: ClassicalPlanet?, longitude: Double, sect: Sect?, settings: DignitySettings) {
        guard Self.exists(for: name, known, settings: settings) else { return nil }
        self.init(name, known, longitude: longitude, sect: sect, settings: settings)
    }

    /// Returns whether a point has dignities in the system.
    static func exists(for name: String, _ known: ClassicalPlanet?, settings: DignitySettings) -> Bool {
        known != nil || (settings.rulership == .modern && DignitySettings.outerPlanets.contains(name))
    }

    /// Creates the dignities of a point that has them.
    init(_ name: String, _ known: ClassicalPlanet?, longitude: Double, sect: Sect?, settings: DignitySettings) {
        let sign = ZodiacSign(longitude: longitude)
        let triplicity = TriplicityRulers(of: sign.element, system: settings.triplicities)
        let term = settings.terms.ruler(longitude: longitude)
        let face = ClassicalPlanet.faceRuler(longitude: longitude)
        var held: DignitySet = []
        var isInDegree = false
        var isScoreCertain = true
        if let classical = known {
            let holdsTriplicity = triplicity.include(
                classical, sect, participating: settings.countsParticipatingRuler)
            isScoreCertain = holdsTriplicity != nil
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
            planet: name, dignities: held.list, score: isScoreCertain ? held.points : nil,
            isInExaltationDegree: isInDegree,
            domicileRuler: settings.rulership == .modern ? sign.modernRuler : sign.traditionalRuler,
            exaltationRuler: sign.exaltationRuler?.rawValue, triplicityRulers: triplicity, termRuler: term.rawValue,
            faceRuler: face.rawValue)
    }
}

extension TriplicityRulers {
    /// Returns whether a planet is one of the rulers; `nil` if that depends on an unknown sect.
    fileprivate func include(_ planet: ClassicalPlanet, _ sect: Sect?, participating counts: Bool) -> Bool? {
        if counts, participating == planet { return true }
        switch sect {
        case .day: return day == planet
        case .night: return night == planet
        case nil: return (day == planet) == (night == planet) ? day == planet : nil
        }
    }
}

/// A set of dignities of a planet.
private struct DignitySet: OptionSet {
    let rawValue: UInt8

    // A bit for each case of EssentialDignity, in order, as constants that need no initialization at run time.
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

    /// The sum of the points.
    var points: Int { Self.sums[Int(rawValue)] }

    // Every combination, so that the charts of a batch share the lists.
    private static let lists = (0..<256).map { bits in
        EssentialDignity.allCases.enumerated().filter { bits & (1 << $0.offset) != 0 }.map(\.element)
    }
    private static let sums = lists.map { $0.reduce(0) { $0 + $1.points } }
}
