// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// An angle or another computed point of a chart.
public struct ChartPoint: SchemaProviding, Equatable {
    /// The point's name, such as `Ascendant` or `Part of Fortune`.
    public var name: String
    /// Ecliptic longitude in degrees, 0 to 360, in the chart's zodiac.
    public var longitude: Double
    /// Daily motion by the turning of the sky, in degrees, about 360.
    public var speed: Double
    /// The sign it is in.
    public var sign: ZodiacSign
    /// How far it has come in its sign, in degrees, 0 to 30.
    public var degreeInSign: Double
    /// The house it is in; absent for the angles, which are cusps in most systems.
    ///
    /// Counted from 1, by longitude.
    public var house: Int?

    init(_ name: String, longitude: Double, speed: Double, house: Int? = nil) {
        self.name = name
        self.longitude = longitude
        self.speed = speed
        sign = ZodiacSign(longitude: longitude)
        degreeInSign = ZodiacSign.degreeInSign(longitude)
        self.house = house
    }

    /// What a point looks like as JSON.
    public static let schema = Schema<Self>.object("astrology.ChartPoint", "An angle or another computed point.") {
        field("name", \.name, "The point's name.", .text())
        field("longitude", \.longitude, "Ecliptic longitude.", .number(0...360, .degrees))
        field("speed", \.speed, "Daily motion by the turning of the sky.", .number(-1e6...1e6, .degreesPerDay))
        field("sign", \.sign, "The sign it is in.")
        field("degreeInSign", \.degreeInSign, "How far it has come in its sign.", .number(0...30, .degrees))
        field("house", \.house, "The house it is in; absent for the angles.", .integer(1...36))
    }
}
