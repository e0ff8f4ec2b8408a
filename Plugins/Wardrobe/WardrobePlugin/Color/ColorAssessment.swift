// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// How well a set of colors goes together.
///
/// The parts of the score and a summary that names the colors.
@Schema("wardrobe.ColorAssessment")
public struct ColorAssessment: SchemaProviding, Hashable {
    /// The sum of the parts' points.
    ///
    /// 0 to 100.
    @Field(.number(0...100)) public var total: Double
    /// The parts of the total.
    public var parts: [ColorPart]
    /// A summary that names the colors.
    ///
    /// Such as `navy with camel: opposite hues`.
    @Field(.text(example: "navy with camel: opposite hues")) public var summary: String
    /// The hue template that fits the set best.
    ///
    /// `N` when all are neutral.
    public var template: HueTemplate
    /// How far the hues are outside the template.
    ///
    /// Weighted by chroma and area.
    @Field(.number(0...180, .degrees)) public var distance: Double
    /// The colors in order, with their names.
    ///
    /// Each has its coordinates.
    public var colors: [NamedColor]

    /// The lightness difference between the darkest and the lightest color up to which more contrast is better; our
    /// convention.
    static let fullContrast = 0.3

    /// Returns the value of a lightness contrast: 0.5 for none, 1 from ``fullContrast`` on.
    static func contrastValue(_ step: Double) -> Double { 0.5 + 0.5 * min(1, step / fullContrast) }
}

/// One part of an assessment of colors.
@Schema("wardrobe.ColorPart")
public struct ColorPart: SchemaProviding, Hashable {
    /// The aspect.
    ///
    /// `hues`, `contrast`, `patterns`, or `taste`.
    @Field(.text(example: "hues")) public var name: String
    /// The part's share of the total.
    ///
    /// 0 to 1; the shares add up to 1.
    @Field(.number(0...1)) public var weight: Double
    /// The value of the aspect.
    @Field(.number(0...1)) public var value: Double
    /// Weight times value times 100.
    ///
    /// Rounded to five decimals.
    @Field(.number(0...100)) public var points: Double
    /// The reason for the value.
    @Field(.text(example: "navy with camel: opposite hues")) public var reason: String
}

/// A color with its name and coordinates.
@Schema("wardrobe.NamedColor")
public struct NamedColor: SchemaProviding, Hashable {
    /// The color.
    public var color: SRGBColor
    /// The owner's word for it, or the nearest.
    @Field(.text(example: "navy")) public var name: String
    /// Lightness, chroma, and hue.
    public var oklch: OKLCH
    /// Whether it goes with every color.
    public var isNeutral: Bool

    /// Creates a named color.
    public init(_ color: SRGBColor, name: String? = nil) {
        self.color = color
        self.name = name ?? color.name
        oklch = OKLCH(color)
        isNeutral = oklch.isNeutral
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
