// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// What an outfit is judged by.
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
    /// The parts and what each looks at.
    public static let schema = Schema<Self>.enumeration("wardrobe.ScorePart", "What an outfit is judged by.", \.summary)

    /// What it looks at, in a sentence.
    var summary: String {
        switch self {
        case .rules: "What a sensible person would not wear: too light, too warm, half a suit, below the dress code."
        case .warmth: "The ensemble's insulation compared with what the day requires."
        case .weather: "Rain, snow, wind and heat."
        case .formality: "Each item against the occasion or dress code, and items against each other."
        case .occasion: "The occasions each item is suitable for, apart from its formality."
        case .color: "Hues, contrast and patterns, pair by pair."
        case .season: "Whether each item suits the season."
        case .style: "The requested style, favorite colors and items, and the items' condition, size, cut, and comfort."
        case .freshness: "How long ago and how often recently each item was worn."
        case .ratings: "What the ratings of your own wear events taught."
        }
    }

    /// Its place among all parts.
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

/// Points of each part.
struct PartPoints: Sendable, Equatable {
    /// By the places of the parts; those behind the last stay 0.
    private var units = SIMD16<Int>.zero

    subscript(part: ScorePart) -> Points {
        get { Points(units: units[part.place]) }
        set { units[part.place] = newValue.units }
    }

    /// The sum of all parts.
    var sum: Points { Points(units: units.wrappedSum()) }

    static func += (left: inout Self, right: Self) { left.units &+= right.units }
}
