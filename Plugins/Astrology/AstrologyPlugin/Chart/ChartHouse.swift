// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// A house of a chart.
@Schema("astrology.ChartHouse")
public struct ChartHouse: SchemaProviding, Equatable {
    /// The house's number.
    ///
    /// From 1 to 12 (36 for Gauquelin sectors).
    @Field(.integer(1...36)) public var number: Int
    /// Ecliptic longitude of the cusp.
    ///
    /// In degrees, 0 to 360.
    @Field(.number(0...360, .degrees)) public var cusp: Double
    /// The sign on the cusp.
    public var sign: ZodiacSign
    /// Position of the cusp within the sign.
    ///
    /// In degrees, 0 to 30.
    @Field(.number(0...30, .degrees)) public var degreeInSign: Double

    init(number: Int, cusp: Double) {
        self.number = number
        self.cusp = cusp
        sign = ZodiacSign(longitude: cusp)
        degreeInSign = ZodiacSign.degreeInSign(cusp)
    }
}
