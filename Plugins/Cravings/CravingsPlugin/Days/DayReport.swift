// SPDX-License-Identifier: Apache-2.0

public import CivilTime
public import ComputationKit
internal import ComputationMacros

/// A day of the diary or a range of days: the status and the number of entries.
@Schema("cravings.DayReport")
public struct DayReport: SchemaProviding, Hashable {
    /// The day, which begins at 04:00.
    public var day: CalendarDay
    /// The last day of a range; nil for one day.
    public var through: CalendarDay?
    /// The status.
    public var status: DayStatus
    /// The number of days that have the status now.
    @Field(.integer(0...Int.max, .days)) public var marked: Int
    /// The number of days that keep their status, because they have entries.
    @Field(.integer(0...Int.max, .days)) public var leftOut: Int
    /// The number of cravings.
    @Field(.integer(0...Int.max)) public var cravings: Int
    /// The number of uses.
    @Field(.integer(0...Int.max)) public var uses: Int

    /// A day or a range of days.
    package init(
        day: CalendarDay, through: CalendarDay? = nil, status: DayStatus, marked: Int = 1, leftOut: Int = 0,
        cravings: Int, uses: Int
    ) {
        self.day = day
        self.through = through
        self.status = status
        self.marked = marked
        self.leftOut = leftOut
        self.cravings = cravings
        self.uses = uses
    }
}
