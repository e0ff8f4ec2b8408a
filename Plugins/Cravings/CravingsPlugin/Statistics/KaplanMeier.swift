// SPDX-License-Identifier: Apache-2.0

/// The share of durations that are longer than a time, where some durations haven't ended yet.
///
/// Sources: Kaplan and Meier 1958, "Nonparametric estimation from incomplete observations", Journal of the American
/// Statistical Association 53, for the estimate; Greenwood 1926, "The natural duration of cancer", for the variance;
/// Kalbfleisch and Prentice 2002, "The statistical analysis of failure time data", 1.4.2, for intervals on the scale of
/// log(-log).
struct KaplanMeier: Equatable {
    /// A duration, which ended or is censored.
    struct Duration: Equatable {
        let length: Double
        let isFinished: Bool
    }

    /// The curve from a duration to the next.
    struct Step: Equatable {
        /// The duration at which something ended.
        let length: Double
        /// The number of durations at least this long.
        let atRisk: Int
        /// The number that ended at this duration.
        let finished: Int
        /// The estimated share of durations that are longer.
        let share: Double
        /// The standard error of the share; `nil` if it is 0.
        let error: Double?
        /// The lower end of the share's interval at 95%.
        let low: Double
        /// The upper end of the share's interval at 95%.
        let high: Double
    }

    /// The steps, shortest duration first.
    let steps: [Step]

    /// Estimates the curve; a duration censored when another ends counts as longer.
    ///
    /// - Complexity: O(*n* log *n*).
    init(_ durations: [Duration]) {
        let sorted = durations.sorted { $0.length < $1.length }
        var steps: [Step] = []
        var (share, sum, high) = (1.0, 0.0, 1.0)
        var start = 0
        while start < sorted.count {
            let end = sorted[start...].firstIndex { $0.length != sorted[start].length } ?? sorted.count
            let finished = sorted[start..<end].count { $0.isFinished }
            let atRisk = sorted.count - start
            if finished > 0 {
                share *= 1 - Double(finished) / Double(atRisk)
                sum += Double(finished) / (Double(atRisk) * Double(atRisk - finished))
                let isOpen = atRisk > finished
                let interval = isOpen ? Self.interval(share: share, sum: sum) : (low: 0, high: high)
                high = interval.high
                steps.append(
                    Step(
                        length: sorted[start].length, atRisk: atRisk, finished: finished, share: isOpen ? share : 0,
                        error: isOpen ? share * sum.squareRoot() : nil, low: interval.low, high: interval.high))
            }
            start = end
        }
        self.steps = steps
    }

    private static func interval(share: Double, sum: Double) -> (low: Double, high: Double) {
        let spread = Mathematics.exponential(
            Mathematics.normalQuantile * sum.squareRoot() / -Mathematics.logarithm(share))
        return (Mathematics.power(share, spread), Mathematics.power(share, 1 / spread))
    }

    /// Returns the last step up to a duration; `nil` if nothing ended by then.
    func step(at length: Double) -> Step? {
        var (low, high) = (0, steps.count)
        while low < high {
            let middle = (low + high) / 2
            if steps[middle].length <= length { low = middle + 1 } else { high = middle }
        }
        return low == 0 ? nil : steps[low - 1]
    }

    /// The shortest duration at which at most half are longer, with its interval at 95% (Brookmeyer and Crowley 1982,
    /// "A confidence interval for the median survival time", Biometrics 38); each `nil` if the curve doesn't fall that
    /// far.
    var median: (length: Double?, low: Double?, high: Double?) {
        // Products of shares can miss a half in the last digit.
        let half = 0.5 + 1e-12
        return (
            steps.first { $0.share <= half }?.length, steps.first { $0.low <= half }?.length,
            steps.first { $0.high <= half }?.length
        )
    }
}
