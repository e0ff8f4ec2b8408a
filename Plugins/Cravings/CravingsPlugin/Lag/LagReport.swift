// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// How often cravings are followed by use or a strong craving, by trigger.
@Schema("cravings.LagReport")
public struct LagReport: SchemaProviding, Hashable {
    /// The days and their coverage.
    public var period: DiaryPeriod
    /// The outcome that was looked for after a craving.
    public var outcome: LagOutcome
    /// The number of hours after a craving.
    @Field(.integer(1...4, .hours)) public var hours: Int
    /// The number of cravings that are compared.
    @Field(.integer(0...Int.max)) public var cravings: Int
    /// The number of these that are followed by the outcome.
    @Field(.integer(0...Int.max)) public var followed: Int
    /// The number of cravings that are left out: in the hours after an outcome, or with following hours that aren't
    /// known.
    @Field(.integer(0...Int.max)) public var leftOut: Int
    /// The share of cravings that are followed by the outcome.
    public var share: ShareEstimate
    /// The number of triggers that were tested, for which their q-values are corrected.
    @Field(.integer(0...10)) public var tested: Int
    /// The triggers, each with the comparison of its cravings with the others.
    public var triggers: [TriggerResult]
    /// What was logged before the outcome, compared with the same hour of other weeks.
    public var preceding: [PrecedingResult]
    /// At most three findings, clearest first, or that there is none.
    public var statements: [Message]

    /// A trigger and the comparison of its cravings with the others.
    @Schema("cravings.TriggerResult")
    public struct TriggerResult: SchemaProviding, Hashable {
        /// The trigger.
        public var trigger: Trigger
        /// The number of cravings with the trigger.
        @Field(.integer(0...Int.max)) public var cravings: Int
        /// The number of these that are followed by the outcome.
        @Field(.integer(0...Int.max)) public var followed: Int
        /// The test, or the answer that there isn't enough data.
        public var comparison: LagComparison
    }
}
