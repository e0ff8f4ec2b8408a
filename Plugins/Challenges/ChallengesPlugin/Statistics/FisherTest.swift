// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit

/// A comparison of two completion rates by Fisher's exact test.
struct FisherTest {
    /// The mid-p value that the first rate is higher only by chance.
    let higher: Double
    /// The mid-p value that the first rate is lower only by chance.
    let lower: Double

    /// The two-sided mid-p value.
    var twoSided: Double { min(1, 2 * min(higher, lower)) }

    /// Compares two counts of successes.
    ///
    /// One minus the one-sided p value is the posterior probability of the difference under priors that favor none
    /// (Altham 1969, "Exact Bayesian analysis of a 2 × 2 contingency table, and Fisher's 'exact' significance test");
    /// half the probability of the observed table is subtracted (Lancaster 1961, "Significance tests in discrete
    /// distributions"), without which the test is too strict for few trials.
    init(_ successes: Int, of trials: Int, against otherSuccesses: Int, of otherTrials: Int) {
        let (total, marked) = (trials + otherTrials, successes + otherSuccesses)
        let (least, most) = (max(0, trials - (total - marked)), min(trials, marked))
        var (higher, lower, all) = (0.0, 0.0, 0.0)
        // Relative to the most probable table, by the ratio of neighboring terms, so nothing overflows.
        let mode = min(max((trials + 1) * (marked + 1) / (total + 2), least), most)
        func add(_ size: Double, at count: Int) {
            all += size
            if count == successes {
                higher += size / 2
                lower += size / 2
            } else if count > successes {
                higher += size
            } else {
                lower += size
            }
        }
        add(1, at: mode)
        func ratio(from count: Int) -> Double {
            Double(trials - count) * Double(marked - count)
                / (Double(count + 1) * Double(total - marked - trials + count + 1))
        }
        var size = 1.0
        for count in mode..<max(mode, most) {
            size *= ratio(from: count)
            add(size, at: count + 1)
        }
        size = 1
        for count in stride(from: mode, to: least, by: -1) {
            size /= ratio(from: count - 1)
            add(size, at: count - 1)
        }
        (self.higher, self.lower) = (higher / all, lower / all)
    }
}
