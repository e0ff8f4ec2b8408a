// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// The weight of each part of the score; only proportions matter.
///
/// The defaults are this plugin's convention: the weather comes first, then the occasion, then everything else.
public struct ScoringWeights: SchemaProviding, Hashable {
    /// The ensemble's insulation.
    public var warmth: Double
    /// Rain, snow, wind, and heat.
    public var weather: Double
    /// Formality.
    public var formality: Double
    /// The occasions that items are meant for.
    public var occasion: Double
    /// Colors and patterns.
    public var color: Double
    /// The season.
    public var season: Double
    /// Style, favorites, and condition.
    public var style: Double
    /// Rest and rotation.
    public var freshness: Double
    /// The ratings of logged wears.
    public var ratings: Double

    /// Creates weights; the defaults are documented.
    public init(
        warmth: Double = 30, weather: Double = 12, formality: Double = 18, occasion: Double = 8, color: Double = 14,
        season: Double = 6, style: Double = 5, freshness: Double = 5, ratings: Double = 4
    ) {
        self.warmth = warmth
        self.weather = weather
        self.formality = formality
        self.occasion = occasion
        self.color = color
        self.season = season
        self.style = style
        self.freshness = freshness
        self.ratings = ratings
    }

    /// Returns the weight of a part.
    public subscript(part: ScorePart) -> Double {
        switch part {
        case .rules: 0
        case .warmth: warmth
        case .weather: weather
        case .formality: formality
        case .occasion: occasion
        case .color: color
        case .season: season
        case .style: style
        case .freshness: freshness
        case .ratings: ratings
        }
    }

    /// The JSON schema.
    public static let schema = Schema<Self>.object(
        "wardrobe.ScoringWeights", "The weight of each part of the score; only proportions matter."
    ) {
        weight(.warmth, \.warmth)
        weight(.weather, \.weather)
        weight(.formality, \.formality)
        weight(.occasion, \.occasion)
        weight(.color, \.color)
        weight(.season, \.season)
        weight(.style, \.style)
        weight(.freshness, \.freshness)
        weight(.ratings, \.ratings)
    }

    private static func weight(_ part: ScorePart, _ property: any KeyPath<Self, Double> & Sendable) -> Field<Self> {
        field(part.rawValue, property, part.summary, .number(0...1000), default: ScoringWeights()[part])
    }

    /// Returns the points that each part can give, which add up to exactly 100.
    /// - Parameter leftOut: parts to leave out, whose share goes to the others.
    /// - Throws: ``ValidationIssue`` if no part is left.
    func budgets(without leftOut: Set<ScorePart>) throws(ValidationIssue) -> PartPoints {
        let parts = ScorePart.allCases.filter { !leftOut.contains($0) && self[$0] > 0 }
        let sum = parts.reduce(0) { $0 + self[$1] }
        guard let largest = parts.max(by: { self[$0] < self[$1] }), sum > 0 else {
            throw ValidationIssue(
                path: "weights", expected: "at least one weight above 0",
                got: leftOut.contains { self[$0] > 0 }
                    ? "ratings alone, which count from \(WearLog.leastRated) rated wears on" : "none")
        }
        var budgets = PartPoints()
        for part in parts { budgets[part] = Points(100 * self[part] / sum) }
        budgets[largest] += Points(100) - budgets.sum
        return budgets
    }
}
