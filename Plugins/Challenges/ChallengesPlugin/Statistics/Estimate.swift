// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// An estimate and its interval.
///
/// The interval has the requested confidence level.
@Schema("challenges.Estimate")
public struct Estimate: SchemaProviding, Hashable {
    /// The estimate.
    public var value: Double
    /// The lower end of the interval; omitted if there is too little data.
    public var low: Double?
    /// The upper end of the interval.
    ///
    /// Nil if there is too little data.
    public var high: Double?
}

extension Estimate {
    /// The share of successes with its interval after Wilson (1927, "Probable inference, the law of succession, and
    /// statistical inference"), which stays within 0 to 1 and is useful from the first trial; nil without trials.
    static func share(_ successes: Int, of trials: Int, confidence: Double) -> Estimate? {
        guard trials > 0 else { return nil }
        let count = Double(trials)
        let share = Double(successes) / count
        let quantile = NormalDistribution.quantile(1 - (1 - confidence) / 2)
        let square = quantile * quantile
        let middle = (share + square / (2 * count)) / (1 + square / count)
        let half =
            quantile / (1 + square / count)
            * (share * (1 - share) / count + square / (4 * count * count)).squareRoot()
        return Estimate(
            value: share, low: successes == 0 ? 0 : max(0, middle - half),
            high: successes == trials ? 1 : min(1, middle + half))
    }
}

/// The standard normal distribution.
enum NormalDistribution {
    /// Returns a quantile by bisection, accurate to the last digits.
    static func quantile(_ share: Double) -> Double { share.rootByHalving(in: -9...9) { 1 - normalTail($0) } }
}

extension Double {
    /// Returns the argument at which an increasing function has this value.
    fileprivate func rootByHalving(in range: ClosedRange<Double>, _ function: (Double) -> Double) -> Double {
        var (low, high) = (range.lowerBound, range.upperBound)
        while true {
            let middle = (low + high) / 2
            guard low < middle, middle < high else { return middle }
            if function(middle) < self { low = middle } else { high = middle }
        }
    }
}
