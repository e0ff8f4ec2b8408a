// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// The place and conventions of the chart of the current instant.
///
/// Every field is optional. The conventions are those of ``ChartRequest``.
@Schema("astrology.CurrentChartRequest")
public struct CurrentChartRequest: SchemaProviding, Equatable {
    /// The name of the chart, which is also the title of the wheel.
    @Field(.text(0...200)) public var name: String?
    /// The time zone of the local time; by default that of the place or coordinates, otherwise Universal Time.
    @Field(.text(1...60, example: "Europe/Kyiv")) public var zone: String?
    /// The place, such as Kyiv or "Paris, TX", looked up offline.
    @Field(.text(1...120, example: "Kyiv")) public var place: String?
    /// Geographic latitude, north positive.
    ///
    /// From -90 to 90 degrees.
    @Field(.number(-90...90, .degrees)) public var latitude: Double?
    /// Geographic longitude, east positive.
    ///
    /// From -180 to 180 degrees.
    @Field(.number(-180...180, .degrees)) public var longitude: Double?
    /// Height above sea level, for topocentric charts.
    ///
    /// Only, in meters.
    @Field(.number(-12_000...100_000, .meters)) public var altitude: Double?
    /// The house system.
    public var houseSystem: HouseSystem = .placidus
    /// The zodiac: tropical, or the ayanamsa of a sidereal chart.
    public var zodiac: Zodiac = .tropical
    /// The ephemeris to compute from; the engine's first by default.
    public var ephemeris: PositionSource?
    /// The bodies in the order of the output.
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
    /// Whether positions are as seen from the place instead of the Earth's center.
    public var topocentric: Bool = false
    /// The interval before and after the instant to search for changes.
    ///
    /// In minutes; `nil` for no search.
    @Field(.number(0.1...720, .minutes)) public var sensitivityMinutes: Double?
    /// The contents of the drawing of the wheel.
    ///
    /// The chart doesn't depend on it.
    public var wheel: WheelContents = WheelContents()

    /// Creates a request with the default conventions.
    public init(
        name: String? = nil, zone: String? = nil, place: String? = nil, latitude: Double? = nil,
        longitude: Double? = nil, altitude: Double? = nil
    ) {
        self.name = name
        self.zone = zone
        self.place = place
        self.latitude = latitude
        self.longitude = longitude
        self.altitude = altitude
    }

    /// Returns the place as a birth on a date.
    func birth(date: String) -> Birth {
        Birth(date: date, zone: zone, place: place, latitude: latitude, longitude: longitude, altitude: altitude)
    }

    /// Returns the request for the chart of a birth.
    func natalRequest(_ birth: Birth) -> ChartRequest {
        ChartRequest(
            name: name ?? "Chart of the moment", birth: birth, houseSystem: houseSystem, zodiac: zodiac,
            ephemeris: ephemeris, bodies: bodies, addedBodies: addedBodies, omittedBodies: omittedBodies, node: node,
            aspects: aspects, patterns: patterns, dignities: dignities, lots: lots, topocentric: topocentric,
            sensitivityMinutes: sensitivityMinutes, wheel: wheel)
    }
}
