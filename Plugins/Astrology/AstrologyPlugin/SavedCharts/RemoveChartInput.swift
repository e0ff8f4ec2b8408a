// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros
public import Currencies

/// Which saved chart to remove.
@Schema("astrology.RemoveChartInput")
public struct RemoveChartInput: SchemaProviding, Hashable {
    /// The chart: its whole name, its key, or the first 8 or more characters of its key.
    @Field(.savedChart) public var chart: String
}

/// A removed chart.
@Schema("astrology.ChartRemoval")
public struct ChartRemoval: SchemaProviding, Hashable {
    /// The chart.
    public var chart: NamedChart
    /// The number of revisions that were removed with it.
    @Field(.integer(0...Int.max)) public var revisions: Int
    /// The number of reports that were removed with it.
    @Field(.integer(0...Int.max)) public var reports: Int
    /// The number of purchases that were removed with it.
    @Field(.integer(0...Int.max)) public var purchases: Int
    /// What the removed purchases cost, by currency.
    public var paid: [Money]
}
