// SPDX-License-Identifier: Apache-2.0

/// The points that take part in patterns, and the definition of a stellium.
///
/// In JSON, every key is optional.
public struct PatternSettings: Codable, Equatable, Sendable {
    /// The rule that defines a stellium.
    public enum StelliumRule: String, CaseIterable, Codable, Sendable {
        /// All in one sign.
        case sign
        /// Each within an orb of the next, in any sign.
        case conjunction
        /// One or the other.
        case either
    }

    /// The names of the points that take part; Sun to Pluto by default, and `nil` for all points except the angles.
    public var bodies: [String]?
    /// The minimum number of bodies in a stellium, 3 by default.
    ///
    /// "Three or more planets" is the definition of most handbooks (Lewis, *The Astrology Book*, 2003, "Stellium");
    /// others require four, because Mercury and Venus are always near the Sun.
    public var stelliumMinimum: Int
    /// The rule that defines a stellium; one sign by default.
    public var stelliumRule: StelliumRule
    /// The maximum gap between neighbors of a stellium by conjunction, in degrees; 8 by default.
    public var stelliumOrb: Double

    /// The ten planets of a modern chart, including the Sun and the Moon.
    public static let planets = [
        "Sun", "Moon", "Mercury", "Venus", "Mars", "Jupiter", "Saturn", "Uranus", "Neptune", "Pluto",
    ]

    /// Creates settings; omitted arguments have their defaults.
    public init(
        bodies: [String]? = PatternSettings.planets, stelliumMinimum: Int = 3,
        stelliumRule: StelliumRule = .sign, stelliumOrb: Double = 8
    ) {
        self.bodies = bodies
        self.stelliumMinimum = stelliumMinimum
        self.stelliumRule = stelliumRule
        self.stelliumOrb = stelliumOrb
    }

    /// Decodes settings.
    ///
    /// A missing key has its default; if `bodies` is null, all points except the angles take part.
    /// - Throws: `DecodingError` if a value has the wrong type.
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

    /// Encodes every key, so that a `nil` for `bodies` is preserved as null.
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
