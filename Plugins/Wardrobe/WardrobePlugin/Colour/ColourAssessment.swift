// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// How well a set of colours goes together, in parts that add up and words that name the colours.
public struct ColourAssessment: Described, Hashable {
    /// The sum of the parts' points, 0 to 100.
    public var total: Double
    /// What the total is made of.
    public var parts: [ColourPart]
    /// The colours by name, such as `navy with camel: opposite hues`.
    public var summary: String
    /// The template of hues that explains the set best; `N` when all are neutral.
    public var template: HueTemplate
    /// How far the hues lie outside it, weighted by chroma and area.
    public var distance: Double
    /// The colours in order, with their names and places.
    public var colours: [NamedColour]

    /// What it looks like as JSON.
    public static let shape = Shape<Self>.object(
        "ColourAssessment", "How well a set of colours goes together."
    ) {
        field("total", \.total, "The sum of the parts' points.", .number(0...100))
        field("parts", \.parts, "What the total is made of.")
        field("summary", \.summary, "The colours by name.", .text(example: "navy with camel: opposite hues"))
        field("template", \.template, "The template of hues that explains the set best.")
        field("distance", \.distance, "How far the hues lie outside it.", .number(0...180, .degrees))
        field("colours", \.colours, "The colours in order, with their names.")
    }

    /// Up to this lightness step between the darkest and the lightest colour more contrast is better; our convention.
    static let fullContrast = 0.3

    /// The value of a lightness contrast: half for none, full from ``fullContrast`` on.
    static func contrastValue(_ step: Double) -> Double { 0.5 + 0.5 * min(1, step / fullContrast) }
}

/// One part of an assessment.
public struct ColourPart: Described, Hashable {
    /// What is judged: `hues`, `contrast`, `patterns` or `taste`.
    public var name: String
    /// The part's share of the total, 0 to 1; the shares add up to 1.
    public var weight: Double
    /// How well it does, 0 to 1.
    public var value: Double
    /// Weight times value times 100, rounded to five decimals.
    public var points: Double
    /// Why, in a sentence.
    public var reason: String

    /// What it looks like as JSON.
    public static let shape = Shape<Self>.object("ColourPart", "One part of an assessment of colours.") {
        field("name", \.name, "What is judged.", .text(example: "hues"))
        field("weight", \.weight, "The part's share of the total.", .number(0...1))
        field("value", \.value, "How well it does.", .number(0...1))
        field("points", \.points, "Weight times value times 100.", .number(0...100))
        field("reason", \.reason, "Why.", .text(example: "navy with camel: opposite hues"))
    }
}

/// A colour with its name and place.
public struct NamedColour: Described, Hashable {
    /// The colour.
    public var colour: SRGBColour
    /// The nearest word for it.
    public var name: String
    /// Lightness, chroma and hue.
    public var oklch: OKLCH
    /// Whether it goes with all.
    public var isNeutral: Bool

    /// The colour with what is computed of it.
    public init(_ colour: SRGBColour) {
        self.colour = colour
        name = colour.name
        oklch = OKLCH(colour)
        isNeutral = oklch.isNeutral
    }

    /// What it looks like as JSON.
    public static let shape = Shape<Self>.object("NamedColour", "A colour with its name and place.") {
        field("colour", \.colour, "The colour.")
        field("name", \.name, "The nearest word for it.", .text(example: "navy"))
        field("oklch", \.oklch, "Lightness, chroma and hue.")
        field("isNeutral", \.isNeutral, "Whether it goes with all.", .boolean)
    }
}

extension HueTemplate: Described {
    /// The templates by their letters.
    public static let shape = Shape<Self>.enumeration("HueTemplate", "A pattern of hues that go together.") {
        $0.inWords
    }

    /// What the hues of such a set have in common.
    var inWords: String {
        switch self {
        case .i: "one hue"
        case .I: "opposite hues"
        case .V: "neighbouring hues"
        case .L: "hues at a right angle"
        case .Y: "neighbouring hues and the opposite"
        case .T: "hues of one half of the circle"
        case .X: "two families of opposite hues"
        case .N: "neutrals only"
        }
    }
}
