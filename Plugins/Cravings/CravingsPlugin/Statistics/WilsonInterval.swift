// SPDX-License-Identifier: Apache-2.0

/// The interval of a share at 95% after Wilson (1927, "Probable inference, the law of succession, and statistical
/// inference", Journal of the American Statistical Association 22).
///
/// It stays within 0 to 1 and is useful from the first trial.
struct WilsonInterval: Equatable {
    let low: Double
    let high: Double

    var width: Double { high - low }

    /// Creates the interval of successes among trials.
    ///
    /// - Returns: `nil` without trials.
    init?(_ successes: Int, of trials: Int) {
        guard trials > 0 else { return nil }
        let count = Double(trials)
        let share = Double(successes) / count
        let quantile = Mathematics.normalQuantile
        let square = quantile * quantile
        let scale = 1 + square / count
        let middle = (share + square / (2 * count)) / scale
        let spread = (share * (1 - share) / count + square / (4 * count * count)).squareRoot()
        // The ends are exactly 0 and 1 there, which rounding would miss.
        low = successes == 0 ? 0 : max(0, middle - quantile / scale * spread)
        high = successes == trials ? 1 : min(1, middle + quantile / scale * spread)
    }
}
