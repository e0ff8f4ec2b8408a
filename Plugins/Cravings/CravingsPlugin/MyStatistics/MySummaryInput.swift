// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// The period of the person's diary to summarize.
public struct MySummaryInput: SchemaProviding, Hashable {
    /// The period; the last 30 days, or those since the first entry, by default.
    public var period: StatedPeriod
    /// The number of hours without use after which a craving counts as resisted, 1 to 24.
    public var hours: Int
    /// The hour at which a day begins, 0 to 12.
    public var dayBoundary: Int

    /// Creates an input.
    public init(
        period: StatedPeriod = StatedPeriod(), hours: Int = 4, dayBoundary: Int = DayBoundary.defaultHour
    ) {
        self.period = period
        self.hours = hours
        self.dayBoundary = dayBoundary
    }

    /// The number of days of a summary if no period is stated.
    public static let defaultDays = 30

    /// The schema.
    public static let schema = Schema<Self>.object(
        "cravings.MySummaryInput", "The period of the person's diary to summarize."
    ) {
        field(
            "period", \.period, "The period; the last 30 days, or those since the first entry, by default.",
            default: StatedPeriod())
        field(
            "hours", \.hours, "The number of hours without use after which a craving counts as resisted.",
            .integer(1...24, .hours), default: 4)
        field(
            "dayBoundary", \.dayBoundary, "The hour at which a day begins.", .dayBoundary,
            default: DayBoundary.defaultHour)
    }
}
