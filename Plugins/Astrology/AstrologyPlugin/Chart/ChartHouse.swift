// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// A house of a chart.
public struct ChartHouse: SchemaProviding, Equatable {
    /// The house's number, from 1 to 12 (36 for Gauquelin sectors).
    public var number: Int
    /// Ecliptic longitude of the cusp in degrees, 0 to 360.
    public var cusp: Double
    /// The sign on the cusp.
    public var sign: ZodiacSign
    /// Position of the cusp within the sign, in degrees, 0 to 30.
    public var degreeInSign: Double

    init(number: Int, cusp: Double) {
        self.number = number
        self.cusp = cusp
        sign = ZodiacSign(longitude: cusp)
        degreeInSign = ZodiacSign.degreeInSign(cusp)
    }

    /// The schema.
    public static let schema = Schema<Self>.object("astrology.ChartHouse", "A house of a chart.") {
        field("number", \.number, "The house's number.", .integer(1...36))
        field("cusp", \.cusp, "Ecliptic longitude of the cusp.", .number(0...360, .degrees))
        field("sign", \.sign, "The sign on the cusp.")
        field("degreeInSign", \.degreeInSign, "Position of the cusp within the sign.", .number(0...30, .degrees))
    }
}
