// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// Rates how well colors go together.
public struct ColorHarmony: Computation {
    /// The manifest.
    public let manifest = Manifest(
        id: Wardrobe.colorHarmony.id,
        summary: "Rates how well colors go together and explains why.",
        discussion: """
            Hues are compared on the circle of OKLCH (Ottosson 2020) with the templates of Matsuda and Cohen-Or et al. \
            (SIGGRAPH 2006), weighted by chroma and visible area, so that neutrals never dominate the result; a \
            template that covers more of the circle explains less and costs a tenth of its coverage. Lightness \
            contrast and patterns count too, and favorite and avoided colors if they are given: two colors are the \
            same if they differ by at most ΔE₀₀ 10 (CIEDE2000). Templates explain a choice but don't measure taste; \
            the weights are this plugin's convention.
            """,
        examples: [
            Example("Navy with camel", ["colors": [["color": "#1F2A4D"], ["color": "#C19A6B"]]]),
            Example(
                "A suit with a tie",
                [
                    "colors": [
                        ["color": "#343837", "area": 6, "pattern": "subtle"], ["color": "#FFFFFF", "area": 2],
                        ["color": "#800020", "area": 0.3, "pattern": "bold"],
                    ],
                    "favorites": ["#800000"], "avoided": ["#FFFF00"],
                ]),
            Example("Neutrals only", ["colors": [["color": "#000000"], ["color": "#F5F5DC"]]]),
        ])

    /// Creates the computation.
    public init() {}

    /// Rates the colors.
    public func run(_ input: ColorSet, in context: Context) async throws -> ColorAssessment {
        ColorAssessment(input)
    }
}
