// SPDX-License-Identifier: Apache-2.0

/// Which points take part in patterns, and what makes a stellium.
///
/// Every key may be left out of its JSON.
public struct PatternSettings: Codable, Equatable, Sendable {
    /// What holds a stellium together.
    public enum StelliumRule: String, CaseIterable, Codable, Sendable {
        /// All in one sign.
        case sign
        /// Each within an orb of the next, in whatever sign.
        case conjunction
        /// One or the other.
        case either
    }

    /// The points that take part; Sun to Pluto unless given.
    ///
    /// Their names; nil for all but the angles.
    public var bodies: [String]?
    /// How many bodies make a stellium, 3 unless said otherwise.
    ///
    /// "Three or more planets" is the definition of most handbooks (Lewis, *The Astrology Book*, 2003,
    /// "Stellium"); others ask for four, since Mercury and Venus never leave the Sun.
    public var stelliumMinimum: Int
    /// What holds a stellium together, one sign unless said otherwise.
    public var stelliumRule: StelliumRule
    /// The greatest gap between neighbors of a stellium by conjunction, in degrees; 8 unless said otherwise.
    public var stelliumOrb: Double

    /// The ten planets of a modern chart, Sun and Moon among them.
    public static let planets = [
        "Sun", "Moon", "Mercury", "Venus", "Mars", "Jupiter", "Saturn", "Uranus", "Neptune", "Pluto",
    ]

    /// Settings; whatever is left out has its usual value.
    public init(
        bodies: [String]? = PatternSettings.planets, stelliumMinimum: Int = 3,
        stelliumRule: StelliumRule = .sign, stelliumOrb: Double = 8
    ) {
        self.bodies = bodies
        self.stelliumMinimum = stelliumMinimum
        self.stelliumRule = stelliumRule
        self.stelliumOrb = stelliumOrb
    }

    /// Decodes settings; an absent key means its usual value, and a null `bodies` all but the angles.
    /// - Throws: `DecodingError` for a value of the wrong kind.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        self.init()
        if values.contains(.bodies) { bodies = try values.decodeIfPresent([String].self, forKey: .bodies) }
        if let value = try values.decodeIfPresent(Int.self, forKey: .stelliumMinimum) {
            stelliumMinimum = value
        }
        if let value = try values.decodeIfPresent(StelliumRule.self, forKey: .stelliumRule) {
            stelliumRule = value
        }
        if let value = try values.decodeIfPresent(Double.self, forKey: .stelliumOrb) { stelliumOrb = value }
    }

    /// Encodes every key, so that "all but the angles" survives as null.
    /// - Throws: Whatever the encoder throws.
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode(bodies, forKey: .bodies)
        try values.encode(stelliumMinimum, forKey: .stelliumMinimum)
        try values.encode(stelliumRule, forKey: .stelliumRule)
        try values.encode(stelliumOrb, forKey: .stelliumOrb)
    }

    private enum CodingKeys: String, CodingKey {
        case bodies, stelliumMinimum, stelliumRule, stelliumOrb
    }
}
