// SPDX-License-Identifier: Apache-2.0

#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#elseif canImport(Darwin)
    internal import Darwin
#endif

/// A color in the CIE 1976 L\*a\*b\* space with white point D65, used to measure color differences.
public struct CIELab: Hashable, Sendable {
    /// L\*, from 0, black, to 100, white.
    public var lightness: Double
    /// a\*, from green to red.
    public var a: Double
    /// b\*, from blue to yellow.
    public var b: Double

    /// Creates a color from its coordinates.
    public init(lightness: Double, a: Double, b: Double) {
        self.lightness = lightness
        self.a = a
        self.b = b
    }

    /// Creates a color from an sRGB color.
    ///
    /// XYZ by the matrix of IEC 61966-2-1 and the white x 0.3127, y 0.3290; the matrix has four digits, so grays lie up
    /// to 0.01 off the axis. L\*a\*b\* by CIE 15:2018.
    public init(_ color: SRGBColor) {
        let light = LinearRGB(color)
        let x = 0.4124 * light.red + 0.3576 * light.green + 0.1805 * light.blue
        let y = 0.2126 * light.red + 0.7152 * light.green + 0.0722 * light.blue
        let z = 0.0193 * light.red + 0.1192 * light.green + 0.9505 * light.blue
        func curve(_ share: Double) -> Double {
            share > 216.0 / 24_389 ? cbrt(share) : (24_389.0 / 27 * share + 16) / 116
        }
        let (fx, fy, fz) = (curve(x / (0.3127 / 0.3290)), curve(y), curve(z / (0.3583 / 0.3290)))
        lightness = 116 * fy - 16
        a = 500 * (fx - fy)
        b = 200 * (fy - fz)
    }

    /// The largest difference at which two colors count as the same to a wearer; our convention.
    ///
    /// For scale, maroon and burgundy lie 9.1 apart, white and beige 10.7.
    public static let sameColor = 10.0

    /// Returns the color difference ΔE₀₀ (CIEDE2000) with all parametric factors 1.
    ///
    /// After Sharma, Wu, Dalal, "The CIEDE2000 color-difference formula: implementation notes, supplementary test data,
    /// and mathematical observations", Color Research and Application 30 (2005), equations 2 to 22. Hues within 10⁻⁹
    /// degrees of opposite are taken as exactly 180 degrees apart, so that rounding doesn't affect the mean hue.
    public func difference(from other: CIELab) -> Double {
        let meanChroma = (hypot(a, b) + hypot(other.a, other.b)) / 2
        let stretch = 1 + 0.5 * (1 - Self.saturation(meanChroma))
        let (a1, a2) = (a * stretch, other.a * stretch)
        let (c1, c2) = (hypot(a1, b), hypot(a2, other.b))
        let h1 = c1 == 0 ? 0 : HueAngle.normalized(atan2(b, a1) * 180 / .pi)
        let h2 = c2 == 0 ? 0 : HueAngle.normalized(atan2(other.b, a2) * 180 / .pi)

        let lightnessStep = other.lightness - lightness
        let chromaStep = c2 - c1
        let (turn, meanHue) = Self.hues(h1, h2, areBothHued: c1 * c2 != 0)
        let hueStep = 2 * (c1 * c2).squareRoot() * sin(turn / 2 * .pi / 180)

        let meanLightness = (lightness + other.lightness) / 2
        let mean = (c1 + c2) / 2
        func cosine(_ degrees: Double) -> Double { cos(degrees * .pi / 180) }
        let hueWeight =
            1 - 0.17 * cosine(meanHue - 30) + 0.24 * cosine(2 * meanHue) + 0.32 * cosine(3 * meanHue + 6)
            - 0.20 * cosine(4 * meanHue - 63)
        let fromMiddle = (meanLightness - 50) * (meanLightness - 50)
        let lightnessPart = lightnessStep / (1 + 0.015 * fromMiddle / (20 + fromMiddle).squareRoot())
        let chromaPart = chromaStep / (1 + 0.045 * mean)
        let huePart = hueStep / (1 + 0.015 * mean * hueWeight)
        let blueness = (meanHue - 275) / 25
        let rotation = -sin(60 * exp(-blueness * blueness) * .pi / 180) * 2 * Self.saturation(mean)
        let square =
            lightnessPart * lightnessPart + chromaPart * chromaPart + huePart * huePart
            + rotation * chromaPart * huePart
        return max(0, square).squareRoot()
    }

    /// √(C⁷ / (C⁷ + 25⁷)).
    private static func saturation(_ chroma: Double) -> Double {
        let seventh = pow(chroma, 7)
        return (seventh / (seventh + 6_103_515_625)).squareRoot()
    }

    /// Returns the angle from one hue to another and the mean hue, equations 10 and 14.
    private static func hues(_ first: Double, _ second: Double, areBothHued: Bool) -> (turn: Double, mean: Double) {
        guard areBothHued else { return (0, first + second) }
        let turn = second - first
        let sum = first + second
        if abs(turn) <= 180 + 1e-9 { return (turn, sum / 2) }
        return (turn > 0 ? turn - 360 : turn + 360, sum < 360 ? (sum + 360) / 2 : (sum - 360) / 2)
    }
}

extension SRGBColor {
    /// Returns the color difference ΔE₀₀ from another color.
    public func difference(from other: SRGBColor) -> Double { CIELab(self).difference(from: CIELab(other)) }

    /// Returns whether a wearer would call the two colors the same: ΔE₀₀ of at most 10.
    public func isNear(_ other: SRGBColor) -> Bool { difference(from: other) <= CIELab.sameColor }
}
