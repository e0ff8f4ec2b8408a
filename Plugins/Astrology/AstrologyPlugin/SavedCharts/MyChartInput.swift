// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// Which saved chart to show.
@Schema("astrology.MyChartInput")
public struct MyChartInput: SchemaProviding, Equatable {
    /// The chart: its name or part of it, its key, or the beginning of its key.
    @Field(.savedChart) public var chart: String
    /// The number of a revision; the latest if omitted.
    @Field(.integer(1...Int.max)) public var revision: Int?
    /// Other conventions, such as `{"houseSystem": "koch"}`, for a chart that is computed now and isn't saved.
    public var request: Patch<ChartRequest> = Patch()
    /// The contents of the drawing of the wheel.
    public var wheel: WheelContents = WheelContents()
}

/// A saved chart with one of its revisions.
@Schema("astrology.SavedChart")
public struct SavedChart: SchemaProviding, Equatable {
    /// The birth as it was given, the conventions, and the details.
    public var record: BirthChart
    /// The number of the revision; absent if the chart was computed now with other conventions.
    @Field(.integer(1...Int.max)) public var revision: Int?
    /// The time of the calculation.
    public var calculated: Timestamp?
    /// What the revision was computed with.
    public var origin: ChartOrigin
    /// What is different now from what the revision was computed with; empty if the chart is up to date.
    public var changes: [OriginChange]
    /// What moved from the previous revision; empty unless the chart was edited or refreshed just now.
    public var moves: [ChartMove] = []
    /// The chart.
    public var chart: Chart
}
