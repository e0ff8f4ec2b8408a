// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// How well a set of colors goes together, in parts that add up and words that name the colors.
public struct ColorAssessment: SchemaProviding, Hashable {
    /// The sum of the parts' points, 0 to 100.
    public var total: Double
    /// What the total is made of.
    public var parts: [ColorPart]
    /// The colors by name, such as `navy with camel: opposite hues`.
    public var summary: String
    /// The template of hues that explains the set best; `N` when all are neutral.
    public var template: HueTemplate
    /// How far the hues lie outside it, weighted by chroma and area.
    public var distance: Double
    /// The colors in order, with their names and places.
    public var colors: [NamedColor]

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object(
        "wardrobe.ColorAssessment", "How well a set of colors goes together."
    ) {
        field("total", \.total, "The sum of the parts' points.", .number(0...100))
        field("parts", \.parts, "What the total is made of.")
        field("summary", \.summary, "The colors by name.", .text(example: "navy with camel: opposite hues"))
        field("template", \.template, "The template of hues that explains the set best.")
        field("distance", \.distance, "How far the hues lie outside it.", .number(0...180, .degrees))
        field("colors", \.colors, "The colors in order, with their names.")
    }

    /// Up to this lightness step between the darkest and the lightest color more contrast is better; our convention.
    static let fullContrast = 0.3

    /// The value of a lightness contrast: half for none, full from ``fullContrast`` on.
    static func contrastValue(_ step: Double) -> Double { 0.5 + 0.5 * min(1, step / fullContrast) }
}

/// One part of an assessment.
public struct ColorPart: SchemaProviding, Hashable {
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
    public static let schema = Schema<Self>.object("wardrobe.ColorPart", "One part of an assessment of colors.") {
        field("name", \.name, "What is judged.", .text(example: "hues"))
        field("weight", \.weight, "The part's share of the total.", .number(0...1))
        field("value", \.value, "How well it does.", .number(0...1))
        field("points", \.points, "Weight times value times 100.", .number(0...100))
        field("reason", \.reason, "Why.", .text(example: "navy with camel: opposite hues"))
    }
}

/// A color with its name and place.
public struct NamedColor: SchemaProviding, Hashable {
    /// The color.
    public var color: SRGBColor
    /// The nearest word for it.
    public var name: String
    /// Lightness, chroma and hue.
    public var oklch: OKLCH
    /// Whether it goes with every color.
    public var isNeutral: Bool

    /// The color with what is computed of it.
    public init(_ color: SRGBColor) {
        self.color = color
        name = color.name
        oklch = OKLCH(color)
        isNeutral = oklch.isNeutral
    }

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object("wardrobe.NamedColor", "A color with its name and place.") {
        field("color", \.color, "The color.")
        field("name", \.name, "The nearest word for it.", .text(example: "navy"))
        field("oklch", \.oklch, "Lightness, chroma and hue.")
        field("isNeutral", \.isNeutral, "Whether it goes with every color.", .boolean)
    }
}

extension HueTemplate: SchemaProviding {
    /// The templates by their letters.
    public static let schema = Schema<Self>.enumeration("wardrobe.HueTemplate", "A pattern of hues that go together.") {
        $0.inWords
    }

    /// What the hues of such a set have in common.
    var inWords: String {
        switch self {
        case .i: "one hue"
        case .I: "opposite hues"
        case .V: "neighboring hues"
        case .L: "hues at a right angle"
        case .Y: "neighboring hues and the opposite"
        case .T: "hues of one half of the circle"
        case .X: "two families of opposite hues"
        case .N: "neutrals only"
        }
    }
}
