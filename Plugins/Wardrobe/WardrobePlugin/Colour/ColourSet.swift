// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// The colours that are worn together, and what the wearer likes.
public struct ColourSet: Described, Hashable {
    /// The colours with their areas.
    public var colours: [WornColour]
    /// Colours that the wearer likes.
    public var favourites: [SRGBColour]
    /// Colours that the wearer avoids.
    public var avoided: [SRGBColour]

    /// A set of colours.
    public init(colours: [WornColour], favourites: [SRGBColour] = [], avoided: [SRGBColour] = []) {
        self.colours = colours
        self.favourites = favourites
        self.avoided = avoided
    }

    /// What it looks like as JSON.
    public static let shape = Shape<Self>.object("ColourSet", "The colours that are worn together.") {
        field("colours", \.colours, "The colours with their areas.", .list(of: .described, count: 1...100))
        field(
            "favourites", \.favourites, "Colours that the wearer likes.", .list(of: .described, count: 0...100),
            default: [])
        field(
            "avoided", \.avoided, "Colours that the wearer avoids.", .list(of: .described, count: 0...100), default: [])
    }
}

/// A colour of one piece and how much of it is seen.
public struct WornColour: Described, Hashable {
    /// The colour.
    public var colour: SRGBColour
    /// The visible area in any unit; only the proportions count.
    public var area: Double
    /// How strong the piece's pattern is.
    public var pattern: PatternStrength

    /// A colour of a piece.
    public init(colour: SRGBColour, area: Double = 1, pattern: PatternStrength = .plain) {
        self.colour = colour
        self.area = area
        self.pattern = pattern
    }

    /// What it looks like as JSON.
    public static let shape = Shape<Self>.object("WornColour", "A colour of one piece.") {
        field("colour", \.colour, "The colour.")
        field(
            "area", \.area, "The visible area in any unit; only the proportions count.", .number(0.001...1_000),
            default: 1)
        field("pattern", \.pattern, "How strong the piece's pattern is.", default: .plain)
    }
}

/// How strong a pattern is to the eye.
public enum PatternStrength: String, CaseIterable, Described {
    /// One colour, or a weave that shows from near only.
    case plain
    /// A quiet pattern: pinstripes, small checks, melange.
    case subtle
    /// A pattern that rules the look: large checks, prints, bold stripes.
    case bold

    /// The strengths by their words.
    public static let shape = Shape<Self>.enumeration("PatternStrength", "How strong a pattern is to the eye.") {
        switch $0 {
        case .plain: "one colour"
        case .subtle: "pinstripes, small checks"
        case .bold: "large checks, prints"
        }
    }
}
