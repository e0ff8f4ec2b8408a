// SPDX-License-Identifier: Apache-2.0

import ComputationKit
import Testing

@testable import WardrobePlugin

@Suite struct ColorSpaceTests {
    /// Sharma, Wu, Dalal 2005, table 1: pair, L*, a*, b* twice, ΔE₀₀.
    ///
    /// In pair 14, the hues are exactly opposite.
    private static let sharma: [[Double]] = [
        [1, 50, 2.6772, -79.7751, 50, 0, -82.7485, 2.0425],
        [2, 50, 3.1571, -77.2803, 50, 0, -82.7485, 2.8615],
        [3, 50, 2.8361, -74.02, 50, 0, -82.7485, 3.4412],
        [4, 50, -1.3802, -84.2814, 50, 0, -82.7485, 1.0],
        [5, 50, -1.1848, -84.8006, 50, 0, -82.7485, 1.0],
        [6, 50, -0.9009, -85.5211, 50, 0, -82.7485, 1.0],
        [7, 50, 0, 0, 50, -1, 2, 2.3669],
        [8, 50, -1, 2, 50, 0, 0, 2.3669],
        [9, 50, 2.49, -0.001, 50, -2.49, 0.0009, 7.1792],
        [10, 50, 2.49, -0.001, 50, -2.49, 0.001, 7.1792],
        [11, 50, 2.49, -0.001, 50, -2.49, 0.0011, 7.2195],
        [12, 50, 2.49, -0.001, 50, -2.49, 0.0012, 7.2195],
        [13, 50, -0.001, 2.49, 50, 0.0009, -2.49, 4.8045],
        [14, 50, -0.001, 2.49, 50, 0.001, -2.49, 4.8045],
        [15, 50, -0.001, 2.49, 50, 0.0011, -2.49, 4.7461],
        [16, 50, 2.5, 0, 50, 0, -2.5, 4.3065],
        [17, 50, 2.5, 0, 73, 25, -18, 27.1492],
        [18, 50, 2.5, 0, 61, -5, 29, 22.8977],
        [19, 50, 2.5, 0, 56, -27, -3, 31.903],
        [20, 50, 2.5, 0, 58, 24, 15, 19.4535],
        [21, 50, 2.5, 0, 50, 3.1736, 0.5854, 1.0],
        [22, 50, 2.5, 0, 50, 3.2972, 0, 1.0],
        [23, 50, 2.5, 0, 50, 1.8634, 0.5757, 1.0],
        [24, 50, 2.5, 0, 50, 3.2592, 0.335, 1.0],
        [25, 60.2574, -34.0099, 36.2677, 60.4626, -34.1751, 39.4387, 1.2644],
        [26, 63.0109, -31.0961, -5.8663, 62.8187, -29.7946, -4.0864, 1.263],
        [27, 61.2901, 3.7196, -5.3901, 61.4292, 2.248, -4.962, 1.8731],
        [28, 35.0831, -44.1164, 3.7933, 35.0232, -40.0716, 1.5901, 1.8645],
        [29, 22.7233, 20.0904, -46.694, 23.0331, 14.973, -42.5619, 2.0373],
        [30, 36.4612, 47.858, 18.3852, 36.2715, 50.5065, 21.2231, 1.4146],
        [31, 90.8027, -2.0831, 1.441, 91.1528, -1.6435, 0.0447, 1.4441],
        [32, 90.9257, -0.5406, -0.9208, 88.6381, -0.8985, -0.7239, 1.5381],
        [33, 6.7747, -0.2908, -2.4247, 5.8714, -0.0985, -2.2286, 0.6377],
        [34, 2.0776, 0.0795, -1.135, 0.9033, -0.0636, -0.5514, 0.9082],
    ]

    @Test(arguments: sharma) func `color differences equal all 34 pairs of Sharma, Wu and Dalal`(_ row: [Double]) {
        let first = CIELab(lightness: row[1], a: row[2], b: row[3])
        let second = CIELab(lightness: row[4], a: row[5], b: row[6])
        #expect(abs(first.difference(from: second) - row[7]) < 0.0001, "pair \(row[0])")
        #expect(abs(second.difference(from: first) - row[7]) < 0.0001, "pair \(row[0]) swapped")
    }

    /// OKLCH by Ottosson's matrices, L*a*b* D65 by color-science 0.4.7.
    private static let colors: [(String, String, [Double], [Double])] = [
        ("black", "#000000", [0, 0, 0], [0, 0, 0]),
        ("white", "#FFFFFF", [1, 0, 89.875563], [100, 0.00773, 0.00354]),
        ("red", "#FF0000", [0.627955, 0.257683, 29.233885], [53.23288, 80.11118, 67.2237]),
        ("lime", "#00FF00", [0.86644, 0.294827, 142.495339], [87.73703, -86.18285, 83.18783]),
        ("blue", "#0000FF", [0.452014, 0.313214, 264.052021], [32.30259, 79.19808, -107.85036]),
        ("navy", "#000080", [0.27115, 0.187888, 264.052021], [12.97531, 47.50862, -64.69628]),
        ("royalblue", "#4169E1", [0.559848, 0.188234, 266.399595], [47.83285, 26.27553, -65.25836]),
        ("gray", "#808080", [0.599871, 0, 89.875563], [53.58501, 0.00464, 0.00212]),
        ("beige", "#F5F5DC", [0.963574, 0.032784, 106.999353], [95.94888, -4.18672, 12.05254]),
        ("olive", "#808000", [0.580665, 0.126576, 109.769232], [51.86833, -12.92938, 56.68149]),
        ("maroon", "#800000", [0.376692, 0.154577, 29.233885], [25.53078, 48.05636, 38.06085]),
        ("teal", "#008080", [0.543123, 0.09271, 194.768948], [48.25607, -28.84033, -8.47274]),
        ("khaki", "#C3B091", [0.765376, 0.047697, 79.96131], [72.692, 1.96725, 18.39181]),
        ("burgundy", "#800020", [0.379975, 0.152328, 18.621882], [25.84301, 48.90594, 21.29713]),
        ("denim", "#1560BD", [0.500114, 0.162275, 256.918545], [41.53113, 14.03687, -54.86914]),
        ("camel", "#C19A6B", [0.711281, 0.078235, 71.241624], [66.14397, 8.371, 30.15621]),
    ]

    @Test(arguments: colors) func `coordinates equal published values`(
        name: String, hex: String, oklch: [Double], lab: [Double]
    ) throws {
        let color = try SRGBColor(hex: hex)
        let polar = OKLCH(color)
        #expect(abs(polar.lightness - oklch[0]) < 1e-5, "\(name)")
        #expect(abs(polar.chroma - oklch[1]) < 1e-5, "\(name)")
        if oklch[1] > 0.001 { #expect(abs(polar.hue - oklch[2]) < 1e-3, "\(name)") }
        let cartesian = CIELab(color)
        #expect(abs(cartesian.lightness - lab[0]) < 0.01, "\(name)")
        #expect(abs(cartesian.a - lab[1]) < 0.01, "\(name)")
        #expect(abs(cartesian.b - lab[2]) < 0.01, "\(name)")
    }

    /// Computed with color-science 0.4.7 from the digits.
    @Test(arguments: [
        ("#800000", "#800020", 9.1), ("#FFFFFF", "#F5F5DC", 10.7), ("#000000", "#000080", 29.7),
    ]) func `differences of clothing colors equal expected values`(first: String, second: String, expected: Double)
        throws
    {
        let difference = try SRGBColor(hex: first).difference(from: SRGBColor(hex: second))
        #expect(abs(difference - expected) < 0.06)
    }

    @Test func `differences are symmetric, and zero for equal colors`() {
        let seed: UInt64 = 20_051
        var random = SeededGenerator(seed: seed)
        for _ in 0..<2_000 {
            let (one, other) = (SRGBColor.random(&random), SRGBColor.random(&random))
            let difference = one.difference(from: other)
            #expect(difference >= 0 && difference.isFinite, "seed \(seed)")
            #expect(abs(difference - other.difference(from: one)) < 1e-9, "seed \(seed) \(one.hex) \(other.hex)")
            #expect(one.difference(from: one) == 0)
        }
    }

    @Test(arguments: [
        ("#F5F5DC", true), ("#C3B091", true), ("#808080", true), ("#FFFFFF", true), ("#000000", true),
        ("#C19A6B", false), ("#000080", false), ("#808000", false), ("#008080", false),
    ]) func `neutral colors are recognized`(hex: String, isNeutral: Bool) throws {
        #expect(try OKLCH(SRGBColor(hex: hex)).isNeutral == isNeutral)
    }
}

extension SRGBColor {
    static func random(_ random: inout SeededGenerator) -> SRGBColor {
        SRGBColor(
            red: .random(in: 0...255, using: &random), green: .random(in: 0...255, using: &random),
            blue: .random(in: 0...255, using: &random))
    }
}
