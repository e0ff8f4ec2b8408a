// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// The birth and conventions of a chart.
///
/// Only the birth is required; the conventions have defaults.
@Schema("astrology.ChartRequest")
public struct ChartRequest: SchemaProviding, Equatable {
    /// The name of the chart, which is also the title of the wheel.
    @Field(.text(0...200)) public var name: String?
    /// The date, time, and place of birth.
    public var birth: Birth
    /// The house system.
    public var houseSystem: HouseSystem = .placidus
    /// The zodiac: tropical, or the ayanamsa of a sidereal chart.
    public var zodiac: Zodiac = .tropical
    /// The ephemeris to compute from; the engine's first by default.
    public var ephemeris: PositionSource?
    /// The bodies in the order of the output.
    ///
    /// A body listed twice appears once, at its first position.
    @Field(count: 1...200) public var bodies: [CelestialBody] = CelestialBody.standard
    /// The bodies in addition to those, at the end of the output.
    @Field(count: 0...200) public var addedBodies: [CelestialBody] = []
    /// The bodies to leave out, each of which must be one of the others.
    @Field(count: 0...200) public var omittedBodies: [CelestialBody] = []
    /// Whether the lunar nodes are true or mean.
    public var node: NodeType = .true
    /// The aspects and orbs.
    public var aspects: AspectSettings = AspectSettings()
    /// The aspect patterns to find, and the definition of a stellium.
    public var patterns: PatternSettings = PatternSettings()
    /// The system of essential dignities.
    public var dignities: DignitySettings = DignitySettings()
    /// The formula of the lots, which can be reversed in a night chart.
    public var lots: Lot.Formula = .sect
    /// Whether positions are as seen from the place of birth instead of the Earth's center.
    public var topocentric: Bool = false
    /// The interval before and after the birth time to search for changes.
    ///
    /// In minutes; `nil` for no search.
    @Field(.number(0.1...720, .minutes)) public var sensitivityMinutes: Double?
    /// The contents of the drawing of the wheel.
    ///
    /// The chart doesn't depend on it.
    public var wheel: WheelContents = WheelContents()

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
}
