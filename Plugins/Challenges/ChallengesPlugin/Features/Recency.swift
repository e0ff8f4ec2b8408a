// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit

/// How lately categories and challenges came, as counts that fade.
///
/// Each event adds 1 on its day; a category's count halves in 3 days, since one tires of a kind within a week, and a
/// challenge's in 30, since one remembers the very thing for a season. Both are our convention.
struct Recency {
    struct Values {
        var category = 0.0
        var challenge = 0.0
    }

    static let categoryHalfLife = 3.0
    static let challengeHalfLife = 30.0

    private var categories = [(count: Double, day: Int)](repeating: (0, 0), count: ChallengeCategory.allCases.count)
    private var challenges: [String: (count: Double, day: Int)] = [:]

    /// What earlier days left of a category and a challenge.
    func values(_ challenge: String, _ category: ChallengeCategory, day: Int) -> Values {
        let ofCategory = categories[category.place]
        let ofChallenge = challenges[challenge]
        return Values(
            category: Self.faded(ofCategory, to: day, halfLife: Self.categoryHalfLife),
            challenge: ofChallenge.map { Self.faded($0, to: day, halfLife: Self.challengeHalfLife) } ?? 0)
    }

    /// Notes that a challenge came on a day; days must not go back.
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
