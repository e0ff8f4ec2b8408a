// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// An angle or another computed point.
@Schema("astrology.ChartPoint")
public struct ChartPoint: SchemaProviding, Equatable {
    /// The point's name.
    ///
    /// Such as `Ascendant` or `Part of Fortune`.
    public var name: String
    /// Ecliptic longitude.
    ///
    /// In degrees, 0 to 360, in the chart's zodiac.
    @Field(.number(0...360, .degrees)) public var longitude: Double
    /// Daily motion from the rotation of the Earth.
    ///
    /// In degrees, about 360.
    @Field(.number(-1e6...1e6, .degreesPerDay)) public var speed: Double
    /// The sign.
    public var sign: ZodiacSign
    /// Position within the sign.
    ///
    /// In degrees, 0 to 30.
    @Field(.number(0...30, .degrees)) public var degreeInSign: Double
    /// The house, from 1, by longitude; absent for the angles.
    ///
    /// Angles are cusps in most systems.
    @Field(.integer(1...36)) public var house: Int?

    init(_ name: String, longitude: Double, speed: Double, house: Int? = nil) {
        self.name = name
        self.longitude = longitude
        self.speed = speed
        sign = ZodiacSign(longitude: longitude)
        degreeInSign = ZodiacSign.degreeInSign(longitude)
        self.house = house
    }
}
