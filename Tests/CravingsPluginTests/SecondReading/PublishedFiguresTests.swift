// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import CravingsPlugin

/// A second reading of the formulas: figures from publications, and identities that don't need the formula's code.
@Suite struct PublishedFiguresTests {
    private func isNear(_ value: Double?, _ expected: Double, _ tolerance: Double) -> Bool {
        value.map { abs($0 - expected) <= tolerance } ?? false
    }

    // Miller 1981, "Survival analysis", page 49: acute myelogenous leukemia, the maintained group, in weeks. R's `survfit` of
    // `survival::aml` prints the same figures.
    @Test func `the curve of Miller's maintained group has its published figures`() throws {
        let weeks: [(Double, Bool)] = [
            (9, true), (13, true), (13, false), (18, true), (23, true), (28, false), (31, true), (34, true),
            (45, false),
            (48, true), (161, false),
        ]
        let curve = KaplanMeier(weeks.map { KaplanMeier.Duration(length: $0.0, isFinished: $0.1) })
        let expected: [(length: Double, atRisk: Int, share: Double, error: Double)] = [
            (9, 11, 0.909, 0.0867), (13, 10, 0.818, 0.1163), (18, 8, 0.716, 0.1397), (23, 7, 0.614, 0.1526),
            (31, 5, 0.491, 0.1642), (34, 4, 0.368, 0.1627), (48, 2, 0.184, 0.1535),
        ]
        for (length, atRisk, share, error) in expected {
            let step = try #require(curve.steps.first { $0.length == length })
            #expect(step.atRisk == atRisk)
            #expect(isNear(step.share, share, 0.0005) && isNear(step.error, error, 0.00006), "\(length)")
            #expect(step.low >= 0 && step.low < step.share && step.share < step.high && step.high <= 1)
        }
        #expect(curve.median.length == 31)
    }

    // Without a running gap, the curve is the share of longer gaps: a definition that needs no formula.
    @Test func `a curve of finished gaps is the empirical share`() throws {
        let lengths = [3.0, 3, 5, 8, 8, 8, 13, 21]
        let curve = KaplanMeier(lengths.map { KaplanMeier.Duration(length: $0, isFinished: true) })
        for length in Set(lengths) {
            let longer = lengths.count { $0 > length }
            let step = try #require(curve.step(at: length))
            #expect(isNear(step.share, Double(longer) / 8, 1e-12))
        }
    }

    // Sen 1968, section 6: seven points with a slope of 4.
    @Test func `the slope of Sen's example has its published figures`() {
        let slopes = PairwiseSlopes(days: [1, 2, 3, 4, 10, 12, 18], values: [9, 15, 19, 20, 45, 55, 78])
        #expect(isNear(slopes.median, 4, 1e-12))
    }

    // Garwood 1936, "Fiducial limits for the Poisson distribution", Biometrika 28: limits at 95% for a count of events are
    // quantiles of gamma distributions. The figures have the three decimals of the tables.
    @Test(arguments: [
        (1.0, 0.025, 5.572), (5, 1.623, 11.668), (10, 4.795, 18.390), (20, 12.217, 30.888),
    ])
    func `quantiles are Garwood's limits`(_ events: Double, _ low: Double, _ high: Double) {
        #expect(isNear(GammaDistribution(shape: events).quantile(0.025), low, 0.0006))
        #expect(isNear(GammaDistribution(shape: events + 1).quantile(0.975), high, 0.0006))
    }

    // Benjamini and Hochberg 1995, section 3.3: 15 probabilities. At 0.1, the ninth is the last with p ≤ i · 0.1/15.
    @Test func `the published probabilities have nine rejections at a tenth`() {
        let probabilities = [
            0.0001, 0.0004, 0.0019, 0.0095, 0.0201, 0.0278, 0.0298, 0.0344, 0.0459, 0.3240, 0.4262, 0.5719, 0.6528,
            0.7590, 1.0,
        ]
        let shuffled = [7, 3, 14, 0, 9, 1, 12, 5, 2, 10, 4, 13, 6, 11, 8]
        let values = FalseDiscoveryRate.qValues(of: shuffled.map { probabilities[$0] })
        let rejected = Set(zip(shuffled, values).filter { $0.1 <= 0.1 }.map(\.0))
        #expect(rejected == Set(0...8))
    }

    // Closed forms of Wilson's interval: without a success it ends at z²/(n + z²), and failures mirror successes.
    @Test(arguments: [1, 4, 12, 148, 10_000]) func `Wilson's interval has its closed forms`(_ trials: Int) throws {
        let square = 1.959963984540054 * 1.959963984540054
        let none = try #require(WilsonInterval(0, of: trials))
        #expect(none.low == 0 && isNear(none.high, square / (Double(trials) + square), 1e-12))
        for successes in stride(from: 0, through: trials, by: max(1, trials / 7)) {
            let one = try #require(WilsonInterval(successes, of: trials))
            let other = try #require(WilsonInterval(trials - successes, of: trials))
            #expect(isNear(one.low, 1 - other.high, 1e-12) && isNear(one.high, 1 - other.low, 1e-12))
        }
    }
}
