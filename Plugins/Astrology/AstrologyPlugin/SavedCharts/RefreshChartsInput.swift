// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// Which saved charts to compute again.
@Schema("astrology.RefreshChartsInput")
public struct RefreshChartsInput: SchemaProviding, Hashable {
    /// The charts: their names or parts of them, their keys, or the beginnings of their keys; empty for all.
    @Field(.list(of: .savedChart, count: 0...10_000)) public var charts: [String] = []
}

/// The charts that were computed again, and what moved.
@Schema("astrology.RefreshedCharts")
public struct RefreshedCharts: SchemaProviding, Hashable {
    /// The outdated charts, each with a new revision.
    public var charts: [RefreshedChart]
    /// The number of charts that weren't outdated, which keep their revisions.
    @Field(.integer(0...Int.max)) public var upToDate: Int
    /// The charts that can't be computed now, which keep their revisions.
    public var failures: [RefreshFailure] = []
}

/// A chart with a new revision.
@Schema("astrology.RefreshedChart")
public struct RefreshedChart: SchemaProviding, Hashable {
    /// The chart.
    public var chart: NamedChart
    /// The number of the new revision.
    @Field(.integer(1...Int.max)) public var revision: Int
    /// Why it was outdated.
    public var changes: [OriginChange]
    /// What moved; empty if the figures are the same.
    public var moves: [ChartMove]
}

/// A chart that can't be computed now.
@Schema("astrology.RefreshFailure")
public struct RefreshFailure: SchemaProviding, Hashable {
    /// The chart.
    public var chart: NamedChart
    /// Why it can't be computed.
    public var reason: String
}
