// SPDX-License-Identifier: Apache-2.0

public import CivilTime
public import ComputationKit

/// What statistics are computed from: entries, the status of days, and when a day begins.
public struct Diary: SchemaProviding, Hashable {
    /// The cravings, earliest first.
    public var cravings: [DiaryCraving]
    /// The uses, earliest first.
    public var uses: [DiaryUse]
    /// The days with a status, earliest first.
    public var days: [DiaryDay]
    /// The hour at which a day begins, 0 to 12.
    public var dayBoundary: Int
    /// The first day, if entries before those given aren't; nil for the first day with an entry or a status.
    public var firstDay: CalendarDay?

    /// Creates a diary; days begin at 04:00 by default.
    public init(
        cravings: [DiaryCraving] = [], uses: [DiaryUse] = [], days: [DiaryDay] = [],
        dayBoundary: Int = DayBoundary.defaultHour, firstDay: CalendarDay? = nil
    ) {
        self.cravings = cravings
        self.uses = uses
        self.days = days
        self.dayBoundary = dayBoundary
        self.firstDay = firstDay
    }

    /// The boundary of days.
    public var boundary: DayBoundary { DayBoundary(hour: dayBoundary) }

    /// The schema.
    public static let schema = Schema<Self>.object(
        "cravings.Diary", "What statistics are computed from: entries, the status of days, and when a day begins."
    ) {
        field(
            "cravings", \.cravings, "The cravings, earliest first.", .list(of: .nested, count: 0...1_000_000),
            default: [])
        field("uses", \.uses, "The uses, earliest first.", .list(of: .nested, count: 0...1_000_000), default: [])
        field(
            "days", \.days, "The days with a status, earliest first.", .list(of: .nested, count: 0...100_000),
            default: [])
        field(
            "dayBoundary", \.dayBoundary, "The hour at which a day begins.", .dayBoundary,
            default: DayBoundary.defaultHour)
        field(
            "firstDay", \.firstDay,
            "The first day, if entries before those given aren't; nil for the first day with an entry or a status.")
    }
}
