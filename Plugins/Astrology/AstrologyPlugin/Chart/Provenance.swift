// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// The sources of the figures of a chart.
@Schema("astrology.Provenance")
public struct Provenance: SchemaProviding, Equatable {
    /// The library and its version.
    public var library: String
    /// The requested ephemeris.
    public var ephemerisRequested: PositionSource
    /// The actual source of each body.
    public var bodies: [BodyProvenance]
    /// The ephemeris files that were read, with their ranges.
    public var files: [EphemerisFile]
    /// The instant in Universal Time.
    ///
    /// A Julian day.
    @Field(.number(-1e7...1e7, .days)) public var julianDayUT: Double
    /// The instant in Terrestrial Time.
    ///
    /// A Julian day.
    @Field(.number(-1e7...1e7, .days)) public var julianDayTT: Double
    /// Terrestrial minus Universal Time.
    ///
    /// In seconds; a prediction for future dates.
    @Field(.number(-1e6...1e6, .seconds)) public var deltaT: Double
    /// True obliquity of the ecliptic.
    ///
    /// In degrees.
    @Field(.number(0...90, .degrees)) public var obliquity: Double
    /// The name of the zodiac.
    public var zodiac: String
    /// Tropical minus sidereal longitude.
    ///
    /// In degrees; `nil` in the tropical zodiac.
    @Field(.number(-360...360, .degrees)) public var ayanamsa: Double?
    /// The lunar node that was used.
    public var node: NodeType
    /// Whether positions are as seen from the place of birth.
    public var isTopocentric: Bool
    /// The requested house system.
    ///
    /// `nil` without houses.
    public var houseSystemRequested: HouseSystem?
    /// The house system of the cusps.
    ///
    /// `nil` without houses.
    public var houseSystemUsed: HouseSystem?
    /// The reason for using another house system.
    ///
    /// `nil` if it is the requested one.
    public var houseSystemFallback: String?
    /// The method of assigning bodies to houses.
    public var housePlacement: String?
    /// The distance the Ascendant moves in one minute of birth time.
    ///
    /// In degrees.
    @Field(.number(-1000...1000, .degrees)) public var ascendantDegreesPerMinute: Double?
    /// The rule that converted local time to Universal Time.
    public var timeRule: String
    /// The release of the time zone database.
    ///
    /// `nil` if it wasn't used or is unknown.
    public var timeZoneDatabase: String?

    init(
        sky: Sky, bodies: [BodyProvenance], source: EphemerisIdentity, houseSystem: HouseSystem?, timeRule: String,
        timeZoneDatabase: String?
    ) {
        library = source.name
        ephemerisRequested = source.preference
        self.bodies = bodies
        files = sky.files
        julianDayUT = sky.julianDayUT
        julianDayTT = sky.julianDayUT + sky.deltaT / 86_400
        deltaT = sky.deltaT
        obliquity = sky.obliquity
        zodiac = sky.zodiac.displayName
        ayanamsa = sky.ayanamsa
        node = sky.nodes
        isTopocentric = sky.isTopocentric
        self.timeRule = timeRule
        self.timeZoneDatabase = timeZoneDatabase
        houseSystemRequested = houseSystem
        if let houses = sky.houses {
            houseSystemUsed = houses.systemUsed
            houseSystemFallback = houses.fallback
            housePlacement = "by ecliptic longitude between cusps"
            ascendantDegreesPerMinute = houses.speeds.ascendant / 1440
        }
    }
}

/// The source of one body of a chart.
@Schema("astrology.BodyProvenance")
public struct BodyProvenance: SchemaProviding, Equatable {
    /// The body's name.
    public var name: String
    /// The ephemeris that was used.
    public var source: PositionSource
    /// The data file, if any.
    public var file: String?

    @inline(__always)
    init(_ sky: Sky, at index: Int, name: String) {
        self.name = name
        source = sky.positions[index].source
        file = sky.positions[index].file
    }
}
