// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// How often entries are followed by use or a strong craving, by trigger and hour.
public struct LagReport: SchemaProviding, Hashable {
    /// The days, and how much is known about them.
    public var period: DiaryPeriod
    /// What was looked for after an entry.
    public var outcome: LagOutcome
    /// The number of hours after an entry.
    public var hours: Int
    /// The number of entries whose following hours are known.
    public var entries: Int
    /// The number of these entries that are followed by the outcome.
    public var followed: Int
    /// The share of entries that are followed by the outcome.
    public var share: ShareEstimate
    /// The number of factors that were tested, for which the q-values are corrected.
    public var tested: Int
    /// The triggers, then the hours, each with the comparison of its entries with all entries.
    public var factors: [FactorResult]
    /// What was logged before the outcome, compared with the same hour of other weeks.
    public var preceding: [PrecedingResult]
    /// At most three findings, clearest first, or that there is none.
    public var statements: [Message]

    /// A factor and the comparison of its entries with all entries.
    public struct FactorResult: SchemaProviding, Hashable {
        /// The factor.
        public var factor: LagFactor
        /// The number of entries with the factor.
        public var entries: Int
        /// The number of these that are followed by the outcome.
        public var followed: Int
        /// The comparison, or the answer that too little is known.
        public var comparison: LagComparison

        /// The schema.
        public static let schema = Schema<Self>.object(
            "cravings.FactorResult", "A factor and the comparison of its entries with all entries."
        ) {
            field("factor", \.factor, "The factor.")
            field("entries", \.entries, "The number of entries with the factor.", .integer(0...Int.max))
            field(
                "followed", \.followed, "The number of these that are followed by the outcome.",
                .integer(0...Int.max))
            field("comparison", \.comparison, "The comparison, or the answer that too little is known.")
        }
    }

    /// The schema.
    public static let schema = Schema<Self>.object(
        "cravings.LagReport", "How often entries are followed by use or a strong craving, by trigger and hour."
    ) {
        field("period", \.period, "The days, and how much is known about them.")
        field("outcome", \.outcome, "What was looked for after an entry.")
        field("hours", \.hours, "The number of hours after an entry.", .integer(1...4, .hours))
        field(
            "entries", \.entries, "The number of entries whose following hours are known.", .integer(0...Int.max))
        field(
            "followed", \.followed, "The number of these entries that are followed by the outcome.",
            .integer(0...Int.max))
        field("share", \.share, "The share of entries that are followed by the outcome.")
        field(
            "tested", \.tested, "The number of factors that were tested, for which the q-values are corrected.",
            .integer(0...16))
        field(
            "factors", \.factors,
            "The triggers, then the hours, each with the comparison of its entries with all entries.")
        field(
            "preceding", \.preceding,
            "What was logged before the outcome, compared with the same hour of other weeks.")
        field("statements", \.statements, "At most three findings, clearest first, or that there is none.")
    }
}

/// How many times as often entries with a factor are followed by the outcome, or that too little is known.
public enum LagComparison: UnionRepresentable, Hashable {
    case lift(Lift)
    case notEnoughData(Shortage)

    /// How many times as often entries with a factor are followed by the outcome as all entries.
    public struct Lift: SchemaProviding, Hashable {
        /// The ratio of the shares, of which that with the factor is drawn toward that of all entries.
        public var value: Double
        /// The lower end of the interval at 95%, from resampled days.
        public var low: Double
        /// The upper end of the interval at 95%, from resampled days.
        public var high: Double
        /// The probability of a difference at least as great if the factor makes none.
        public var probability: Double
        /// The rate of false findings among those that are at least as clear.
        public var qValue: Double

        /// The schema.
        public static let schema = Schema<Self>.object(
            "cravings.Lift", "How many times as often entries with a factor are followed by the outcome as all entries."
        ) {
            field(
                "value", \.value,
                "The ratio of the shares, of which that with the factor is drawn toward that of all entries.",
                .number(0...))
            field("low", \.low, "The lower end of the interval at 95%, from resampled days.", .number(0...))
            field("high", \.high, "The upper end of the interval at 95%, from resampled days.", .number(0...))
            field(
                "probability", \.probability,
                "The probability of a difference at least as great if the factor makes none.", .number(0...1))
            field(
                "qValue", \.qValue, "The rate of false findings among those that are at least as clear.",
                .number(0...1))
        }
    }

    /// The number of entries with a factor, and of entries without it, from which there is a comparison.
    public static let leastEntries = 12

    /// The cases.
    public static let variants: [Variant<Self>] = [
        variant("lift", "The comparison.", Self.lift) {
            if case .lift(let lift) = $0 { lift } else { nil }
        },
        variant("not-enough-data", "Too little is known.", Self.notEnoughData) {
            if case .notEnoughData(let shortage) = $0 { shortage } else { nil }
        },
    ]

    /// The schema.
    public static let schema = Schema<Self>.union(
        "cravings.LagComparison",
        "How many times as often entries with a factor are followed by the outcome, or that too little is known.")

    /// The comparison; nil if too little is known.
    public var lift: Lift? { if case .lift(let lift) = self { lift } else { nil } }
}
