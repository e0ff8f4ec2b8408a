// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// The period of the person's diary, and the outcome to look for after its cravings.
@Schema("cravings.MyLagInput")
public struct MyLagInput: SchemaProviding, Hashable {
    /// The period; the whole diary by default.
    public var period: StatedPeriod = StatedPeriod()
    /// The outcome to look for after a craving.
    public var outcome: LagOutcome = .use
    /// The number of hours after a craving.
    @Field(.integer(1...4, .hours)) public var hours: Int = 2
    /// The number of permutations of each test, from 999 to 9999.
    @Field(.integer(999...9_999)) public var resamples: Int = 1_999
    /// The hour at which a day begins.
    ///
    /// 0 to 12.
    @Field(.dayBoundary) public var dayBoundary: Int = DayBoundary.defaultHour
}
