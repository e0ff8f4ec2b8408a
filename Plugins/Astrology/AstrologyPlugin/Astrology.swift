// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// The keys of the computations of astrology that need no records.
public enum Astrology {
    /// Casts a natal chart.
    public static let natalChart = ComputationKey<ChartRequest, Chart>("astrology.natal-chart")
    /// Finds every moment a stated birth time can mean.
    public static let resolveTime = ComputationKey<Birth, ResolvedTime>("astrology.resolve-time")
}
