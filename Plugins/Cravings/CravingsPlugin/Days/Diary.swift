// SPDX-License-Identifier: Apache-2.0

public import CivilTime
public import ComputationKit
internal import ComputationMacros

/// The data for statistics: entries, the status of days, and the hour at which a day begins.
@Schema("cravings.Diary")
public struct Diary: SchemaProviding, Hashable {
    /// The cravings, earliest first.
    @Field(count: 0...1_000_000) public var cravings: [DiaryCraving] = []
    /// The uses, earliest first.
    @Field(count: 0...1_000_000) public var uses: [DiaryUse] = []
    /// The days with a status, earliest first.
    @Field(count: 0...100_000) public var days: [DiaryDay] = []
    /// The hour at which a day begins.
    ///
    /// 0 to 12.
    @Field(.dayBoundary) public var dayBoundary: Int = DayBoundary.defaultHour
    /// The first day, if entries before those given aren't; nil for the first day with an entry or a status.
    public var firstDay: CalendarDay?

    /// The boundary of days.
    public var boundary: DayBoundary { DayBoundary(hour: dayBoundary) }
}
