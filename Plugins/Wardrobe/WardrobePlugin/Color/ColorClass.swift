// SPDX-License-Identifier: Apache-2.0

/// A color rounded to 15 degrees of hue and a fifth of lightness, for comparing many pairs of colors.
///
/// The search needs the joint score of two items as a function of a few classes; it is exact for the scores of the
/// classes. All neutral colors of one lightness are one class.
struct ColorClass: Hashable, Sendable {
    private static let hueCount = 24
    private static let neutral = hueCount
    private static let lightnessCount = 6

    /// The number of classes.
    static let count = (hueCount + 1) * lightnessCount

    /// The class's number, from 0.
    let index: Int

    init(index: Int) { self.index = index }

    init(_ color: SRGBColor) {
        let place = OKLCH(color)
        let lightness = min(max(Int((place.lightness * 5).rounded()), 0), Self.lightnessCount - 1)
        let hue = place.isNeutral ? Self.neutral : Int((place.hue / 15).rounded()) % Self.hueCount
        index = hue * Self.lightnessCount + lightness
    }

    private var hue: Int { index / Self.lightnessCount }
    private var lightness: Int { index % Self.lightnessCount }

    /// Returns how well two colors go together, 0 to 1: three parts hue, one part lightness contrast, as in
    /// ``ColorAssessment``, with equal areas and chroma.
    func harmony(with other: ColorClass) -> Double {
        let contrast = ColorAssessment.contrastValue(Double(abs(lightness - other.lightness)) / 5)
        guard hue != Self.neutral, other.hue != Self.neutral else { return 0.75 + 0.25 * contrast }
        let gap = abs(hue - other.hue)
        return 0.75 * Self.values[min(gap, Self.hueCount - gap)] + 0.25 * contrast
    }

    /// The value of two equally weighted hues by their distance in steps of 15 degrees.
    private static let values: [Double] = (0...(hueCount / 2)).map { steps in
        HueFit.best([WeightedHue(hue: 0, weight: 1), WeightedHue(hue: Double(steps) * 15, weight: 1)]).value
    }
}
