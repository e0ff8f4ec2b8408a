// SPDX-License-Identifier: Apache-2.0

/// The aspects to find, the points between which to find them, and their orbs.
///
/// In JSON, every key is optional: `{"set": "all", "orbs": {"Trine": 5}, "bodyOrbs": {"Moon": 10}, "parallels": true}`.
public struct AspectSettings: Codable, Equatable, Sendable {
    /// A predefined set of aspects in longitude.
    public enum AspectSet: String, CaseIterable, Codable, Sendable {
        /// The five major aspects.
        case major
        /// The six minor aspects alone.
        case minor
        /// All 11 major and minor aspects.
        case all
    }

    /// The rule that combines the orbs of two bodies into the orb of their aspect.
    public enum BodyOrbRule: String, CaseIterable, Codable, Sendable {
        /// The mean of the two: each body contributes half of its orb, its moiety (Lilly, *Christian Astrology*, 1647,
        /// p. 107).
        case moiety
        /// The larger of the two.
        case larger
        /// The smaller of the two.
        case smaller
    }

    /// Two points between which aspects aren't listed, in either order.
    public struct Pair: Codable, Equatable, Sendable {
        /// The name of one point.
        public var first: String
        /// The name of the other point.
        public var second: String

        /// Creates a pair from the names of two points.
        public init(_ first: String, _ second: String) {
            self.first = first
            self.second = second
        }
    }

    /// A predefined set of aspects, ignored if ``types`` is given.
    public var set: AspectSet
    /// The aspects to find, by name, instead of a predefined set.
    public var types: [AspectType]?
    /// Orbs in degrees that override the default orbs, by aspect.
    ///
    /// The defaults are in ``AspectType/defaultOrb``.
    public var orbs: [AspectType: Double]
    /// Orbs in degrees for the major aspects of single bodies, by name.
    ///
    /// A body that isn't listed uses the orb of the aspect. Minor, harmonic, and declination aspects always use their
    /// own orb, because a wide orb of a body would exceed the narrow spacing of these aspects.
    public var bodyOrbs: [String: Double]
    /// The rule that combines the orbs of two bodies.
    ///
    /// It applies if ``bodyOrbs`` lists at least one of them.
    public var bodyOrbRule: BodyOrbRule
    /// Whether to find parallels and contraparallels of declination.
    public var parallels: Bool
    /// Whether to include the Ascendant and the Midheaven, the points marked as angles.
    public var includesAngles: Bool
    /// Whether to include aspects between two angles.
    ///
    /// Off by default, because the angle from the Ascendant to the Midheaven depends only on latitude and sidereal
    /// time, and the Descendant is always opposite.
    public var betweenAngles: Bool
    /// Pairs between which aspects aren't listed.
    ///
    /// The default is the two lunar nodes, which are always exactly opposite. At most 32 pairs are used.
    public var excludedPairs: [Pair]

    /// The aspects of fixed stars to find, among those that are found at all; conjunction and opposition by default.
    public var starTypes: [AspectType]
    /// The maximum orb of fixed stars, in degrees; by default, 2 for the first magnitude, 1.5 for the second, and 1 for fainter stars.
    ///
    /// See ``starOrb(magnitude:)``. A star in ``bodyOrbs`` has its own orb.
    public var starOrb: Double?

    /// Conjunction and opposition, the aspects of fixed stars by default.
    ///
    /// All settings share the array, so that comparing them doesn't compare elements.
    public static let usualStarTypes: [AspectType] = [.conjunction, .opposition]

    /// The two lunar nodes, opposite by definition.
    public static let lunarNodes = Pair("North Node", "South Node")

    /// Creates settings with the given values; other properties have their defaults.
    public init(
        set: AspectSet = .major, types: [AspectType]? = nil, orbs: [AspectType: Double] = [:],
        bodyOrbs: [String: Double] = [:], bodyOrbRule: BodyOrbRule = .moiety, parallels: Bool = false,
        includesAngles: Bool = true, betweenAngles: Bool = false,
        excludedPairs: [Pair] = [AspectSettings.lunarNodes],
        starTypes: [AspectType] = AspectSettings.usualStarTypes, starOrb: Double? = nil
    ) {
        self.set = set
        self.types = types
        self.orbs = orbs
        self.bodyOrbs = bodyOrbs
        self.bodyOrbRule = bodyOrbRule
        self.parallels = parallels
        self.includesAngles = includesAngles
        self.betweenAngles = betweenAngles
        self.excludedPairs = excludedPairs
        self.starTypes = starTypes
        self.starOrb = starOrb
    }

    /// Decodes settings; a missing key has its default.
    /// - Throws: `DecodingError` if a value has the wrong type or the name of an aspect is unknown.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        self.init()
        if let value = try values.decodeIfPresent(AspectSet.self, forKey: .set) { set = value }
        types = try values.decodeIfPresent([AspectType].self, forKey: .types)
        if let value = try values.decodeIfPresent([AspectType: Double].self, forKey: .orbs) { orbs = value }
        if let value = try values.decodeIfPresent([String: Double].self, forKey: .bodyOrbs) {
            bodyOrbs = value
        }
        if let value = try values.decodeIfPresent(BodyOrbRule.self, forKey: .bodyOrbRule) {
            bodyOrbRule = value
        }
        if let value = try values.decodeIfPresent(Bool.self, forKey: .parallels) { parallels = value }
        if let value = try values.decodeIfPresent(Bool.self, forKey: .includesAngles) {
            includesAngles = value
        }
        if let value = try values.decodeIfPresent(Bool.self, forKey: .betweenAngles) { betweenAngles = value }
        if let value = try values.decodeIfPresent([Pair].self, forKey: .excludedPairs) {
            excludedPairs = value
        }
        if let value = try values.decodeIfPresent([AspectType].self, forKey: .starTypes) { starTypes = value }
        starOrb = try values.decodeIfPresent(Double.self, forKey: .starOrb)
    }

    /// Returns the orb of an aspect, before orbs of bodies are applied, in degrees.
    /// - Parameter type: The aspect.
    public func orb(of type: AspectType) -> Double { orbs[type] ?? type.defaultOrb }

    /// The aspects in longitude to find, in the order of ``AspectType``.
    public var longitudeTypes: [AspectType] {
        AspectType.allCases.filter { type in
            guard type.family != .declination else { return false }
            if let types { return types.contains(type) }
            switch set {
            case .major: return type.family == .major
            case .minor: return type.family == .minor
            case .all: return type.family == .major || type.family == .minor
            }
        }
    }

    /// The aspects in declination to find: those in ``types``, or both if ``parallels`` is set.
    public var declinationTypes: [AspectType] {
        [.parallel, .contraparallel].filter { parallels || types?.contains($0) == true }
    }
}
