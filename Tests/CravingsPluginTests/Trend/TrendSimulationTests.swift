// SPDX-License-Identifier: Apache-2.0

import ComputationKit
import TestTiers
import Testing

@testable import CravingsPlugin

/// How often the test finds a trend where there is none, and where there is one.
///
/// Measured once with 2,500 series each and 199 draws: 3.0%, 3.4%, 3.9%, and 4.0% of independent series of 10, 14, 30, and
/// 60 days without a trend, and 8.0%, 8.0%, 7.0%, and 6.3% of series with an autocorrelation of 0.4; a fall of 2.5 standard
/// deviations over 60 days is found in 99.9% and 92.8%. With 2,000 series each, an autocorrelation of 0.6 has 13% at 14
/// days and 7% at 60, and one of 0.8 has 20% at 10 and 9% at 60; of 500 series each that are tested on every day from the
/// 10th to the 60th, 31% (independent) and 48% (0.4) seem to have a trend at least once. Here there are fewer draws for each test, which changes the rates
/// little, because the probability counts them exactly.
@Suite(.slow) struct TrendSimulationTests {
    private static let runs = 1_500
    private static let resamples = 99

    private static func rate(days: Int, autocorrelation: Double, fall: Double) -> Double {
        let range = Array(0..<days)
        var series = SeriesWithoutTrend(
            days: range, autocorrelation: autocorrelation, seed: UInt64(days) * 1_000 + UInt64(autocorrelation * 10))
        let found = (0..<runs).count { run in
            let values = zip(range, series.next()).map { $1 - fall * Double($0) / Double(days - 1) }
            let test = AutoregressiveTrendTest(
                days: range, values: values, resamples: resamples, seed: UInt64(run), check: {})
            return test.probability <= AutoregressiveTrendTest.level && (fall == 0 || test.statistic.score < 0)
        }
        return Double(found) / Double(runs)
    }

    /// The binomial standard error of 9% of 1,500 runs is 0.74%, so a true rate of 8% is within the limit in 91% of
    /// seeds and one of 10.5% in 3%.
    ///
    /// The seeds are fixed.
    @Test(arguments: [10, 14, 30, 60], [0.0, 0.4])
    func `at most 9% of series without a trend seem to have one`(days: Int, autocorrelation: Double) {
        let rate = Self.rate(days: days, autocorrelation: autocorrelation, fall: 0)
        #expect(rate <= 0.09)
        #expect(rate >= 0.01, "a test that finds nothing is none")
    }

    @Test(arguments: [0.0, 0.4])
    func `a fall of 2_5 standard deviations over 60 days is found in at least 80%`(autocorrelation: Double) {
        #expect(Self.rate(days: 60, autocorrelation: autocorrelation, fall: 2.5) >= 0.8)
    }

    /// The original test of Mann and Kendall, which takes neighboring days for independent, finds a trend in 19% and 20%
    /// (pymannkendall 1.4.3, 300 runs each).
    @Test func `the plain test finds too many trends in days that are alike`() {
        var series = SeriesWithoutTrend(days: Array(0..<60), autocorrelation: 0.4, seed: 3)
        let found = (0..<1_000).count { _ in MannKendall(series.next()).independentProbability <= 0.05 }
        #expect(Double(found) / 1_000 > 0.12)
    }

    /// Only the days that are known enter, so a missing day isn't a value of the day before.
    @Test func `missing days keep the rate`() {
        let days = (0..<40).filter { $0 % 4 != 2 }
        var series = SeriesWithoutTrend(days: days, autocorrelation: 0.4, seed: 9)
        let found = (0..<1_000).count { run in
            AutoregressiveTrendTest(
                days: days, values: series.next(), resamples: Self.resamples, seed: UInt64(run), check: {}
            ).probability <= AutoregressiveTrendTest.level
        }
        #expect(Double(found) / 1_000 <= 0.09)
    }

    @Test func `whole intensities keep the rate`() {
        var series = SeriesWithoutTrend(days: Array(0..<30), autocorrelation: 0.4, seed: 5)
        let found = (0..<1_000).count { run in
            let values = series.next().map { min(10, max(1, (2 * $0 + 6).rounded())) }
            return AutoregressiveTrendTest(
                days: Array(0..<30), values: values, resamples: Self.resamples, seed: UInt64(run), check: {}
            ).probability <= AutoregressiveTrendTest.level
        }
        #expect(Double(found) / 1_000 <= 0.09)
    }

    @Test func `drawn series have the variance and the autocorrelation of their model`() {
        var series = SeriesWithoutTrend(days: [0, 1, 2, 5], autocorrelation: 0.6, seed: 8)
        var (squares, first, third) = (0.0, 0.0, 0.0)
        for _ in 0..<20_000 {
            let values = series.next()
            squares += values[3] * values[3]
            first += values[0] * values[1]
            third += values[2] * values[3]
        }
        #expect(abs(squares / 20_000 - 1) < 0.05)
        #expect(abs(first / 20_000 - 0.6) < 0.03)
        // Three days apart: 0.6³.
        #expect(abs(third / 20_000 - 0.216) < 0.03)
    }
}
