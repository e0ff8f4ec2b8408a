// SPDX-License-Identifier: Apache-2.0

/// A test for a trend in daily values that allows for autocorrelation: the Mann-Kendall score against those of series
/// without a trend that have the same autocorrelation.
///
/// The residuals of the values from Sen's slope give the lag-1 autocorrelation φ, increased by (2 + 6φ)/n for its bias
/// and held within 0 to 0.95. That is Kendall's (1 + 4φ)/n for residuals from a mean (1954, "Note on bias in the
/// estimation of autocorrelation", Biometrika 41) and as much again for the slope: in 1,500 simulated series of 10 to 60
/// days, n times the bias was 1.8 to 2.0 at φ = 0, 4.0 to 4.4 at 0.4, and 6.0 to 6.2 at 0.7.
/// Gaussian first-order autoregressive series with that φ are drawn from a seed, on the same days. The probability is
/// (1 + the number of series with a score at least as extreme)/(series + 1) (Davison and Hinkley 1997, "Bootstrap
/// methods and their application", 4.2). The drawn series have no ties, which errs toward no trend.
struct AutoregressiveTrendTest: Equatable {
    /// The statistic of the values.
    let statistic: MannKendall
    /// The lag-1 autocorrelation of the drawn series, 0 to 0.95.
    let autocorrelation: Double
    /// The probability of a score at least as extreme without a trend.
    let probability: Double

    /// The probability up to which a trend is reported.
    static let level = 0.05

    /// Tests values at increasing days.
    ///
    /// - Parameters:
    ///   - days: The numbers of the days, which can have gaps.
    ///   - values: The value of each day; at least two.
    ///   - resamples: The number of series to draw, at least 39.
    ///   - seed: The seed of the series.
    ///   - check: Throws to stop the test; called for each series.
    init(
        days: [Int], values: [Double], resamples: Int, seed: UInt64, check: () throws -> Void
    ) rethrows {
        statistic = MannKendall(values)
        let slope = PairwiseSlopes(days: days, values: values).median
        let autocorrelation = Self.autocorrelation(
            of: zip(days, values).map { $1 - slope * Double($0 - days[0]) }, days: days)
        var draws = SeriesWithoutTrend(days: days, autocorrelation: autocorrelation, seed: seed)
        var counter = PairCounter(capacity: values.count)
        let observed = abs(statistic.score)
        var reached = 0
        for _ in 0..<resamples {
            try check()
            if abs(counter.score(of: draws.next())) >= observed { reached += 1 }
        }
        probability = Double(1 + reached) / Double(resamples + 1)
        self.autocorrelation = autocorrelation
    }

    /// Returns the lag-1 autocorrelation of residuals, corrected for its bias, 0 to 0.95.
    ///
    /// Only neighboring days form pairs; their mean product is compared with the mean square.
    static func autocorrelation(of residuals: [Double], days: [Int]) -> Double {
        let count = Double(residuals.count)
        let mean = residuals.reduce(0, +) / count
        let centered = residuals.map { $0 - mean }
        let squares = centered.reduce(0) { $0 + $1 * $1 }
        var (products, pairs) = (0.0, 0)
        for index in centered.indices.dropFirst() where days[index] == days[index - 1] + 1 {
            products += centered[index] * centered[index - 1]
            pairs += 1
        }
        guard squares > 0, pairs > 0 else { return 0 }
        let raw = products / squares * count / Double(pairs + 1)
        return min(max(raw + (2 + 6 * raw) / count, 0), 0.95)
    }
}

/// Draws stationary Gaussian autoregressive series of order 1 on given days.
struct SeriesWithoutTrend {
    private let steps: [(memory: Double, noise: Double)]
    private var numbers: NormalNumbers
    private var series: [Double]

    init(days: [Int], autocorrelation: Double, seed: UInt64) {
        steps = zip(days.dropFirst(), days).map { later, earlier in
            let memory = Mathematics.power(autocorrelation, Double(later - earlier))
            return (memory, (1 - memory * memory).squareRoot())
        }
        numbers = NormalNumbers(seed: seed)
        series = Array(repeating: 0, count: days.count)
    }

    /// Returns the next series, which has a variance of 1.
    mutating func next() -> [Double] {
        guard !series.isEmpty else { return [] }
        series[0] = numbers.next()
        for (index, step) in steps.enumerated() {
            series[index + 1] = step.memory * series[index] + step.noise * numbers.next()
        }
        return series
    }
}
