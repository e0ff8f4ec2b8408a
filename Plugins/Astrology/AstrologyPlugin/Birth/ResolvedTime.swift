// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// The possible readings of a local birth time, and the source of its zone.
public struct ResolvedTime: SchemaProviding, Equatable {
    /// The zone that was used, its source, and whether it is certain.
    ///
    /// A given offset is also a zone here.
    public var zone: ZoneBasis
    /// The place found by its name.
    public var place: Place?
    /// The readings of the time; absent if no time was given.
    public var resolution: LocalTimeResolution?
    /// The day as an interval of Universal Time; absent if a time was given.
    public var day: LocalDay?
    /// The tropical Ascendant of each reading; empty if the place is unknown.
    public var ascendants: [ReadingAscendant]
    /// Warnings about the place and zone.
    public var warnings: [ChartWarning]

    /// The schema.
    public static let schema = Schema<Self>.object(
        "astrology.ResolvedTime", "The possible readings of a local birth time."
    ) {
        field("zone", \.zone, "The zone that was used, its source, and whether it is certain.")
        field("place", \.place, "The place found by its name.")
        field("resolution", \.resolution, "The readings of the time; absent if no time was given.")
        field("day", \.day, "The day as an interval of Universal Time; absent if a time was given.")
        field("ascendants", \.ascendants, "The tropical Ascendant of each reading.")
        field("warnings", \.warnings, "Warnings about the place and zone.")
    }
}

/// The Ascendant of one reading of a birth time.
public struct ReadingAscendant: SchemaProviding, Equatable {
    /// The instant in UTC.
    public var utc: String
    /// Tropical ecliptic longitude of the Ascendant in degrees, 0 to 360.
    public var longitude: Double
    /// The sign it is in.
    public var sign: ZodiacSign
    /// Position within the sign, in degrees, 0 to 30.
    public var degreeInSign: Double

    init(utc: String, longitude: Double) {
        self.utc = utc
        self.longitude = longitude
        sign = ZodiacSign(longitude: longitude)
        degreeInSign = ZodiacSign.degreeInSign(longitude)
    }

    /// The schema.
    public static let schema = Schema<Self>.object("astrology.ReadingAscendant", "The Ascendant of one reading.") {
        field("utc", \.utc, "The instant in UTC.", .text(example: "1990-05-15T11:30:00Z"))
        field("longitude", \.longitude, "Tropical ecliptic longitude.", .number(0...360, .degrees))
        field("sign", \.sign, "The sign it is in.")
        field("degreeInSign", \.degreeInSign, "Position within the sign.", .number(0...30, .degrees))
    }
}
