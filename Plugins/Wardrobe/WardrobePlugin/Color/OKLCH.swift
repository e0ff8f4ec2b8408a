// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#elseif canImport(Darwin)
    internal import Darwin
#endif

/// A color by perceived lightness, chroma, and hue.
///
/// The polar form of OKLab: Björn Ottosson, "A perceptual color space for image processing" (2020),
/// bottosson.github.io/posts/oklab, with his matrices from linear sRGB (public domain).
@Schema("wardrobe.OKLCH")
public struct OKLCH: SchemaProviding, Hashable {
    /// The lightness, from 0, black, to 1, white.
    @Field(.number(0...1.001)) public var lightness: Double
    /// The distance from gray.
    ///
    /// From 0; the sRGB space reaches about 0.32.
    @Field(.number(0...0.5)) public var chroma: Double
    /// The angle on the hue circle; meaningless near gray.
    ///
    /// It is 0 for a gray of equal channels.
    ///
    /// In degrees, from 0 up to but not including 360.
    @Field(.number(0...360, .degrees)) public var hue: Double

    /// The chroma below which a color is neutral: it goes with every color and has no noticeable hue.
    ///
    /// Our convention; beige, khaki, white, and gray are below it, camel and navy above.
    public static let neutralChroma = 0.05

    /// Whether the color is neutral.
    public var isNeutral: Bool { chroma < Self.neutralChroma }

    /// Creates a color from its coordinates.
    public init(lightness: Double, chroma: Double, hue: Double) {
        self.lightness = lightness
        self.chroma = chroma
        self.hue = hue
    }

    /// Creates a color from an sRGB color.
    public init(_ color: SRGBColor) {
        let light = LinearRGB(color)
        let long = cbrt(0.4122214708 * light.red + 0.5363325363 * light.green + 0.0514459929 * light.blue)
        let medium = cbrt(0.2119034982 * light.red + 0.6806995451 * light.green + 0.1073969566 * light.blue)
        let short = cbrt(0.0883024619 * light.red + 0.2817188376 * light.green + 0.6299787005 * light.blue)
        lightness = 0.2104542553 * long + 0.7936177850 * medium - 0.0040720468 * short
        let greenRed = 1.9779984951 * long - 2.4285922050 * medium + 0.4505937099 * short
        let blueYellow = 0.0259040371 * long + 0.7827717662 * medium - 0.8086757660 * short
        chroma = hypot(greenRed, blueYellow)
        // The remaining hue of a gray is a rounding error.
        hue = chroma < 0.0001 ? 0 : HueAngle.normalized(atan2(blueYellow, greenRed) * 180 / .pi)
    }
}

/// Arithmetic on the hue circle.
enum HueAngle {
    /// Returns the same direction from 0 up to but not including 360 degrees.
    static func normalized(_ degrees: Double) -> Double {
        let rest = degrees.truncatingRemainder(dividingBy: 360)
        let positive = rest < 0 ? rest + 360 : rest
        return positive >= 360 ? 0 : positive
    }

    /// Returns the angle between two directions, 0 to 180 degrees.
    static func distance(_ first: Double, _ second: Double) -> Double {
        let gap = normalized(first - second)
        return min(gap, 360 - gap)
    }
}
