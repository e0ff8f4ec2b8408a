// SPDX-License-Identifier: Apache-2.0

/// Estimates of small groups, drawn toward the overall figure.
enum Shrinkage {
    /// The weight of the overall rate, in hours.
    static let rateWeight = 4.0

    /// A rate and its interval at 95%.
    struct Rate: Equatable {
        let value: Double
        let low: Double
        let high: Double
    }

    /// Returns the mean and the interval of a gamma distribution after events in hours of exposure (gamma-Poisson):
    /// (k + κλ₀)/(e + κ), with the shape k + κλ₀.
    ///
    /// - Returns: `nil` if the overall rate is 0 or there is no exposure.
    static func rate(_ events: Int, hours: Double, overall: Double) -> Rate? {
        guard overall > 0, hours > 0 else { return nil }
        let shape = Double(events) + rateWeight * overall
        let gamma = GammaDistribution(shape: shape)
        let scale = hours + rateWeight
        return Rate(value: shape / scale, low: gamma.quantile(0.025) / scale, high: gamma.quantile(0.975) / scale)
    }
}
