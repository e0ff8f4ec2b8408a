// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// A house of a chart.
public struct ChartHouse: SchemaProviding, Equatable {
    /// The house's number, from 1 to 12 (36 for Gauquelin sectors).
    public var number: Int
    /// Ecliptic longitude of its cusp in degrees, 0 to 360.
    public var cusp: Double
    /// The sign on its cusp.
    public var sign: ZodiacSign
    /// How far the cusp has come in its sign, in degrees, 0 to 30.
    public var degreeInSign: Double

    init(number: Int, cusp: Double) {
        self.number = number
        self.cusp = cusp
        sign = ZodiacSign(longitude: cusp)
        degreeInSign = ZodiacSign.degreeInSign(cusp)
    }

    /// What a house looks like as JSON.
    public static let schema = Schema<Self>.object("astrology.ChartHouse", "A house of a chart.") {
        field("number", \.number, "The house's number.", .integer(1...36))
        field("cusp", \.cusp, "Ecliptic longitude of its cusp.", .number(0...360, .degrees))
        field("sign", \.sign, "The sign on its cusp.")
        field("degreeInSign", \.degreeInSign, "How far the cusp has come in its sign.", .number(0...30, .degrees))
    }
}
