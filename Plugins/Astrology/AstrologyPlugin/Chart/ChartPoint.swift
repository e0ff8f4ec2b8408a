// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// An angle or another computed point of a chart.
public struct ChartPoint: SchemaProviding, Equatable {
    /// The point's name, such as `Ascendant` or `Part of Fortune`.
    public var name: String
    /// Ecliptic longitude in degrees, 0 to 360, in the chart's zodiac.
    public var longitude: Double
    /// Daily motion from the rotation of the Earth, in degrees, about 360.
    public var speed: Double
    /// The sign.
    public var sign: ZodiacSign
    /// Position within the sign, in degrees, 0 to 30.
    public var degreeInSign: Double
    /// The house, from 1, by longitude; absent for the angles, which are cusps in most systems.
    public var house: Int?

    init(_ name: String, longitude: Double, speed: Double, house: Int? = nil) {
        self.name = name
        self.longitude = longitude
        self.speed = speed
        sign = ZodiacSign(longitude: longitude)
        degreeInSign = ZodiacSign.degreeInSign(longitude)
        self.house = house
    }

    /// The schema.
    public static let schema = Schema<Self>.object("astrology.ChartPoint", "An angle or another computed point.") {
        field("name", \.name, "The point's name.", .text())
        field("longitude", \.longitude, "Ecliptic longitude.", .number(0...360, .degrees))
        field(
            "speed", \.speed, "Daily motion from the rotation of the Earth.",
            .number(-1e6...1e6, .degreesPerDay))
        field("sign", \.sign, "The sign.")
        field("degreeInSign", \.degreeInSign, "Position within the sign.", .number(0...30, .degrees))
        field("house", \.house, "The house, from 1, by longitude; absent for the angles.", .integer(1...36))
    }
}
