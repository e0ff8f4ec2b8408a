// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// Judges how well colors go together.
public struct ColorHarmony: Computation {
    /// Id, prose and examples.
    public let manifest = Manifest(
        id: Wardrobe.colorHarmony.id,
        summary: "Rates how well colors go together and explains why.",
        discussion: """
            Hues are compared on the circle of OKLCH (Ottosson 2020) with the templates of Matsuda and Cohen-Or et \
            al. (SIGGRAPH 2006), weighted by chroma and visible area, so that neutrals never rule the result; a \
            template that covers more of the circle explains less and costs a tenth of what it covers. Lightness \
            contrast and patterns count too, and favorite and avoided colors when they are given: a color is the \
            same when it differs by ΔE₀₀ of at most 10 (CIEDE2000). Templates explain a choice, they do not measure \
            taste: the weights are a convention of this plugin.
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

    /// The computation; it depends on nothing.
    public init() {}

    /// Judges the colors.
    public func run(_ input: ColorSet, in context: Context) async throws -> ColorAssessment {
        ColorAssessment(input)
    }
}
