// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// The period and the daily value of the person's diary whose trend to test.
@Schema("cravings.MyTrendInput")
public struct MyTrendInput: SchemaProviding, Hashable {
    /// The period; the last 60 days, or those since the first entry, by default.
    public var period: StatedPeriod = StatedPeriod()
    /// The daily value.
    public var measure: TrendMeasure = .intensity
    /// The method, required for amounts and possible for uses.
    public var method: UseMethod?
    /// The number of simulated series of the test, from 99 to 9999.
    @Field(.integer(99...9_999)) public var resamples: Int = 999
    /// The hour at which a day begins.
    ///
    /// 0 to 12.
    @Field(.dayBoundary) public var dayBoundary: Int = DayBoundary.defaultHour

    /// The number of days of a trend if no period is stated.
    public static let defaultDays = 60
}
