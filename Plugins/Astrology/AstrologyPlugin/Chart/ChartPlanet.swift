// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// A body's place in a chart.
public struct ChartPlanet: SchemaProviding, Equatable {
    /// The body's name, such as `Sun` or `North Node`.
    public var name: String
    /// Ecliptic longitude in degrees, 0 to 360, in the chart's zodiac.
    ///
    /// If the time is unknown, this and the other figures are those of the middle of the day; see
    /// ``longitudeUncertainty``.
    public var longitude: Double
    /// The greatest distance from this longitude during the day, in degrees; absent if the time is known.
    public var longitudeUncertainty: Double?
    /// Ecliptic latitude, north positive, in degrees.
    public var latitude: Double
    /// Distance in astronomical units; for a star, so large that it isn't useful.
    public var distance: Double
    /// Daily motion in longitude; negative if retrograde.
    ///
    /// In degrees per day.
    public var speed: Double
    /// Declination, north positive, in degrees.
    public var declination: Double
    /// Right ascension in degrees, 0 to 360.
    public var rightAscension: Double
    /// The sign; absent if the time is unknown and the sign changes during the day.
    public var sign: ZodiacSign?
    /// Position within the sign, in degrees, 0 to 30; absent without a sign.
    public var degreeInSign: Double?
    /// The house, from 1, by ecliptic longitude; absent if houses are unknown.
    public var house: Int?
    /// Whether the body moves backward through the zodiac; absent if that changes during a day of unknown time.
    public var isRetrograde: Bool?
    /// Whether the body is farther from the equator than the Sun can be; absent if that changes during a day of unknown time.
    ///
    /// The declination of such a body exceeds the obliquity of the ecliptic.
    public var isOutOfBounds: Bool?

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

    /// The schema.
    public static let schema = Schema<Self>.object("astrology.ChartPlanet", "A body's place in a chart.") {
        field("name", \.name, "The body's name.", .text())
        field("longitude", \.longitude, "Ecliptic longitude.", .number(0...360, .degrees))
        field(
            "longitudeUncertainty", \.longitudeUncertainty,
            "The greatest distance from this longitude during the day, in degrees; absent if the time is known.",
            .number(0...180, .degrees))
        field("latitude", \.latitude, "Ecliptic latitude, north positive.", .number(-90...90, .degrees))
        field("distance", \.distance, "Distance.", .number(0..., .astronomicalUnits))
        field(
            "speed", \.speed, "Daily motion in longitude; negative if retrograde.",
            .number(-1000...1000, .degreesPerDay))
        field("declination", \.declination, "Declination, north positive.", .number(-90...90, .degrees))
        field("rightAscension", \.rightAscension, "Right ascension.", .number(0...360, .degrees))
        field("sign", \.sign, "The sign; absent if the time is unknown and the sign changes during the day.")
        field(
            "degreeInSign", \.degreeInSign, "Position within the sign, in degrees, 0 to 30; absent without a sign.",
            .number(0...30, .degrees))
        field(
            "house", \.house, "The house, from 1, by ecliptic longitude; absent if houses are unknown.",
            .integer(1...36))
        field(
            "isRetrograde", \.isRetrograde,
            "Whether the body moves backward through the zodiac; absent if that changes during a day of unknown time.",
            .boolean)
        field(
            "isOutOfBounds", \.isOutOfBounds,
            "Whether the body is farther from the equator than the Sun can be; absent if that changes during a day of unknown time.",
            .boolean)
    }
}
