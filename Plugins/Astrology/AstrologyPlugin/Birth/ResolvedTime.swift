// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// The possible readings of a local birth time.
///
/// The source of the zone is part of it.
@Schema("astrology.ResolvedTime")
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
    /// The tropical Ascendant of each reading.
    ///
    /// Empty if the place is unknown.
    public var ascendants: [ReadingAscendant]
    /// Warnings about the place and zone.
    public var warnings: [ChartWarning]
}

/// The Ascendant of one reading.
@Schema("astrology.ReadingAscendant")
public struct ReadingAscendant: SchemaProviding, Equatable {
    /// The instant in UTC.
    @Field(.text(example: "1990-05-15T11:30:00Z")) public var utc: String
    /// Tropical ecliptic longitude.
    ///
    /// In degrees, 0 to 360.
    @Field(.number(0...360, .degrees)) public var longitude: Double
    /// The sign it is in.
    public var sign: ZodiacSign
    /// Position within the sign.
    ///
    /// In degrees, 0 to 30.
    @Field(.number(0...30, .degrees)) public var degreeInSign: Double

    init(utc: String, longitude: Double) {
        self.utc = utc
        self.longitude = longitude
        sign = ZodiacSign(longitude: longitude)
        degreeInSign = ZodiacSign.degreeInSign(longitude)
    }
}
