// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// The colors that are worn together, and what the wearer likes.
public struct ColorSet: SchemaProviding, Hashable {
    /// The colors with their areas.
    public var colors: [WornColor]
    /// Colors that the wearer likes.
    public var favorites: [SRGBColor]
    /// Colors that the wearer avoids.
    public var avoided: [SRGBColor]

    /// A set of colors.
    public init(colors: [WornColor], favorites: [SRGBColor] = [], avoided: [SRGBColor] = []) {
        self.colors = colors
        self.favorites = favorites
        self.avoided = avoided
    }

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object("wardrobe.ColorSet", "The colors that are worn together.") {
        field("colors", \.colors, "The colors with their areas.", .list(of: .nested, count: 1...100))
            .formerly("colours")
        field(
            "favorites", \.favorites, "Colors that the wearer likes.", .list(of: .nested, count: 0...100),
            default: []
        ).formerly("favourites")
        field(
            "avoided", \.avoided, "Colors that the wearer avoids.", .list(of: .nested, count: 0...100), default: [])
    }
}

/// A color of one item and how much of it is seen.
public struct WornColor: SchemaProviding, Hashable {
    /// The color.
    public var color: SRGBColor
    /// The visible area in any unit; only the proportions count.
    public var area: Double
    /// How strong the item's pattern is.
    public var pattern: PatternStrength

    /// A color of an item.
    public init(color: SRGBColor, area: Double = 1, pattern: PatternStrength = .plain) {
        self.color = color
        self.area = area
        self.pattern = pattern
    }

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object("wardrobe.WornColor", "A color of one item.") {
        field("color", \.color, "The color.").formerly("colour")
        field(
            "area", \.area, "The visible area in any unit; only the proportions count.", .number(0.001...1_000),
            default: 1)
        field("pattern", \.pattern, "How strong the item's pattern is.", default: .plain)
    }
}

/// How strong a pattern is to the eye.
public enum PatternStrength: String, CaseIterable, SchemaProviding {
    /// One color, or a weave that shows from near only.
    case plain
    /// A quiet pattern: pinstripes, small checks, melange.
    case subtle
    /// A pattern that rules the look: large checks, prints, bold stripes.
    case bold

    /// The strengths by their words.
    public static let schema = Schema<Self>.enumeration(
        "wardrobe.PatternStrength", "How strong a pattern is to the eye."
    ) {
        switch $0 {
        case .plain: "one color"
        case .subtle: "pinstripes, small checks"
        case .bold: "large checks, prints"
        }
    }
}
