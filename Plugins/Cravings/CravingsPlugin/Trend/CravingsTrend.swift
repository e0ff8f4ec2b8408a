// SPDX-License-Identifier: Apache-2.0

public import CivilTime
public import ComputationKit
internal import ComputationMacros

/// The trend of a daily value, with the logging rate.
@Schema("cravings.TrendReport")
public struct CravingsTrend: SchemaProviding, Hashable {
    /// The days and their coverage.
    public var period: DiaryPeriod
    /// The daily value.
    public var measure: TrendMeasure
    /// The method.
    ///
    /// Nil for all.
    public var method: UseMethod?
    /// The unit of the values.
    @Field(.text(1...40, example: "pulls")) public var unit: String
    /// The days of the test, oldest first; the current day only if its status says that all is logged.
    public var days: [DailyValue]
    /// The trend, or the answer that there isn't enough data.
    public var result: TrendEstimate
    /// The trend if nothing happened on unmarked days; nil without such days, and for intensities.
    public var ifUnmarkedFree: IfUnmarkedFree?
    /// The logging rate, because a change in it looks like a trend.
    public var logging: LoggingRate
    /// The answer and the logging rate, in sentences.
    public var statements: [Message]

    /// A day and its value.
    @Schema("cravings.DailyValue")
    public struct DailyValue: SchemaProviding, Hashable {
        /// The day.
        public var day: CalendarDay
        /// The value.
        ///
        /// Nil if it is unknown.
        @Field(.number(0...)) public var value: Double?
    }

    /// The trend if there was nothing to report on days without an entry and without a status.
    @Schema("cravings.TrendIfUnmarkedFree")
    public struct IfUnmarkedFree: SchemaProviding, Hashable {
        /// The number of such days.
        @Field(.integer(1...Int.max, .days)) public var unmarkedDays: Int
        /// The trend, or the answer that there isn't enough data.
        public var result: TrendEstimate
    }

    /// The mean number of entries of a covered day.
    @Schema("cravings.LoggingRate")
    public struct LoggingRate: SchemaProviding, Hashable {
        /// The mean over the period.
        ///
        /// Nil without covered days.
        @Field(.number(0...)) public var entriesPerCoveredDay: Double?
        /// The mean over the first half of the days.
        ///
        /// Nil without covered days.
        @Field(.number(0...)) public var earlier: Double?
        /// The mean over the second half of the days.
        ///
        /// Nil without covered days.
        @Field(.number(0...)) public var later: Double?
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
