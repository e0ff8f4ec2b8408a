// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// A part of an outfit's score.
public enum ScorePart: String, Codable, Sendable, CaseIterable {
    case rules
    case warmth
    case weather
    case formality
    case occasion
    case color
    case season
    case style
    case freshness
    case ratings
}

extension ScorePart: SchemaProviding {
    /// The values and their meanings.
    public static let schema = Schema<Self>.enumeration("wardrobe.ScorePart", "A part of an outfit's score.", \.summary)

    /// A description of the part.
    var summary: String {
        switch self {
        case .rules:
            "Items that a sensible person wouldn't wear: too light, too warm, half a suit, below the dress code."
        case .warmth: "The ensemble's insulation compared with what the day requires."
        case .weather: "Rain, snow, wind, and heat."
        case .formality: "How well each item matches the occasion or dress code, and how well items match each other."
        case .occasion: "The occasions each item is suitable for, apart from its formality."
        case .color: "Hues, contrast, and patterns of each pair of items."
        case .season: "Whether each item suits the season."
        case .style: "The requested style, favorite colors and items, and the items' condition, size, cut, and comfort."
        case .freshness: "How long ago and how often recently each item was worn."
        case .ratings: "The ratings of your logged wears."
        }
    }

    /// Its position among all parts.
    fileprivate var place: Int {
        switch self {
        case .warmth: 0
        case .weather: 1
        case .formality: 2
        case .occasion: 3
        case .color: 4
        case .season: 5
        case .style: 6
        case .freshness: 7
        case .ratings: 8
        case .rules: 9
        }
    }
}

/// The points of each part.
struct PartPoints: Sendable, Equatable {
    /// By the positions of the parts; unused entries are 0.
    private var units = SIMD16<Int>.zero

    subscript(part: ScorePart) -> Points {
        get { Points(units: units[part.place]) }
        set { units[part.place] = newValue.units }
    }

    /// The sum of all parts.
    var sum: Points { Points(units: units.wrappedSum()) }

    static func += (left: inout Self, right: Self) { left.units &+= right.units }
}
