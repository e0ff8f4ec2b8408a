// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit

/// The share of wins of each candidate when weights are drawn from the posterior (Thompson 1933).
///
/// There is no closed form, so wins are counted in seeded draws, and the choice is the winner of a random draw. A share
/// is therefore the exact probability of its candidate given the draws, which is what an off-policy estimate divides
/// by, and the choice always won at least one draw. As an estimate of the share in infinitely many draws, it has a
/// standard error of at most 0.016 with 1,000 draws.
struct WinShares {
    /// The share of wins of each candidate, 0 to 1; they add up to 1.
    private(set) var shares: [Double]
    /// The choice: the winner of one of the draws, picked at random.
    private(set) var winner: Int

    /// How far draws are from what is expected.
    struct Spread {
        /// The scale of the standard deviations of all weights; 0 picks the greatest expected score.
        var weights: Double
        /// The scale of the standard deviations of the categories, which are drawn once more: a category that is
        /// little known wins more often, and so is found out.
        var categories = 0.0

        /// Whether all draws are equal.
        var isNone: Bool { weights <= 0 && categories <= 0 }
    }

    /// The number of candidates of each category that take part in the draws: those with the greatest scores.
    static let contendersOfCategory = 16

    /// - Parameters:
    ///   - rows: The features of the candidates, at least one.
    ///   - categories: The category of each candidate.
    ///   - spread: The spread of the draws.
    ///   - draws: The number of draws.
    ///   - taken: The index of the deciding draw, from 0.
    init(
        _ rows: FeatureRows, _ posterior: LogisticPosterior, categories: [ChallengeCategory], scores: [Double],
        spread: Spread, draws: Int, taken: Int, numbers: inout NormalNumbers<SeededGenerator>
    ) {
        shares = [Double](repeating: 0, count: rows.count)
        winner = scores.indices.max { scores[$0] < scores[$1] || (scores[$0] == scores[$1] && $0 > $1) } ?? 0
        guard !spread.isNone, draws > 0, rows.count > 1 else {
            shares[winner] = 1
            return
        }
        let contenders = Self.contenders(scores, categories)
        guard contenders.count > 1,
            let factor = ScoreFactor(rows, contenders, categories, posterior.covariance, spread: spread)
        else {
            shares[winner] = 1
            return
        }
        let expected = contenders.map { scores[$0] }
        var sample = [Double](repeating: 0, count: factor.width)
        var sums = expected
        var wins = [Int](repeating: 0, count: contenders.count)
        for draw in 0..<draws {
            for place in sample.indices { sample[place] = numbers.next() }
            let best = factor.best(expected, sample, &sums)
            wins[best] += 1
            if draw == taken { winner = contenders[best] }
        }
        for (place, contender) in contenders.enumerated() { shares[contender] = Double(wins[place]) / Double(draws) }
    }

    /// The candidates that take part in the draws, in their order.
    private static func contenders(_ scores: [Double], _ categories: [ChallengeCategory]) -> [Int] {
        var best = [[Int]](repeating: [], count: ChallengeCategory.allCases.count)
        for place in scores.indices {
            let category = categories[place].place
            if best[category].count == contendersOfCategory {
                guard let last = best[category].last, scores[place] > scores[last] else { continue }
                best[category].removeLast()
            }
            let position = best[category].firstIndex { scores[place] > scores[$0] } ?? best[category].count
            best[category].insert(place, at: position)
        }
        return best.flatMap { $0 }.sorted()
    }
}

/// Turns independent normal numbers into scores with the covariance of the candidates.
private struct ScoreFactor {
    let width: Int
    /// The columns one after another, so a draw adds up whole columns.
    private let columns: [Double]
    private let count: Int

    /// Creates a factor from the features times the factor of the covariance, followed by that of the categories or, if
    /// that is smaller, the factor of the scores' covariance; nil if the covariance isn't positive definite.
    init?(
        _ features: FeatureRows, _ contenders: [Int], _ categories: [ChallengeCategory], _ covariance: SymmetricMatrix,
        spread: WinShares.Spread
    ) {
        guard let factor = covariance.factor() else { return nil }
        let order = covariance.order
        let kinds = FeatureGroup.category.places
        var ofCategories = SymmetricMatrix(order: kinds.count)
        for row in 0..<kinds.count {
            for column in 0...row {
                ofCategories[row, column] = covariance[kinds.lowerBound + row, kinds.lowerBound + column]
            }
        }
        guard let categoryFactor = ofCategories.factor() else { return nil }
        count = contenders.count
        let all = order + kinds.count
        var columns = [Double](repeating: 0, count: contenders.count * all)
        for (place, contender) in contenders.enumerated() {
            for entry in features.starts[contender]..<features.starts[contender + 1] {
                let feature = Int(features.places[entry])
                let start = feature * (feature + 1) / 2
                let value = spread.weights * features.values[entry]
                for column in 0...feature {
                    columns[column * contenders.count + place] += value * factor.elements[start + column]
                }
            }
            let kind = categories[contender].place
            for column in 0...kind {
                columns[(order + column) * contenders.count + place] =
                    spread.categories * categoryFactor.elements[kind * (kind + 1) / 2 + column]
            }
        }
        guard count < all else {
            (width, self.columns) = (all, columns)
            return
        }
        var scores = SymmetricMatrix(order: count)
        for row in 0..<count {
            for column in 0...row {
                var sum = 0.0
                for inner in 0..<all { sum += columns[inner * count + row] * columns[inner * count + column] }
                scores[row, column] = sum
            }
            // Two candidates with equal features make the matrix singular; this difference is too small to be
            // shown.
            scores[row, row] += 1e-10
        }
        guard let small = scores.factor() else { return nil }
        width = count
        var square = [Double](repeating: 0, count: count * count)
        for row in 0..<count {
            for column in 0...row { square[column * count + row] = small.elements[row * (row + 1) / 2 + column] }
        }
        self.columns = square
    }

    /// Returns the contender with the greatest score in a sample; the first of equals.
    /// - Parameter scores: A buffer with one element for each contender.
    func best(_ expected: [Double], _ sample: [Double], _ scores: inout [Double]) -> Int {
        scores.withUnsafeMutableBufferPointer { scores in
            columns.withUnsafeBufferPointer { columns in
                for place in 0..<count { scores[place] = expected[place] }
                for column in 0..<width {
                    let factor = sample[column]
                    let start = column * count
                    for place in 0..<count { scores[place] += factor * columns[start + place] }
                }
                var best = 0
                for place in 1..<max(count, 1) where scores[place] > scores[best] { best = place }
                return best
            }
        }
    }
}
