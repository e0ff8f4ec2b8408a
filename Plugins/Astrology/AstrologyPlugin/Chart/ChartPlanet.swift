// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// A body's place in a chart.
@Schema("astrology.ChartPlanet")
public struct ChartPlanet: SchemaProviding, Equatable {
    /// The body's name.
    ///
    /// Such as `Sun` or `North Node`.
    public var name: String
    /// Ecliptic longitude.
    ///
    /// In degrees, 0 to 360, in the chart's zodiac.
    ///
    /// If the time is unknown, this and the other figures are those of the middle of the day; see ``uncertainty``.
    @Field(.number(0...360, .degrees)) public var longitude: Double
    /// Ecliptic latitude, north positive.
    ///
    /// In degrees.
    @Field(.number(-90...90, .degrees)) public var latitude: Double
    /// Distance.
    ///
    /// In astronomical units; for a star, so large that it isn't useful.
    @Field(.number(0..., .astronomicalUnits)) public var distance: Double
    /// Daily motion in longitude; negative if retrograde.
    ///
    /// In degrees per day.
    @Field(.number(-1000...1000, .degreesPerDay)) public var speed: Double
    /// Declination, north positive.
    ///
    /// In degrees.
    @Field(.number(-90...90, .degrees)) public var declination: Double
    /// Right ascension.
    ///
    /// In degrees, 0 to 360.
    @Field(.number(0...360, .degrees)) public var rightAscension: Double
    /// The sign; absent if the time is unknown and the sign changes during the day.
    public var sign: ZodiacSign?
    /// Position within the sign, in degrees, 0 to 30; absent without a sign.
    @Field(.number(0...30, .degrees)) public var degreeInSign: Double?
    /// The house, from 1, by ecliptic longitude; absent if houses are unknown.
    @Field(.integer(1...36)) public var house: Int?
    /// Whether the body moves backward through the zodiac; absent if that changes during a day of unknown time.
    public var isRetrograde: Bool?
    /// Whether the body is farther from the equator than the Sun can be; absent if that changes during a day of unknown
    /// time.
    ///
    /// The declination of such a body exceeds the obliquity of the ecliptic.
    public var isOutOfBounds: Bool?
    /// How far the figures are from those of other times of the day; absent if the time is known.
    public var uncertainty: PlacementUncertainty?

    // Inlined like every function that takes a sky for each of its bodies, because a call would copy the sky.
    @inline(__always)
    init(_ sky: Sky, at index: Int, name: String, house: Int?) {
        self.name = name
        longitude = sky.positions[index].longitude
        latitude = sky.positions[index].latitude
        distance = sky.positions[index].distance
        speed = sky.positions[index].longitudeSpeed
        declination = sky.positions[index].declination
        rightAscension = sky.positions[index].rightAscension
        sign = ZodiacSign(longitude: longitude)
        degreeInSign = ZodiacSign.degreeInSign(longitude)
        self.house = house
        // A star's longitude increases by precession; aberration and nutation make it oscillate.
        isRetrograde = speed < 0 && sky.positions[index].body.kind != .star
        isOutOfBounds = abs(declination) > sky.obliquity && sky.positions[index].body != .sun
    }
}

/// The greatest differences of a body's figures during a day from those of the middle of the day.
///
/// They are the differences at steps of 10 minutes.
@Schema("astrology.PlacementUncertainty")
public struct PlacementUncertainty: SchemaProviding, Equatable {
    /// Of ecliptic longitude, in degrees.
    @Field(.number(0...180, .degrees)) public var longitude: Double
    /// Of ecliptic latitude, in degrees.
    @Field(.number(0...180, .degrees)) public var latitude: Double
    /// Of the distance, in astronomical units.
    @Field(.number(0..., .astronomicalUnits)) public var distance: Double
    /// Of the daily motion, in degrees per day.
    @Field(.number(0...2000, .degreesPerDay)) public var speed: Double
    /// Of declination, in degrees.
    @Field(.number(0...180, .degrees)) public var declination: Double
    /// Of right ascension, in degrees.
    @Field(.number(0...180, .degrees)) public var rightAscension: Double
}
