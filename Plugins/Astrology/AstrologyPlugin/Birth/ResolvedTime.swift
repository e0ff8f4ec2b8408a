// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// Everything a stated birth time can mean, and where its zone came from.
public struct ResolvedTime: SchemaProviding, Equatable {
    /// Which zone was used, and where it came from and how sure that is; a stated offset counts as one.
    public var zone: ZoneBasis
    /// The place that was found by its name.
    public var place: Place?
    /// What the clocks say; absent when no time was given.
    public var resolution: LocalTimeResolution?
    /// The day as a stretch of Universal Time; absent when a time was given.
    public var day: LocalDay?
    /// The tropical Ascendant of each reading; empty when the place is not known.
    public var ascendants: [ReadingAscendant]
    /// What else to know about place and zone.
    public var warnings: [ChartWarning]

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object("astrology.ResolvedTime", "Everything a stated birth time can mean.")
    {
        field("zone", \.zone, "Which zone was used, and where it came from.")
        field("place", \.place, "The place that was found by its name.")
        field("resolution", \.resolution, "What the clocks say; absent when no time was given.")
        field("day", \.day, "The day as a stretch of Universal Time; absent when a time was given.")
        field("ascendants", \.ascendants, "The tropical Ascendant of each reading.")
        field("warnings", \.warnings, "What else to know about place and zone.")
    }
}

/// The Ascendant of one reading of a birth time.
public struct ReadingAscendant: SchemaProviding, Equatable {
    /// The moment in UTC.
    public var utc: String
    /// Tropical ecliptic longitude of the Ascendant in degrees, 0 to 360.
    public var longitude: Double
    /// The sign it is in.
    public var sign: ZodiacSign
    /// How far it has come in its sign, in degrees, 0 to 30.
    public var degreeInSign: Double

    init(utc: String, longitude: Double) {
        self.utc = utc
        self.longitude = longitude
        sign = ZodiacSign(longitude: longitude)
        degreeInSign = ZodiacSign.degreeInSign(longitude)
    }

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object("astrology.ReadingAscendant", "The Ascendant of one reading.") {
        field("utc", \.utc, "The moment in UTC.", .text(example: "1990-05-15T11:30:00Z"))
        field("longitude", \.longitude, "Tropical ecliptic longitude.", .number(0...360, .degrees))
        field("sign", \.sign, "The sign it is in.")
        field("degreeInSign", \.degreeInSign, "How far it has come in its sign.", .number(0...30, .degrees))
    }
}
