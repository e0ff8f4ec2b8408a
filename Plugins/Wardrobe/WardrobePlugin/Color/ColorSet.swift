// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// Colors worn together.
///
/// They come with the wearer's favorite and avoided colors.
@Schema("wardrobe.ColorSet")
public struct ColorSet: SchemaProviding, Hashable {
    /// The colors with their areas.
    @Field(count: 1...100) public var colors: [WornColor]
    /// The wearer's favorite colors.
    @Field(count: 0...100) public var favorites: [SRGBColor] = []
    /// The wearer's avoided colors.
    @Field(count: 0...100) public var avoided: [SRGBColor] = []
}

/// An item's color, with its visible area and pattern.
@Schema("wardrobe.WornColor")
public struct WornColor: SchemaProviding, Hashable {
    /// The color.
    public var color: SRGBColor
    /// The owner's word for the color; the nearest word by default.
    @Field(.text(1...60, example: "light wash")) public var name: String?
    /// The visible area in any unit; only proportions matter.
    @Field(.number(0.001...1_000)) public var area: Double = 1
    /// How strong the item's pattern is.
    public var pattern: PatternStrength = .plain
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
