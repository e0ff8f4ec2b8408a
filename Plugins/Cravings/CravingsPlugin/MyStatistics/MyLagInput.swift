// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// The period of the person's diary, and what to look for after its cravings.
public struct MyLagInput: SchemaProviding, Hashable {
    /// The period; the whole diary by default.
    public var period: StatedPeriod
    /// What to look for after a craving.
    public var outcome: LagOutcome
    /// The number of hours after a craving, 1 to 4.
    public var hours: Int
    /// The number of permutations of each test, 999 to 9,999.
    public var resamples: Int
    /// The hour at which a day begins, 0 to 12.
    public var dayBoundary: Int

    /// Creates an input.
    public init(
        period: StatedPeriod = StatedPeriod(), outcome: LagOutcome = .use, hours: Int = 2, resamples: Int = 1_999,
        dayBoundary: Int = DayBoundary.defaultHour
    ) {
        self.period = period
        self.outcome = outcome
        self.hours = hours
        self.resamples = resamples
        self.dayBoundary = dayBoundary
    }

    /// The schema.
    public static let schema = Schema<Self>.object(
        "cravings.MyLagInput", "The period of the person's diary, and what to look for after its cravings."
    ) {
        field("period", \.period, "The period; the whole diary by default.", default: StatedPeriod())
        field("outcome", \.outcome, "What to look for after a craving.", default: .use)
        field("hours", \.hours, "The number of hours after a craving.", .integer(1...4, .hours), default: 2)
        field(
            "resamples", \.resamples, "The number of permutations of each test.", .integer(999...9_999), default: 1_999)
        field(
            "dayBoundary", \.dayBoundary, "The hour at which a day begins.", .dayBoundary,
            default: DayBoundary.defaultHour)
    }
}
