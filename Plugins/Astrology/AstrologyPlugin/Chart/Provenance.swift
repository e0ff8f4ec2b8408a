// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// The sources of the figures of a chart.
public struct Provenance: SchemaProviding, Equatable {
    /// The library and its version.
    public var library: String
    /// The requested ephemeris.
    public var ephemerisRequested: PositionSource
    /// The actual source of each body.
    public var bodies: [BodyProvenance]
    /// The ephemeris files that were read, with their ranges.
    public var files: [EphemerisFile]
    /// The instant in Universal Time, as a Julian day.
    public var julianDayUT: Double
    /// The instant in Terrestrial Time, as a Julian day.
    public var julianDayTT: Double
    /// Terrestrial minus Universal Time in seconds; a prediction for future dates.
    public var deltaT: Double
    /// True obliquity of the ecliptic in degrees.
    public var obliquity: Double
    /// The name of the zodiac.
    public var zodiac: String
    /// Tropical minus sidereal longitude in degrees; `nil` in the tropical zodiac.
    public var ayanamsa: Double?
    /// The lunar node that was used.
    public var node: NodeType
    /// Whether positions are as seen from the place of birth.
    public var isTopocentric: Bool
    /// The requested house system; `nil` without houses.
    public var houseSystemRequested: HouseSystem?
    /// The house system of the cusps; `nil` without houses.
    public var houseSystemUsed: HouseSystem?
    /// The reason for using another house system; `nil` if it is the requested one.
    public var houseSystemFallback: String?
    /// The method of assigning bodies to houses.
    public var housePlacement: String?
    /// The distance the Ascendant moves in one minute of birth time, in degrees.
    public var ascendantDegreesPerMinute: Double?
    /// The rule that converted local time to Universal Time.
    public var timeRule: String
    /// The release of the time zone database; `nil` if it wasn't used or is unknown.
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

    /// The schema.
    public static let schema = Schema<Self>.object("astrology.Provenance", "The sources of the figures of a chart.") {
        field("library", \.library, "The library and its version.", .text())
        field("ephemerisRequested", \.ephemerisRequested, "The requested ephemeris.")
        field("bodies", \.bodies, "The actual source of each body.")
        field("files", \.files, "The ephemeris files that were read, with their ranges.")
        field("julianDayUT", \.julianDayUT, "The instant in Universal Time.", .number(-1e7...1e7, .days))
        field("julianDayTT", \.julianDayTT, "The instant in Terrestrial Time.", .number(-1e7...1e7, .days))
        field("deltaT", \.deltaT, "Terrestrial minus Universal Time.", .number(-1e6...1e6, .seconds))
        field("obliquity", \.obliquity, "True obliquity of the ecliptic.", .number(0...90, .degrees))
        field("zodiac", \.zodiac, "The name of the zodiac.", .text())
        field("ayanamsa", \.ayanamsa, "Tropical minus sidereal longitude.", .number(-360...360, .degrees))
        field("node", \.node, "The lunar node that was used.")
        field("isTopocentric", \.isTopocentric, "Whether positions are as seen from the place of birth.", .boolean)
        field("houseSystemRequested", \.houseSystemRequested, "The requested house system.")
        field("houseSystemUsed", \.houseSystemUsed, "The house system of the cusps.")
        field("houseSystemFallback", \.houseSystemFallback, "The reason for using another house system.", .text())
        field("housePlacement", \.housePlacement, "The method of assigning bodies to houses.", .text())
        field(
            "ascendantDegreesPerMinute", \.ascendantDegreesPerMinute,
            "The distance the Ascendant moves in one minute of birth time.", .number(-1000...1000, .degrees))
        field("timeRule", \.timeRule, "The rule that converted local time to Universal Time.", .text())
        field("timeZoneDatabase", \.timeZoneDatabase, "The release of the time zone database.", .text())
    }
}

/// The source of one body of a chart.
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

    /// The schema.
    public static let schema = Schema<Self>.object("astrology.BodyProvenance", "The source of one body of a chart.") {
        field("name", \.name, "The body's name.", .text())
        field("source", \.source, "The ephemeris that was used.")
        field("file", \.file, "The data file, if any.", .text())
    }
}
