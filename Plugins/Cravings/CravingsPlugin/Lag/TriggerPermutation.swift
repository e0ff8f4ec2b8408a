// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit

/// A permutation test of whether cravings with a trigger are followed more often than others.
///
/// The triggers move between days while what follows the cravings stays. The cravings of a day are alike, and so are
/// neighboring days, so whole days move, in runs of random lengths: a tenth of all days on average, and at most 14. Within
/// a day, the triggers are rotated by a random number of cravings, which keeps neighbors together. Where two days have
/// different numbers of cravings, the triggers of the one are spread over the cravings of the other in their order. The
/// score of a trigger is the sum of (1 if followed, else 0) - the share of followed cravings, over the cravings with the trigger.
///
/// The probability is (1 + the number of permutations with a score at least as great)/(permutations + 1) (Phipson and
/// Smyth 2010, "Permutation P-values should never be zero", Statistical Applications in Genetics and Molecular Biology
/// 9). It is exact for sparse outcomes too, if days or their runs are exchangeable and have equal numbers of cravings.
struct TriggerPermutation {
    private let cravings: FollowedCravings
    private let rests: [Double]
    private let runLength: Int

    init(_ cravings: FollowedCravings) {
        self.cravings = cravings
        let share = Double(cravings.followed) / Double(max(1, cravings.isFollowed.count))
        rests = cravings.isFollowed.map { ($0 ? 1 : 0) - share }
        runLength = min(max(cravings.days.count / 10, 1), 14)
    }

    /// Returns the probability of each trigger's score if triggers don't matter, in the order of `Trigger.allCases`.
    func probabilities(permutations: Int, seed: UInt64, check: () throws -> Void) rethrows -> [Double] {
        var generator = SeededGenerator(seed: seed)
        let observed = scores(of: cravings.days.indices.map { ($0, 0) })
        var reached = Array(repeating: 0, count: observed.count)
        for _ in 0..<permutations {
            try check()
            let scores = scores(of: permutedDays(&generator))
            // Sums of the same numbers in another order can differ in the last digits.
            for index in scores.indices where scores[index] >= observed[index] - 1e-9 { reached[index] += 1 }
        }
        return reached.map { Double(1 + $0) / Double(permutations + 1) }
    }

    /// Returns the scores if each day has the triggers of another one, rotated by a number of cravings.
    private func scores(of origins: [(day: Int, rotation: Int)]) -> [Double] {
        var scores = Array(repeating: 0.0, count: Trigger.allCases.count)
        for (day, origin) in zip(cravings.days, origins) {
            let source = cravings.days[origin.day]
            for position in 0..<day.count {
                let taken = (2 * position + 1) * source.count / (2 * day.count) + origin.rotation
                var triggers = cravings.triggers[source.lowerBound + taken % source.count]
                let rest = rests[day.lowerBound + position]
                while triggers != 0 {
                    scores[triggers.trailingZeroBitCount] += rest
                    triggers &= triggers - 1
                }
            }
        }
        return scores
    }

    /// Returns the days in a random order of runs, each with a random rotation.
    private func permutedDays(_ generator: inout SeededGenerator) -> [(day: Int, rotation: Int)] {
        var runs: [Range<Int>] = []
        var start = 0
        while start < cravings.days.count {
            let end = min(start + Int.random(in: 1..<2 * runLength, using: &generator), cravings.days.count)
            runs.append(start..<end)
            start = end
        }
        return runs.shuffled(using: &generator).joined().map { day in
            (day, Int.random(in: 0..<cravings.days[day].count, using: &generator))
        }
    }
}
