// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// One of a dozen common words for a color, used to count colors rather than to judge them.
public enum ColorFamily: String, Codable, Sendable, CaseIterable {
    case black
    case gray
    case white
    case beige
    case brown
    case red
    case orange
    case yellow
    case green
    case turquoise
    case blue
    case purple
    case pink

    /// Creates the family of a color from its OKLCH coordinates; the boundaries are our convention.
    ///
    /// Below a chroma of 0.05 the lightness decides, and a warm hue turns near grays into beige or brown. Above it the
    /// hue decides, in sectors around the hues of sRGB's pure colors, except that dark orange is brown, pale orange
    /// beige, light red pink, and dark yellow brown or green (olive).
    public init(_ color: SRGBColor) {
        let place = OKLCH(color)
        self = place.isNeutral ? Self.neutral(place) : Self.hued(place)
    }

    private static func neutral(_ place: OKLCH) -> ColorFamily {
        let isWarm = place.chroma >= 0.015 && 30..<120 ~= place.hue
        switch place.lightness {
        case ..<0.25: return .black
        case ..<0.6: return isWarm ? .brown : .gray
        case ..<0.95: return isWarm ? .beige : .gray
        case ..<0.98: return isWarm ? .beige : .white
        default: return .white
        }
    }

    private static func hued(_ place: OKLCH) -> ColorFamily {
        switch place.hue {
        case 10..<45: place.lightness > 0.72 ? .pink : isBrown(place) ? .brown : .red
        case 45..<85: isBrown(place) ? .brown : place.chroma < 0.1 ? .beige : .orange
        case 85..<118: place.lightness >= 0.65 ? .yellow : place.hue < 100 ? .brown : .green
        case 118..<170: .green
        case 170..<225: .turquoise
        case 225..<290: .blue
        case 290..<335: .purple
        default: .pink
        }
    }

    /// Returns whether the color is dark orange, or a dark red of low chroma near orange.
    private static func isBrown(_ place: OKLCH) -> Bool {
        place.lightness < 0.62 && (place.hue >= 45 || (place.hue >= 35 && place.chroma < 0.13))
    }
}

extension ColorFamily: SchemaProviding {
    /// The values.
    public static let schema = Schema<Self>.enumeration(
        "wardrobe.ColorFamily", "A common word for a group of colors.", aliases: { $0 == .gray ? ["grey"] : [] })
}
