// SPDX-License-Identifier: Apache-2.0

/// Which aspects are looked for, between what, and how wide.
///
/// Written as JSON, every key may be left out:
/// `{"set": "all", "orbs": {"Trine": 5}, "bodyOrbs": {"Moon": 10}, "parallels": true}`.
public struct AspectSettings: Codable, Equatable, Sendable {
    /// A ready-made choice of aspects in longitude.
    public enum AspectSet: String, CaseIterable, Codable, Sendable {
        /// The five major aspects.
        case major
        /// The six minor aspects alone.
        case minor
        /// The major and the minor aspects: eleven.
        case all
    }

    /// How the orbs of two bodies give the orb of their aspect.
    public enum BodyOrbRule: String, CaseIterable, Codable, Sendable {
        /// The mean of the two: each body brings half of its orb, its moiety (Lilly, *Christian
        /// Astrology*, 1647, p. 107).
        case moiety
        /// The larger of the two.
        case larger
        /// The smaller of the two.
        case smaller
    }

    /// Two points between which no aspect is listed, in either order.
    public struct Pair: Codable, Equatable, Sendable {
        /// The name of one point.
        public var first: String
        /// The name of the other point.
        public var second: String

        /// A pair of points by their names.
        public init(_ first: String, _ second: String) {
            self.first = first
            self.second = second
        }
    }

    /// A ready-made choice; it counts when ``types`` are not given.
    public var set: AspectSet
    /// The aspects to look for, by name, in place of a ready-made choice.
    public var types: [AspectType]?
    /// Orbs in degrees that differ from the usual ones, those of ``AspectType/defaultOrb``.
    public var orbs: [AspectType: Double]
    /// Orbs in degrees that single bodies bring to their major aspects, by name.
    ///
    /// A body that is not named brings the aspect's own orb. Minor, harmonic and declination aspects keep
    /// their own orb: it is a small part of the circle's division, and a wide body orb would swallow it.
    public var bodyOrbs: [String: Double]
    /// How the orbs of two bodies combine where ``bodyOrbs`` names at least one of them.
    public var bodyOrbRule: BodyOrbRule
    /// Whether parallels of declination are looked for, contraparallels included.
    public var parallels: Bool
    /// Whether Ascendant and Midheaven take part, the points marked as angles.
    public var includesAngles: Bool
    /// Whether two angles may aspect each other.
    ///
    /// Off unless asked for: what the Ascendant makes to the Midheaven follows from the latitude and the
    /// sidereal time alone, and the Descendant is always opposite.
    public var betweenAngles: Bool
    /// Pairs between which no aspect is listed.
    ///
    /// Unless said otherwise the two lunar nodes, which are opposite by definition, always exactly. At most 32 count.
    public var excludedPairs: [Pair]

    /// The two lunar nodes, opposite by definition.
    public static let lunarNodes = Pair("North Node", "South Node")

    /// Settings; whatever is left out has its usual value.
    public init(
        set: AspectSet = .major, types: [AspectType]? = nil, orbs: [AspectType: Double] = [:],
        bodyOrbs: [String: Double] = [:], bodyOrbRule: BodyOrbRule = .moiety, parallels: Bool = false,
        includesAngles: Bool = true, betweenAngles: Bool = false,
        excludedPairs: [Pair] = [AspectSettings.lunarNodes]
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
    }

    /// Decodes settings; an absent key means its usual value.
    /// - Throws: `DecodingError` for a value of the wrong kind or an unknown name of an aspect.
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
    }

    /// The orb of an aspect under these settings, before bodies have their say, in degrees.
    /// - Parameter type: The aspect.
    public func orb(of type: AspectType) -> Double { orbs[type] ?? type.defaultOrb }

    /// The aspects in longitude that are looked for, in the order of ``AspectType``.
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

    /// The aspects of declination that are looked for: those named in ``types``, or both by ``parallels``.
    public var declinationTypes: [AspectType] {
        [.parallel, .contraparallel].filter { parallels || types?.contains($0) == true }
    }
}
