// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// How well a set of colors goes together: the parts of the score and a summary that names the colors.
public struct ColorAssessment: SchemaProviding, Hashable {
    /// The sum of the parts' points, 0 to 100.
    public var total: Double
    /// The parts of the total.
    public var parts: [ColorPart]
    /// A summary that names the colors, such as `navy with camel: opposite hues`.
    public var summary: String
    /// The hue template that fits the set best; `N` when all are neutral.
    public var template: HueTemplate
    /// How far the hues are outside the template, weighted by chroma and area.
    public var distance: Double
    /// The colors in order, with their names and coordinates.
    public var colors: [NamedColor]

    /// The JSON schema.
    public static let schema = Schema<Self>.object(
        "wardrobe.ColorAssessment", "How well a set of colors goes together."
    ) {
        field("total", \.total, "The sum of the parts' points.", .number(0...100))
        field("parts", \.parts, "The parts of the total.")
        field(
            "summary", \.summary, "A summary that names the colors.", .text(example: "navy with camel: opposite hues"))
        field("template", \.template, "The hue template that fits the set best.")
        field("distance", \.distance, "How far the hues are outside the template.", .number(0...180, .degrees))
        field("colors", \.colors, "The colors in order, with their names.")
    }

    /// The lightness difference between the darkest and the lightest color up to which more contrast is better; our
    /// convention.
    static let fullContrast = 0.3

    /// Returns the value of a lightness contrast: 0.5 for none, 1 from ``fullContrast`` on.
    static func contrastValue(_ step: Double) -> Double { 0.5 + 0.5 * min(1, step / fullContrast) }
}

/// One part of an assessment.
public struct ColorPart: SchemaProviding, Hashable {
    /// The aspect: `hues`, `contrast`, `patterns`, or `taste`.
    public var name: String
    /// The part's share of the total, 0 to 1; the shares add up to 1.
    public var weight: Double
    /// The value of the aspect, 0 to 1.
    public var value: Double
    /// Weight times value times 100, rounded to five decimals.
    public var points: Double
    /// The reason for the value.
    public var reason: String

    /// The JSON schema.
    public static let schema = Schema<Self>.object("wardrobe.ColorPart", "One part of an assessment of colors.") {
        field("name", \.name, "The aspect.", .text(example: "hues"))
        field("weight", \.weight, "The part's share of the total.", .number(0...1))
        field("value", \.value, "The value of the aspect.", .number(0...1))
        field("points", \.points, "Weight times value times 100.", .number(0...100))
        field("reason", \.reason, "The reason for the value.", .text(example: "navy with camel: opposite hues"))
    }
}

/// A color with its name and coordinates.
public struct NamedColor: SchemaProviding, Hashable {
    /// The color.
    public var color: SRGBColor
    /// The nearest color name.
    public var name: String
    /// Lightness, chroma, and hue.
    public var oklch: OKLCH
    /// Whether it goes with every color.
    public var isNeutral: Bool

    /// Creates a named color.
    public init(_ color: SRGBColor) {
        self.color = color
        name = color.name
        oklch = OKLCH(color)
        isNeutral = oklch.isNeutral
    }

    /// The JSON schema.
    public static let schema = Schema<Self>.object("wardrobe.NamedColor", "A color with its name and coordinates.") {
        field("color", \.color, "The color.")
        field("name", \.name, "The nearest color name.", .text(example: "navy"))
        field("oklch", \.oklch, "Lightness, chroma, and hue.")
        field("isNeutral", \.isNeutral, "Whether it goes with every color.", .boolean)
    }
}

extension HueTemplate: SchemaProviding {
    /// The templates by letter.
    public static let schema = Schema<Self>.enumeration("wardrobe.HueTemplate", "A pattern of hues that go together.") {
        $0.inWords
    }

    /// A description of the template's hues.
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
