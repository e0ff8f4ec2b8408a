// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// A body's place in a chart.
public struct ChartPlanet: SchemaProviding, Equatable {
    /// The body's name, such as `Sun` or `North Node`.
    public var name: String
    /// Ecliptic longitude in degrees, 0 to 360, in the chart's zodiac.
    public var longitude: Double
    /// Ecliptic latitude, north positive, in degrees.
    public var latitude: Double
    /// Distance in astronomical units; for a star, so far that it is of no use.
    public var distance: Double
    /// Daily motion in longitude; negative when retrograde.
    ///
    /// In degrees a day.
    public var speed: Double
    /// Declination, north positive, in degrees.
    public var declination: Double
    /// Right ascension in degrees, 0 to 360.
    public var rightAscension: Double
    /// The sign it is in.
    public var sign: ZodiacSign
    /// How far it has come in its sign, in degrees, 0 to 30.
    public var degreeInSign: Double
    /// The house it is in; absent when houses are not known.
    ///
    /// Counted from 1, by ecliptic longitude.
    public var house: Int?
    /// Whether it moves backward through the zodiac.
    public var isRetrograde: Bool
    /// Whether it is farther from the equator than the Sun ever is: whether its declination exceeds the obliquity.
    public var isOutOfBounds: Bool

    // Inlined, as everything that takes a sky for each of its bodies: handing it over would copy it whole.
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
        // A star's longitude grows by precession; aberration and nutation swing it to and fro.
        isRetrograde = speed < 0 && sky.positions[index].body.kind != .star
        isOutOfBounds = abs(declination) > sky.obliquity && sky.positions[index].body != .sun
    }

    /// What a body looks like as JSON.
    public static let schema = Schema<Self>.object("astrology.ChartPlanet", "A body's place in a chart.") {
        field("name", \.name, "The body's name.", .text())
        field("longitude", \.longitude, "Ecliptic longitude.", .number(0...360, .degrees))
        field("latitude", \.latitude, "Ecliptic latitude, north positive.", .number(-90...90, .degrees))
        field("distance", \.distance, "Distance.", .number(0..., .astronomicalUnits))
        field(
            "speed", \.speed, "Daily motion in longitude; negative when retrograde.",
            .number(-1000...1000, .degreesPerDay))
        field("declination", \.declination, "Declination, north positive.", .number(-90...90, .degrees))
        field("rightAscension", \.rightAscension, "Right ascension.", .number(0...360, .degrees))
        field("sign", \.sign, "The sign it is in.")
        field("degreeInSign", \.degreeInSign, "How far it has come in its sign.", .number(0...30, .degrees))
        field("house", \.house, "The house it is in; absent when houses are not known.", .integer(1...36))
        field("isRetrograde", \.isRetrograde, "Whether it moves backward.", .boolean)
        field(
            "isOutOfBounds", \.isOutOfBounds, "Whether it is farther from the equator than the Sun ever is.", .boolean)
    }
}
