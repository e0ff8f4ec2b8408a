// SPDX-License-Identifier: Apache-2.0

/// The effect of a single challenge on the score, apart from its traits.
struct SingleEffect: Equatable, Sendable {
    /// The expected effect, in log odds.
    var effect: Double
    /// The variance of the effect if the weights were known.
    var variance: Double

    /// The prior variance: two people in three like a challenge up to half again more or less than its traits say.
    ///
    /// Our convention, as the widths of ``Prior``.
    static let priorVariance = 0.15

    /// The effect of a challenge without events.
    static func unknown(_ variance: Double) -> SingleEffect { SingleEffect(effect: 0, variance: variance) }

    /// Returns the variance of a score.
    ///
    /// Events of a challenge can't tell its effect from that of its traits: the more is known of the effect, the less
    /// the uncertainty of the weights counts. Exact if the features are the average of those of its events.
    /// - Parameters:
    ///   - weights: The variance of the score by the weights alone.
    ///   - prior: The variance of the effect before any event.
    func variance(of weights: Double, prior: Double) -> Double {
        let open = prior > 0 ? min(variance / prior, 1) : 1
        return open * open * weights + variance
    }
}
