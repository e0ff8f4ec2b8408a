// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit

/// The recency of categories and challenges, as decaying counts.
///
/// Each event adds 1 on its day; a category's count halves in 3 days, because people tire of a category within a week,
/// and a challenge's in 30, because people remember a particular challenge for a season. Both are our convention.
struct Recency {
    struct Values {
        var category = 0.0
        var challenge = 0.0
    }

    static let categoryHalfLife = 3.0
    static let challengeHalfLife = 30.0

    private var categories = [(count: Double, day: Int)](repeating: (0, 0), count: ChallengeCategory.allCases.count)
    private var challenges: [String: (count: Double, day: Int)] = [:]

    /// Returns the decayed counts of a category and a challenge on a day.
    func values(_ challenge: String, _ category: ChallengeCategory, day: Int) -> Values {
        let ofCategory = categories[category.place]
        let ofChallenge = challenges[challenge]
        return Values(
            category: Self.faded(ofCategory, to: day, halfLife: Self.categoryHalfLife),
            challenge: ofChallenge.map { Self.faded($0, to: day, halfLife: Self.challengeHalfLife) } ?? 0)
    }

    /// Counts a challenge on a day; days must be in ascending order.
    mutating func note(_ challenge: String, _ category: ChallengeCategory, day: Int) {
        let place = category.place
        categories[place] = (Self.faded(categories[place], to: day, halfLife: Self.categoryHalfLife) + 1, day)
        let before = challenges[challenge].map { Self.faded($0, to: day, halfLife: Self.challengeHalfLife) } ?? 0
        challenges[challenge] = (before + 1, day)
    }

    private static func faded(_ known: (count: Double, day: Int), to day: Int, halfLife: Double) -> Double {
        known.count == 0 ? 0 : known.count * power(-Double(max(0, day - known.day)) / halfLife)
    }
}
