// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// What chart is wanted: the birth and the conventions.
///
/// Only the birth is required; the conventions have the usual defaults.
public struct ChartRequest: SchemaProviding, Equatable {
    /// What to call the chart; it is repeated in the answer and titles the wheel.
    public var name: String?
    /// When and where.
    public var birth: Birth
    /// The house system.
    public var houseSystem: HouseSystem
    /// Tropical, or the ayanamsa of a sidereal chart.
    public var zodiac: Zodiac
    /// Which of the engine's ephemerides to compute from; the first unless given.
    public var ephemeris: PositionSource?
    /// The bodies in the order of the answer; a body listed twice appears once, where it is listed first.
    public var bodies: [CelestialBody]
    /// Whether the lunar nodes are true or mean.
    public var node: NodeType
    /// Which aspects, with what orbs.
    public var aspects: AspectSettings
    /// Which figures of aspects, and what makes a stellium.
    public var patterns: PatternSettings
    /// The doctrine of the essential dignities.
    public var dignities: DignitySettings
    /// Whether the lots turn round in a night chart.
    public var lots: Lot.Formula
    /// Whether bodies are seen from the birth place and not from the Earth's center.
    public var topocentric: Bool
    /// Asks which placements change within so many minutes before and after; nil for no answer.
    public var sensitivityMinutes: Double?

    /// A request; whatever is left out has its usual value.
    public init(
        name: String? = nil, birth: Birth, houseSystem: HouseSystem = .placidus, zodiac: Zodiac = .tropical,
        ephemeris: PositionSource? = nil, bodies: [CelestialBody] = CelestialBody.standard, node: NodeType = .true,
        aspects: AspectSettings = AspectSettings(), patterns: PatternSettings = PatternSettings(),
        dignities: DignitySettings = DignitySettings(), lots: Lot.Formula = .sect, topocentric: Bool = false,
        sensitivityMinutes: Double? = nil
    ) {
        self.name = name
        self.birth = birth
        self.houseSystem = houseSystem
        self.zodiac = zodiac
        self.ephemeris = ephemeris
        self.bodies = bodies
        self.node = node
        self.aspects = aspects
        self.patterns = patterns
        self.dignities = dignities
        self.lots = lots
        self.topocentric = topocentric
        self.sensitivityMinutes = sensitivityMinutes
    }

    /// The request with each body only where it is listed first.
    func listingBodiesOnce() -> ChartRequest {
        // Most requests have the usual bodies, which this comparison recognizes by their storage.
        if bodies == CelestialBody.standard { return self }
        var seen: Set<CelestialBody> = []
        var request = self
        request.bodies.removeAll { !seen.insert($0).inserted }
        return request
    }

    private static let usual = ChartRequest(birth: Birth(date: "2000-01-01"))

    /// What a request looks like as JSON.
    public static let schema = Schema<Self>.object("astrology.ChartRequest", "What chart is wanted.") {
        field("name", \.name, "What to call the chart.", .text(0...200))
        field("birth", \.birth, "When and where.")
        field("houseSystem", \.houseSystem, "The house system.", default: usual.houseSystem)
        field("zodiac", \.zodiac, "Tropical, or the ayanamsa of a sidereal chart.", default: usual.zodiac)
        field("ephemeris", \.ephemeris, "Which of the engine's ephemerides to compute from.")
        field(
            "bodies", \.bodies, "The bodies in the order of the answer.", .list(of: .nested, count: 1...200),
            default: usual.bodies)
        field("node", \.node, "Whether the lunar nodes are true or mean.", default: usual.node)
        field("aspects", \.aspects, "Which aspects, with what orbs.", default: usual.aspects)
        field("patterns", \.patterns, "Which figures of aspects.", default: usual.patterns)
        field("dignities", \.dignities, "The doctrine of the essential dignities.", default: usual.dignities)
        field("lots", \.lots, "Whether the lots turn round in a night chart.", default: usual.lots)
        field(
            "topocentric", \.topocentric, "Whether bodies are seen from the birth place.", .boolean,
            default: usual.topocentric)
        field(
            "sensitivityMinutes", \.sensitivityMinutes,
            "Asks which placements change within so many minutes before and after.", .number(0.1...720, .minutes))
    }
}
