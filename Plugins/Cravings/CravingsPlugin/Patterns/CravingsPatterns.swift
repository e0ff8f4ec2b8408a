// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// Entries by hour and weekday, and by day.
@Schema("cravings.Patterns")
public struct CravingsPatterns: SchemaProviding, Hashable {
    /// The days and their coverage.
    public var period: DiaryPeriod
    /// The parts, in the order in which presenters show them.
    @Field(count: 1...3) public var parts: [PatternPart]
    /// Entries by hour and weekday.
    ///
    /// Nil if that part wasn't requested.
    public var heatMap: HeatMap?
    /// The days, oldest first, for the calendar and the series.
    ///
    /// Nil if neither was requested.
    public var days: [PatternDay]?
    /// The hour pattern in sentences.
    public var statements: [Message]
}
