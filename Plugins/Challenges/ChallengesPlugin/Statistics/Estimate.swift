// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// An estimate and its interval at the requested confidence level.
public struct Estimate: SchemaProviding, Hashable {
    /// The estimate.
    public var value: Double
    /// The lower end of the interval; omitted if there is too little data.
    public var low: Double?
    /// The upper end of the interval; nil if there is too little data.
    public var high: Double?

    /// The schema.
    public static let schema = Schema<Self>.object("challenges.Estimate", "An estimate and its interval.") {
        field("value", \.value, "The estimate.", .number())
        field("low", \.low, "The lower end of the interval; omitted if there is too little data.", .number())
        field("high", \.high, "The upper end of the interval.", .number())
    }
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

    /// The mean of numbers with Student's interval (1908, "The probable error of a mean"), cut at the ends of their
    /// scale; nil without numbers, and without an interval for a single number.
    static func mean(_ numbers: [Double], within scale: ClosedRange<Double>, confidence: Double) -> Estimate? {
        guard !numbers.isEmpty else { return nil }
        let count = Double(numbers.count)
        let mean = numbers.reduce(0, +) / count
        guard numbers.count > 1 else { return Estimate(value: mean) }
        let squares = numbers.reduce(0) { $0 + ($1 - mean) * ($1 - mean) }
        let error = (squares / (count - 1) / count).squareRoot()
        let half = StudentDistribution(freedom: numbers.count - 1).quantile(1 - (1 - confidence) / 2) * error
        return Estimate(
            value: mean, low: max(scale.lowerBound, mean - half), high: min(scale.upperBound, mean + half))
    }
}

/// The standard normal distribution.
enum NormalDistribution {
    /// Returns a quantile by bisection, accurate to the last digits.
    static func quantile(_ share: Double) -> Double { share.rootByHalving(in: -9...9) { 1 - normalTail($0) } }
}

/// Student's distribution with a whole number of degrees of freedom.
struct StudentDistribution {
    /// The degrees of freedom, at least 1.
    let freedom: Int

    /// Returns the cumulative probability below a value, by the finite series (Abramowitz and Stegun 1964, 26.7.3 and
    /// 26.7.4).
    func share(below value: Double) -> Double {
        let root = Double(freedom).squareRoot()
        let hypotenuse = (Double(freedom) + value * value).squareRoot()
        let (cosine, sine) = (root / hypotenuse, value / hypotenuse)
        let isOdd = freedom % 2 == 1
        var term = isOdd ? cosine : 1
        var sum = freedom == 1 ? 0 : term
        var power = isOdd ? 3 : 2
        while power <= freedom - 2 {
            term *= cosine * cosine * Double(power - 1) / Double(power)
            sum += term
            power += 2
            if term < 1e-18 { break }
        }
        let within = isOdd ? 2 / .pi * (arcTangent(value / root) + sine * sum) : sine * sum
        return (1 + within) / 2
    }

    /// Returns a quantile by bisection.
    func quantile(_ share: Double) -> Double {
        var reach = 10.0
        while self.share(below: reach) < share, reach < 1e9 { reach *= 10 }
        return share.rootByHalving(in: -reach...reach) { self.share(below: $0) }
    }
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
