// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// Where the figures of a chart came from.
public struct Provenance: SchemaProviding, Equatable {
    /// The library and its version.
    public var library: String
    /// The ephemeris asked for.
    public var ephemerisRequested: PositionSource
    /// What each body was really computed from.
    public var bodies: [BodyProvenance]
    /// The ephemeris files that were read, with the range they cover.
    public var files: [EphemerisFile]
    /// The instant in Universal Time, as a Julian day.
    public var julianDayUT: Double
    /// The instant in Terrestrial Time, as a Julian day.
    public var julianDayTT: Double
    /// Terrestrial minus Universal Time in seconds; a prediction for future dates.
    public var deltaT: Double
    /// True obliquity of the ecliptic in degrees.
    public var obliquity: Double
    /// The zodiac in words.
    public var zodiac: String
    /// Tropical minus sidereal longitude in degrees; nil in the tropical zodiac.
    public var ayanamsa: Double?
    /// Which lunar node was used.
    public var node: NodeType
    /// Whether bodies were seen from the birth place.
    public var isTopocentric: Bool
    /// The house system asked for; nil without houses.
    public var houseSystemRequested: HouseSystem?
    /// The house system the cusps belong to; nil without houses.
    public var houseSystemUsed: HouseSystem?
    /// Why it is not the one asked for; nil when it is.
    public var houseSystemFallback: String?
    /// How a body's house is found.
    public var housePlacement: String?
    /// How far the Ascendant moves in a minute of birth time, in degrees.
    public var ascendantDegreesPerMinute: Double?
    /// The rule by which local time became Universal Time, in words.
    public var timeRule: String
    /// The release of the time zone database; nil when it was not used or does not say.
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

    /// What provenance looks like as JSON.
    public static let schema = Schema<Self>.object("astrology.Provenance", "Where the figures of a chart came from.") {
        field("library", \.library, "The library and its version.", .text())
        field("ephemerisRequested", \.ephemerisRequested, "The ephemeris asked for.")
        field("bodies", \.bodies, "What each body was really computed from.")
        field("files", \.files, "The ephemeris files that were read.")
        field("julianDayUT", \.julianDayUT, "The instant in Universal Time.", .number(-1e7...1e7, .days))
        field("julianDayTT", \.julianDayTT, "The instant in Terrestrial Time.", .number(-1e7...1e7, .days))
        field("deltaT", \.deltaT, "Terrestrial minus Universal Time.", .number(-1e6...1e6, .seconds))
        field("obliquity", \.obliquity, "True obliquity of the ecliptic.", .number(0...90, .degrees))
        field("zodiac", \.zodiac, "The zodiac in words.", .text())
        field("ayanamsa", \.ayanamsa, "Tropical minus sidereal longitude.", .number(-360...360, .degrees))
        field("node", \.node, "Which lunar node was used.")
        field("isTopocentric", \.isTopocentric, "Whether bodies were seen from the birth place.", .boolean)
        field("houseSystemRequested", \.houseSystemRequested, "The house system asked for.")
        field("houseSystemUsed", \.houseSystemUsed, "The house system the cusps belong to.")
        field("houseSystemFallback", \.houseSystemFallback, "Why it is not the one asked for.", .text())
        field("housePlacement", \.housePlacement, "How a body's house is found.", .text())
        field(
            "ascendantDegreesPerMinute", \.ascendantDegreesPerMinute,
            "How far the Ascendant moves in a minute of birth time.", .number(-1000...1000, .degrees))
        field("timeRule", \.timeRule, "The rule by which local time became Universal Time.", .text())
        field("timeZoneDatabase", \.timeZoneDatabase, "The release of the time zone database.", .text())
    }
}

/// What one body of a chart was computed from.
public struct BodyProvenance: SchemaProviding, Equatable {
    /// The body's name.
    public var name: String
    /// The ephemeris really used.
    public var source: PositionSource
    /// The file, when it came from one.
    public var file: String?

    @inline(__always)
    init(_ sky: Sky, at index: Int, name: String) {
        self.name = name
        source = sky.positions[index].source
        file = sky.positions[index].file
    }

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object("astrology.BodyProvenance", "What one body was computed from.") {
        field("name", \.name, "The body's name.", .text())
        field("source", \.source, "The ephemeris really used.")
        field("file", \.file, "The file, when it came from one.", .text())
    }
}
