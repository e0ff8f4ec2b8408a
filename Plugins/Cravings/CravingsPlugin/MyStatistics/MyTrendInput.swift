// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// The period and the daily value of the person's diary whose trend to test.
public struct MyTrendInput: SchemaProviding, Hashable {
    /// The period; the last 60 days, or those since the first entry, by default.
    public var period: StatedPeriod
    /// The daily value.
    public var measure: TrendMeasure
    /// The method, required for amounts and possible for uses.
    public var method: UseMethod?
    /// The number of series to draw for the test, 99 to 9,999.
    public var resamples: Int
    /// The hour at which a day begins, 0 to 12.
    public var dayBoundary: Int

    /// Creates an input.
    public init(
        period: StatedPeriod = StatedPeriod(), measure: TrendMeasure = .intensity, method: UseMethod? = nil,
        resamples: Int = 999, dayBoundary: Int = DayBoundary.defaultHour
    ) {
        self.period = period
        self.measure = measure
        self.method = method
        self.resamples = resamples
        self.dayBoundary = dayBoundary
    }

    /// The number of days of a trend if no period is stated.
    public static let defaultDays = 60

    /// The schema.
    public static let schema = Schema<Self>.object(
        "cravings.MyTrendInput", "The period and the daily value of the person's diary whose trend to test."
    ) {
        field(
            "period", \.period, "The period; the last 60 days, or those since the first entry, by default.",
            default: StatedPeriod())
        field("measure", \.measure, "The daily value.", default: .intensity)
        field("method", \.method, "The method, required for amounts and possible for uses.")
        field(
            "resamples", \.resamples, "The number of series to draw for the test.", .integer(99...9_999), default: 999)
        field(
            "dayBoundary", \.dayBoundary, "The hour at which a day begins.", .dayBoundary,
            default: DayBoundary.defaultHour)
    }
}
