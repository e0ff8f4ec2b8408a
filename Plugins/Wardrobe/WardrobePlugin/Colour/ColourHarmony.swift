// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// Judges how well colours go together.
public struct ColourHarmony: Computation {
    /// Id, prose and examples.
    public static let manifest = Manifest(
        id: "wardrobe.colour-harmony",
        summary: "Judges how well colours go together, and says why by their names.",
        discussion: """
            Hues are compared on the circle of OKLCH (Ottosson 2020) with the templates of Matsuda and Cohen-Or et al. \
            (SIGGRAPH 2006), weighted by chroma and visible area, so that neutrals never rule the result; a template \
            that covers more of the circle explains less and costs a tenth of what it covers. Lightness contrast and \
            patterns count too, and favourite and avoided colours when they are given: a colour is the same when it \
            differs by ΔE₀₀ of at most 10 (CIEDE2000). Templates explain a choice, they do not measure taste: the \
            weights are a convention of ours.
            """,
        examples: [
            Example("Navy with camel", ["colours": [["colour": "#1F2A4D"], ["colour": "#C19A6B"]]]),
            Example(
                "A suit with a tie",
                [
                    "colours": [
                        ["colour": "#343837", "area": 6, "pattern": "subtle"], ["colour": "#FFFFFF", "area": 2],
                        ["colour": "#800020", "area": 0.3, "pattern": "bold"],
                    ],
                    "favourites": ["#800000"], "avoided": ["#FFFF00"],
                ]),
            Example("Neutrals only", ["colours": [["colour": "#000000"], ["colour": "#F5F5DC"]]]),
        ])

    /// The computation; it depends on nothing.
    public init() {}

    /// Judges the colours.
    public func run(_ input: ColourSet, in context: Context) async throws -> ColourAssessment {
        ColourAssessment(input)
    }
}
