// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// How often cravings are followed by use or a strong craving, by trigger.
public struct LagReport: SchemaProviding, Hashable {
    /// The days, and how much is known about them.
    public var period: DiaryPeriod
    /// What was looked for after a craving.
    public var outcome: LagOutcome
    /// The number of hours after a craving.
    public var hours: Int
    /// The number of cravings that are compared.
    public var cravings: Int
    /// The number of these that are followed by the outcome.
    public var followed: Int
    /// The number of cravings that are left out: in the hours after an outcome, or with following hours that aren't known.
    public var leftOut: Int
    /// The share of cravings that are followed by the outcome.
    public var share: ShareEstimate
    /// The number of triggers that were tested, for which their q-values are corrected.
    public var tested: Int
    /// The triggers, each with the comparison of its cravings with the others.
    public var triggers: [TriggerResult]
    /// What was logged before the outcome, compared with the same hour of other weeks.
    public var preceding: [PrecedingResult]
    /// At most three findings, clearest first, or that there is none.
    public var statements: [Message]

    /// A trigger and the comparison of its cravings with the others.
    public struct TriggerResult: SchemaProviding, Hashable {
        /// The trigger.
        public var trigger: Trigger
        /// The number of cravings with the trigger.
        public var cravings: Int
        /// The number of these that are followed by the outcome.
        public var followed: Int
        /// The test, or the answer that too little is known.
        public var comparison: LagComparison

        /// The schema.
        public static let schema = Schema<Self>.object(
            "cravings.TriggerResult", "A trigger and the comparison of its cravings with the others."
        ) {
            field("trigger", \.trigger, "The trigger.")
            field("cravings", \.cravings, "The number of cravings with the trigger.", .integer(0...Int.max))
            field(
                "followed", \.followed, "The number of these that are followed by the outcome.",
                .integer(0...Int.max))
            field("comparison", \.comparison, "The test, or the answer that too little is known.")
        }
    }

    /// The schema.
    public static let schema = Schema<Self>.object(
        "cravings.LagReport", "How often cravings are followed by use or a strong craving, by trigger."
    ) {
        field("period", \.period, "The days, and how much is known about them.")
        field("outcome", \.outcome, "What was looked for after a craving.")
        field("hours", \.hours, "The number of hours after a craving.", .integer(1...4, .hours))
        field("cravings", \.cravings, "The number of cravings that are compared.", .integer(0...Int.max))
        field(
            "followed", \.followed, "The number of these that are followed by the outcome.",
            .integer(0...Int.max))
        field(
            "leftOut", \.leftOut,
            "The number of cravings that are left out: in the hours after an outcome, or with following hours that aren't "
                + "known.", .integer(0...Int.max))
        field("share", \.share, "The share of cravings that are followed by the outcome.")
        field(
            "tested", \.tested, "The number of triggers that were tested, for which their q-values are corrected.",
            .integer(0...10))
        field("triggers", \.triggers, "The triggers, each with the comparison of its cravings with the others.")
        field(
            "preceding", \.preceding,
            "What was logged before the outcome, compared with the same hour of other weeks.")
        field("statements", \.statements, "At most three findings, clearest first, or that there is none.")
    }
}
