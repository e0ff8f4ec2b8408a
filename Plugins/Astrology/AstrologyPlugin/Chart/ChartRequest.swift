// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// The birth and conventions of a chart.
///
/// Only the birth is required; the conventions have defaults.
public struct ChartRequest: SchemaProviding, Equatable {
    /// The name of the chart, which is also the title of the wheel.
    public var name: String?
    /// The date, time, and place of birth.
    public var birth: Birth
    /// The house system.
    public var houseSystem: HouseSystem
    /// The zodiac: tropical, or the ayanamsa of a sidereal chart.
    public var zodiac: Zodiac
    /// The ephemeris to compute from; the engine's first by default.
    public var ephemeris: PositionSource?
    /// The bodies in the order of the output.
    ///
    /// A body listed twice appears once, at its first position.
    public var bodies: [CelestialBody]
    /// Whether the lunar nodes are true or mean.
    public var node: NodeType
    /// The aspects and orbs.
    public var aspects: AspectSettings
    /// The aspect patterns to find, and the definition of a stellium.
    public var patterns: PatternSettings
    /// The system of essential dignities.
    public var dignities: DignitySettings
    /// The formula of the lots, which can be reversed in a night chart.
    public var lots: Lot.Formula
    /// Whether positions are as seen from the place of birth instead of the Earth's center.
    public var topocentric: Bool
    /// The interval before and after the birth time to search for changes, in minutes; `nil` for no search.
    public var sensitivityMinutes: Double?
    /// The contents of the drawing of the wheel.
    ///
    /// The chart doesn't depend on it.
    public var wheel: WheelContents

    /// Creates a request; omitted arguments have their defaults.
    public init(
        name: String? = nil, birth: Birth, houseSystem: HouseSystem = .placidus, zodiac: Zodiac = .tropical,
        ephemeris: PositionSource? = nil, bodies: [CelestialBody] = CelestialBody.standard, node: NodeType = .true,
        aspects: AspectSettings = AspectSettings(), patterns: PatternSettings = PatternSettings(),
        dignities: DignitySettings = DignitySettings(), lots: Lot.Formula = .sect, topocentric: Bool = false,
        sensitivityMinutes: Double? = nil, wheel: WheelContents = WheelContents()
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
        self.wheel = wheel
    }

    /// Returns the request with each body only at its first position.
    func listingBodiesOnce() -> ChartRequest {
        // Most requests have the standard bodies, whose shared storage makes this comparison fast. For the others,
        // comparing is cheaper than hashing.
        if bodies == CelestialBody.standard || !repeatsBody { return self }
        var seen: Set<CelestialBody> = []
        var request = self
        request.bodies.removeAll { !seen.insert($0).inserted }
        return request
    }

    private var repeatsBody: Bool {
        bodies.indices.contains { index in bodies[..<index].contains(bodies[index]) }
    }

    private static let usual = ChartRequest(birth: Birth(date: "2000-01-01"))

    /// The schema.
    public static let schema = Schema<Self>.object("astrology.ChartRequest", "The birth and conventions of a chart.") {
        field("name", \.name, "The name of the chart, which is also the title of the wheel.", .text(0...200))
        field("birth", \.birth, "The date, time, and place of birth.")
        field("houseSystem", \.houseSystem, "The house system.", default: usual.houseSystem)
        field("zodiac", \.zodiac, "The zodiac: tropical, or the ayanamsa of a sidereal chart.", default: usual.zodiac)
        field("ephemeris", \.ephemeris, "The ephemeris to compute from; the engine's first by default.")
        field(
            "bodies", \.bodies, "The bodies in the order of the output.", .list(of: .nested, count: 1...200),
            default: usual.bodies)
        field("node", \.node, "Whether the lunar nodes are true or mean.", default: usual.node)
        field("aspects", \.aspects, "The aspects and orbs.", default: usual.aspects)
        field(
            "patterns", \.patterns, "The aspect patterns to find, and the definition of a stellium.",
            default: usual.patterns)
        field("dignities", \.dignities, "The system of essential dignities.", default: usual.dignities)
        field("lots", \.lots, "The formula of the lots, which can be reversed in a night chart.", default: usual.lots)
        field(
            "topocentric", \.topocentric,
            "Whether positions are as seen from the place of birth instead of the Earth's center.", .boolean,
            default: usual.topocentric)
        field(
            "sensitivityMinutes", \.sensitivityMinutes,
            "The interval before and after the birth time to search for changes.",
            .number(0.1...720, .minutes))
        field("wheel", \.wheel, "The contents of the drawing of the wheel.", default: usual.wheel)
    }
}
