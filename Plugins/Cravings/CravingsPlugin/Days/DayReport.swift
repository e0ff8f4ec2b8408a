// SPDX-License-Identifier: Apache-2.0

public import CivilTime
public import ComputationKit

/// A day of the diary, or several: the status and the number of entries.
public struct DayReport: SchemaProviding, Hashable {
    /// The day, which begins at 04:00.
    public var day: CalendarDay
    /// The last of several days; nil for one day.
    public var through: CalendarDay?
    /// What is known about it.
    public var status: DayStatus
    /// The number of days that have the status now.
    public var marked: Int
    /// The number of days that keep theirs, because they have entries and so something to report.
    public var leftOut: Int
    /// The number of cravings.
    public var cravings: Int
    /// The number of uses.
    public var uses: Int

    /// A day, or several.
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

    /// The schema.
    public static let schema = Schema<Self>.object(
        "cravings.DayReport", "A day of the diary, or several: the status and the number of entries."
    ) {
        field("day", \.day, "The day, which begins at 04:00.")
        field("through", \.through, "The last of several days; nil for one day.")
        field("status", \.status, "What is known about it.")
        field("marked", \.marked, "The number of days that have the status now.", .integer(0...Int.max, .days))
        field(
            "leftOut", \.leftOut,
            "The number of days that keep theirs, because they have entries and so something to report.",
            .integer(0...Int.max, .days))
        field("cravings", \.cravings, "The number of cravings.", .integer(0...Int.max))
        field("uses", \.uses, "The number of uses.", .integer(0...Int.max))
    }
}
