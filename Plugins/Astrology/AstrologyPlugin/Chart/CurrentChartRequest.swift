// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// The place and conventions of the chart of the current instant.
///
/// Every field is optional. The conventions are those of ``ChartRequest``.
public struct CurrentChartRequest: SchemaProviding, Equatable {
    /// The name of the chart, which is also the title of the wheel.
    public var name: String?
    /// The time zone of the local time; by default that of the place or coordinates, otherwise Universal Time.
    public var zone: String?
    /// The place, such as Kyiv or "Paris, TX", looked up offline.
    public var place: String?
    /// Geographic latitude, north positive, from -90 to 90 degrees.
    public var latitude: Double?
    /// Geographic longitude, east positive, from -180 to 180 degrees.
    public var longitude: Double?
    /// Height above sea level, for topocentric charts only, in meters.
    public var altitude: Double?
    /// The house system.
    public var houseSystem: HouseSystem
    /// The zodiac: tropical, or the ayanamsa of a sidereal chart.
    public var zodiac: Zodiac
    /// The ephemeris to compute from; the engine's first by default.
    public var ephemeris: PositionSource?
    /// The bodies in the order of the output.
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
    /// Whether positions are as seen from the place instead of the Earth's center.
    public var topocentric: Bool
    /// The interval before and after the instant to search for changes, in minutes; `nil` for no search.
    public var sensitivityMinutes: Double?
    /// The contents of the drawing of the wheel.
    ///
    /// The chart doesn't depend on it.
    public var wheel: WheelContents

    /// Creates a request with the default conventions.
    public init(
        name: String? = nil, zone: String? = nil, place: String? = nil, latitude: Double? = nil,
        longitude: Double? = nil, altitude: Double? = nil
    ) {
        let usual = ChartRequest(birth: Birth(date: "2000-01-01"))
        self.name = name
        self.zone = zone
        self.place = place
        self.latitude = latitude
        self.longitude = longitude
        self.altitude = altitude
        houseSystem = usual.houseSystem
        zodiac = usual.zodiac
        ephemeris = usual.ephemeris
        bodies = usual.bodies
        node = usual.node
        aspects = usual.aspects
        patterns = usual.patterns
        dignities = usual.dignities
        lots = usual.lots
        topocentric = usual.topocentric
        sensitivityMinutes = usual.sensitivityMinutes
        wheel = usual.wheel
    }

    /// Returns the place as a birth on a date.
    func birth(date: String) -> Birth {
        Birth(date: date, zone: zone, place: place, latitude: latitude, longitude: longitude, altitude: altitude)
    }

    /// Returns the request for the chart of a birth.
    func natalRequest(_ birth: Birth) -> ChartRequest {
        ChartRequest(
            name: name ?? "Chart of the moment", birth: birth, houseSystem: houseSystem, zodiac: zodiac,
            ephemeris: ephemeris, bodies: bodies, node: node, aspects: aspects, patterns: patterns,
            dignities: dignities, lots: lots, topocentric: topocentric, sensitivityMinutes: sensitivityMinutes,
            wheel: wheel)
    }

    private static let usual = CurrentChartRequest()

    /// The schema.
    public static let schema = Schema<Self>.object(
        "astrology.CurrentChartRequest", "The place and conventions of the chart of the current instant."
    ) {
        field("name", \.name, "The name of the chart, which is also the title of the wheel.", .text(0...200))
        field(
            "zone", \.zone,
            "The time zone of the local time; by default that of the place or coordinates, otherwise Universal Time.",
            .text(1...60, example: "Europe/Kyiv"))
        field(
            "place", \.place, "The place, such as Kyiv or \"Paris, TX\", looked up offline.",
            .text(1...120, example: "Kyiv"))
        field("latitude", \.latitude, "Geographic latitude, north positive.", .number(-90...90, .degrees))
        field("longitude", \.longitude, "Geographic longitude, east positive.", .number(-180...180, .degrees))
        field(
            "altitude", \.altitude, "Height above sea level, for topocentric charts.",
            .number(-12_000...100_000, .meters))
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
            "topocentric", \.topocentric, "Whether positions are as seen from the place instead of the Earth's center.",
            .boolean, default: usual.topocentric)
        field(
            "sensitivityMinutes", \.sensitivityMinutes,
            "The interval before and after the instant to search for changes.", .number(0.1...720, .minutes))
        field("wheel", \.wheel, "The contents of the drawing of the wheel.", default: usual.wheel)
    }
}
