// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// Colors worn together, with the wearer's favorite and avoided colors.
public struct ColorSet: SchemaProviding, Hashable {
    /// The colors with their areas.
    public var colors: [WornColor]
    /// The wearer's favorite colors.
    public var favorites: [SRGBColor]
    /// The wearer's avoided colors.
    public var avoided: [SRGBColor]

    /// Creates a set of colors.
    public init(colors: [WornColor], favorites: [SRGBColor] = [], avoided: [SRGBColor] = []) {
        self.colors = colors
        self.favorites = favorites
        self.avoided = avoided
    }

    /// The JSON schema.
    public static let schema = Schema<Self>.object("wardrobe.ColorSet", "Colors worn together.") {
        field("colors", \.colors, "The colors with their areas.", .list(of: .nested, count: 1...100))
            .formerly("colours")
        field(
            "favorites", \.favorites, "The wearer's favorite colors.", .list(of: .nested, count: 0...100),
            default: []
        ).formerly("favourites")
        field(
            "avoided", \.avoided, "The wearer's avoided colors.", .list(of: .nested, count: 0...100), default: [])
    }
}

/// An item's color, with its visible area and pattern.
public struct WornColor: SchemaProviding, Hashable {
    /// The color.
    public var color: SRGBColor
    /// The visible area in any unit; only proportions matter.
    public var area: Double
    /// How strong the item's pattern is.
    public var pattern: PatternStrength

    /// Creates an item's color.
    public init(color: SRGBColor, area: Double = 1, pattern: PatternStrength = .plain) {
        self.color = color
        self.area = area
        self.pattern = pattern
    }

    /// The JSON schema.
    public static let schema = Schema<Self>.object(
        "wardrobe.WornColor", "An item's color, with its visible area and pattern."
    ) {
        field("color", \.color, "The color.").formerly("colour")
        field(
            "area", \.area, "The visible area in any unit; only proportions matter.", .number(0.001...1_000),
            default: 1)
        field("pattern", \.pattern, "How strong the item's pattern is.", default: .plain)
    }
}

/// How strong a pattern looks.
public enum PatternStrength: String, CaseIterable, SchemaProviding {
    /// One color, or a weave that shows only up close.
    case plain
    /// A quiet pattern: pinstripes, small checks, melange.
    case subtle
    /// A pattern that dominates the look: large checks, prints, bold stripes.
    case bold

    /// The values and their meanings.
    public static let schema = Schema<Self>.enumeration(
        "wardrobe.PatternStrength", "How strong a pattern looks."
    ) {
        switch $0 {
        case .plain: "one color"
        case .subtle: "pinstripes, small checks"
        case .bold: "large checks, prints"
        }
    }
}
