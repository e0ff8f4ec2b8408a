// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// What an outfit is judged by.
public enum ScorePart: String, Codable, Sendable, CaseIterable {
    case warmth
    case weather
    case formality
    case occasion
    case colour
    case season
    case style
    case freshness
    case ratings
}

extension ScorePart: Described {
    /// The parts and what each looks at.
    public static let shape = Shape<Self>.enumeration("ScorePart", "What an outfit is judged by.") {
        switch $0 {
        case .warmth: "The ensemble's insulation against what the day asks for."
        case .weather: "Rain, snow, wind, heat, and head and hands in the cold."
        case .formality: "Each piece against the occasion or dress code, and pieces against each other."
        case .occasion: "What each piece is meant for, apart from its formality."
        case .colour: "Hues, contrast and patterns, pair by pair."
        case .season: "Whether each piece is meant for the season."
        case .style: "The manner asked for, favourite colours and pieces, their state, size, cut and comfort."
        case .freshness: "How long each piece has rested, and how often it was worn lately."
        case .ratings: "What the ratings of your own wear events taught."
        }
    }
}

/// Points of each part.
struct PartPoints: Sendable, Equatable {
    private var warmth = Points.zero
    private var weather = Points.zero
    private var formality = Points.zero
    private var occasion = Points.zero
    private var colour = Points.zero
    private var season = Points.zero
    private var style = Points.zero
    private var freshness = Points.zero
    private var ratings = Points.zero

    subscript(part: ScorePart) -> Points {
        get {
            switch part {
            case .warmth: warmth
            case .weather: weather
            case .formality: formality
            case .occasion: occasion
            case .colour: colour
            case .season: season
            case .style: style
            case .freshness: freshness
            case .ratings: ratings
            }
        }
        set {
            switch part {
            case .warmth: warmth = newValue
            case .weather: weather = newValue
            case .formality: formality = newValue
            case .occasion: occasion = newValue
            case .colour: colour = newValue
            case .season: season = newValue
            case .style: style = newValue
            case .freshness: freshness = newValue
            case .ratings: ratings = newValue
            }
        }
    }

    /// The sum of all parts.
    var sum: Points {
        warmth + weather + formality + occasion + colour + season + style + freshness + ratings
    }

    static func += (left: inout Self, right: Self) {
        for part in ScorePart.allCases { left[part] += right[part] }
    }
}
