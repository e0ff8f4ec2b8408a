// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// The period of the person's diary, and the parts of its patterns.
@Schema("cravings.MyPatternsInput")
public struct MyPatternsInput: SchemaProviding, Hashable {
    /// The period; the whole diary by default.
    public var period: StatedPeriod = StatedPeriod()
    /// The entries of the pattern by hour and weekday.
    public var entries: PatternEntries = .cravings
    /// The parts; all by default.
    ///
    /// Presenters show them in the same order.
    @Field(count: 1...3) public var parts: [PatternPart] = PatternPart.allCases
    /// The hour at which a day begins.
    ///
    /// 0 to 12.
    @Field(.dayBoundary) public var dayBoundary: Int = DayBoundary.defaultHour
}
