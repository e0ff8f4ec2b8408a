// SPDX-License-Identifier: Apache-2.0

import ComputationKit
import TestTiers
import Testing

@testable import ChallengesPlugin

@Suite struct BoundedMeanTests {
    /// SciPy 1.17.1: binomtest(k, n).proportion_ci(0.95, method="exact").
    @Test(arguments: [
        (0, 2, 0.0, 0.841886116991607), (2, 2, 0.15811388300839305, 1.0),
        (1, 3, 0.008403758659612647, 0.9057006759492866), (5, 8, 0.2448632163664999, 0.9147665858624069),
        (12, 16, 0.4762291801038724, 0.9273379617471178), (41, 50, 0.6856305887144132, 0.9142379218903364),
    ]) func `for shares it is Clopper and Pearson's interval`(successes: Int, trials: Int, low: Double, high: Double) {
        let numbers = (0..<trials).map { $0 < successes ? 1.0 : 0 }
        let interval = BoundedMean(numbers, within: 0...1, confidence: 0.95)
        #expect(abs(interval.low - low) < 1e-8)
        #expect(abs(interval.high - high) < 1e-8)
    }

    /// NumPy 2.4.6: quantiles 0.025 and 0.975 of 4,000,000 means with weights from dirichlet([1] * (n + 1)), of the
    /// numbers and the lower or upper end; their error is about 0.0005 of the scale.
    @Test(arguments: [
        ([0.875, 1, 0.875, 1, 0.875, 0], 0.0...1.0, 0.3315, 0.9512), ([4, 5, 4, 5, 4], 1...5, 2.6095, 4.8533),
        ([5], 1...5, 1.0997, 5), ([0.75], 0...1, 0.0188, 0.9937), ([4, 3, 5, 2, 5], 1...5, 2.1924, 4.7308),
        ([2, 1], -4...4, -3.1366, 3.6131), ([0.625, 0.75, 0.875], 0...1, 0.2171, 0.9336),
        ([1, 0, 0, 0, 0, 0, 0, 0, 0, 0], 0...1, 0.0025, 0.4453),
    ]) func `limits are quantiles of a weighted mean`(
        numbers: [Double], scale: ClosedRange<Double>, low: Double, high: Double
    ) {
        let interval = BoundedMean(numbers, within: scale, confidence: 0.95)
        let width = scale.upperBound - scale.lowerBound
        #expect(abs(interval.low - low) < 0.001 * width)
        #expect(abs(interval.high - high) < 0.001 * width)
    }

    /// With weights of two numbers and an end, the mean has a triangular density with the corners 0, 1/2, and 1, of
    /// which 2.5% are below the square root of 0.0125.
    @Test func `a triangle's quantile is exact`() {
        let interval = BoundedMean([0.5, 1], within: 0...1, confidence: 0.95)
        #expect(abs(interval.low - 0.0125.squareRoot()) < 1e-8)
    }

    @Test func `long histories have narrow intervals`() {
        let numbers = (0..<2_000).map { [0, 0.75, 1][$0 % 3] }
        let interval = BoundedMean(numbers, within: 0...1, confidence: 0.95)
        // The normal interval: 0.5833 ± 1.96 · 0.4249 / √2000.
        #expect(abs(interval.low - (0.5833 - 0.0186)) < 0.001)
        #expect(abs(interval.high - (0.5833 + 0.0186)) < 0.001)
    }

    /// The probability of each reward, 0 and 0.5 to 1 in eighths, of five people.
    private static let people: [[Double]] = [
        [0.8, 0.02, 0.03, 0.05, 0.05, 0.05], [0.5, 0.05, 0.05, 0.15, 0.15, 0.1], [0.2, 0.05, 0.1, 0.2, 0.25, 0.2],
        [0.05, 0, 0, 0.05, 0.3, 0.6], [0.3, 0, 0, 0.7, 0, 0],
    ]
    private static let rewards = [0, 0.5, 0.625, 0.75, 0.875, 1]

    /// 200 histories of each length and person.
    ///
    /// The oracle knows the person's variance: 1.96 σ/√n on either side of the
    /// mean, cut at the ends of the scale.
    @Test(.slow, arguments: [2, 4, 8, 16]) func `intervals of the reward cover`(count: Int) throws {
        var chance = Chance(seed: UInt64(count))
        var (widths, oracle) = (0.0, 0.0)
        for person in Self.people {
            let mean = zip(person, Self.rewards).reduce(0) { $0 + $1.0 * $1.1 }
            let square = zip(person, Self.rewards).reduce(0) { $0 + $1.0 * $1.1 * $1.1 }
            let half = 1.96 * ((square - mean * mean) / Double(count)).squareRoot()
            oracle += min(1, mean + half) - max(0, mean - half)
            var known: [[Double]: Estimate] = [:]
            var covered = 0
            for _ in 0..<200 {
                let numbers = (0..<count).map { _ in Self.draw(person, &chance) }.sorted()
                let estimate = try #require(
                    known[numbers] ?? Estimate.mean(numbers, within: 0...1, confidence: 0.95))
                known[numbers] = estimate
                let (low, high) = (try #require(estimate.low), try #require(estimate.high))
                if low <= mean, mean <= high { covered += 1 }
                widths += (high - low) / 200
            }
            // 95% of 200 less three standard errors of 0.0154.
            #expect(covered >= 181, "\(covered) of 200 for \(person)")
        }
        #expect(widths <= 1.3 * oracle, "\(widths / oracle)")
    }

    private static func draw(_ person: [Double], _ chance: inout Chance) -> Double {
        var lot = chance.unit()
        for (place, share) in person.enumerated() {
            lot -= share
            if lot < 0 { return rewards[place] }
        }
        return 1
    }

    @Test func `an empty list has no mean, and one number has an interval`() throws {
        #expect(Estimate.mean([], within: 1...5, confidence: 0.95) == nil)
        let one = try #require(Estimate.mean([4], within: 1...5, confidence: 0.95))
        #expect(one.value == 4)
        #expect(try #require(one.low) < 1.2)
        #expect(try #require(one.high) > 4.9)
    }
}
