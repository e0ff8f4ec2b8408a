// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// The period of the person's diary to summarize.
@Schema("cravings.MySummaryInput")
public struct MySummaryInput: SchemaProviding, Hashable {
    /// The period; the last 30 days, or those since the first entry, by default.
    public var period: StatedPeriod = StatedPeriod()
    /// The number of hours without use after which a craving counts as resisted.
    ///
    /// 1 to 24.
    @Field(.integer(1...24, .hours)) public var hours: Int = 4
    /// The hour at which a day begins.
    ///
    /// 0 to 12.
    @Field(.dayBoundary) public var dayBoundary: Int = DayBoundary.defaultHour

    /// The number of days of a summary if no period is stated.
    public static let defaultDays = 30
}
