// SPDX-License-Identifier: Apache-2.0

public import CivilTime
public import ComputationKit

/// The trend of a daily value, with how much was logged.
public struct CravingsTrend: SchemaProviding, Hashable {
    /// The days, and how much is known about them.
    public var period: DiaryPeriod
    /// The daily value.
    public var measure: TrendMeasure
    /// The method; nil for all.
    public var method: UseMethod?
    /// The unit of the values.
    public var unit: String
    /// The days of the test, oldest first; the current day only if its status says that all is logged.
    public var days: [DailyValue]
    /// The trend, or the answer that too little is known.
    public var result: TrendEstimate
    /// The trend if nothing happened on unmarked days; nil without such days, and for intensities.
    public var ifUnmarkedFree: IfUnmarkedFree?
    /// How much was logged, because a change of that looks like a trend.
    public var logging: LoggingRate
    /// The answer and how much was logged, in sentences.
    public var statements: [Message]

    /// A day and its value.
    public struct DailyValue: SchemaProviding, Hashable {
        /// The day.
        public var day: CalendarDay
        /// The value; nil if it is unknown.
        public var value: Double?

        /// The schema.
        public static let schema = Schema<Self>.object("cravings.DailyValue", "A day and its value.") {
            field("day", \.day, "The day.")
            field("value", \.value, "The value.", .number(0...))
        }
    }

    /// The trend if there was nothing to report on days without an entry and without a status.
    public struct IfUnmarkedFree: SchemaProviding, Hashable {
        /// The number of such days.
        public var unmarkedDays: Int
        /// The trend, or the answer that too little is known.
        public var result: TrendEstimate

        /// The schema.
        public static let schema = Schema<Self>.object(
            "cravings.TrendIfUnmarkedFree",
            "The trend if there was nothing to report on days without an entry and without a status."
        ) {
            field("unmarkedDays", \.unmarkedDays, "The number of such days.", .integer(1...Int.max, .days))
            field("result", \.result, "The trend, or the answer that too little is known.")
        }
    }

    /// The mean number of entries of a covered day.
    public struct LoggingRate: SchemaProviding, Hashable {
        /// The mean over the period; nil without covered days.
        public var entriesPerCoveredDay: Double?
        /// The mean over the first half of the days; nil without covered days.
        public var earlier: Double?
        /// The mean over the second half of the days; nil without covered days.
        public var later: Double?

        /// The schema.
        public static let schema = Schema<Self>.object(
            "cravings.LoggingRate", "The mean number of entries of a covered day."
        ) {
            field("entriesPerCoveredDay", \.entriesPerCoveredDay, "The mean over the period.", .number(0...))
            field("earlier", \.earlier, "The mean over the first half of the days.", .number(0...))
            field("later", \.later, "The mean over the second half of the days.", .number(0...))
        }
    }

    /// The schema.
    public static let schema = Schema<Self>.object(
        "cravings.TrendReport", "The trend of a daily value, with how much was logged."
    ) {
        field("period", \.period, "The days, and how much is known about them.")
        field("measure", \.measure, "The daily value.")
        field("method", \.method, "The method.")
        field("unit", \.unit, "The unit of the values.", .text(1...40, example: "pulls"))
        field(
            "days", \.days,
            "The days of the test, oldest first; the current day only if its status says that all is logged.")
        field("result", \.result, "The trend, or the answer that too little is known.")
        field(
            "ifUnmarkedFree", \.ifUnmarkedFree,
            "The trend if nothing happened on unmarked days; nil without such days, and for intensities.")
        field("logging", \.logging, "How much was logged, because a change of that looks like a trend.")
        field("statements", \.statements, "The answer and how much was logged, in sentences.")
    }
}

extension CravingsTrend.LoggingRate {
    init(_ timeline: DiaryTimeline, days: ClosedRange<Int>) {
        entriesPerCoveredDay = DiaryPeriod(timeline, days: days).entriesPerCoveredDay
        guard days.count > 1 else { return }
        let middle = days.lowerBound + days.count / 2
        earlier = DiaryPeriod(timeline, days: days.lowerBound...middle - 1).entriesPerCoveredDay
        later = DiaryPeriod(timeline, days: middle...days.upperBound).entriesPerCoveredDay
    }
}
