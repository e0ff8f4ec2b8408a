// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// What can be logged before an outcome.
public enum PrecedingExposure: String, Codable, Sendable, CaseIterable {
    case craving
    case strongCraving = "strong-craving"
    case use

    /// What can be logged before an outcome, other than the outcome itself.
    static func exposures(before outcome: LagOutcome) -> [PrecedingExposure] {
        switch outcome {
        case .use: [.craving, .strongCraving]
        case .strongCraving: [.use]
        }
    }

    /// The exposure in words.
    var words: String {
        switch self {
        case .craving: "a craving"
        case .strongCraving: "a strong craving"
        case .use: "a use"
        }
    }
}

extension PrecedingExposure: SchemaProviding {
    /// The schema.
    public static let schema = Schema<Self>.enumeration(
        "cravings.PrecedingExposure", "What can be logged before an outcome."
    ) {
        switch $0 {
        case .craving: "A craving."
        case .strongCraving: "A craving of intensity 7 or more."
        case .use: "A use."
        }
    }
}

/// What was logged before the outcome, compared with the same hour and weekday in the other weeks of 28 days.
public struct PrecedingResult: SchemaProviding, Hashable {
    /// What was logged before the outcome.
    public var exposure: PrecedingExposure
    /// The number of outcomes with at least one other week to compare with.
    public var cases: Int
    /// The number of these before which it was logged.
    public var exposedCases: Int
    /// The comparison, or the answer that too little is known.
    public var comparison: PrecedingComparison
    /// The comparison in a sentence.
    public var statement: Message

    /// The schema.
    public static let schema = Schema<Self>.object(
        "cravings.PrecedingResult",
        "What was logged before the outcome, compared with the same hour and weekday in the other weeks of 28 days."
    ) {
        field("exposure", \.exposure, "What was logged before the outcome.")
        field(
            "cases", \.cases, "The number of outcomes with at least one other week to compare with.",
            .integer(0...Int.max))
        field(
            "exposedCases", \.exposedCases, "The number of these before which it was logged.", .integer(0...Int.max))
        field("comparison", \.comparison, "The comparison, or the answer that too little is known.")
        field("statement", \.statement, "The comparison in a sentence.")
    }
}

/// The odds ratio of a case-crossover comparison, or the answer that too little is known.
public enum PrecedingComparison: UnionRepresentable, Hashable {
    case oddsRatio(OddsRatio)
    case notEnoughData(Shortage)

    /// The odds that something was logged before the outcome, as a multiple of the odds in other weeks.
    public struct OddsRatio: SchemaProviding, Hashable {
        /// The ratio.
        public var value: Double
        /// The lower end of the interval at 95%.
        public var low: Double
        /// The upper end of the interval at 95%.
        public var high: Double
        /// The weight of the pairs in which it was logged only before the outcome; an outcome's pairs weigh 1.
        public var caseOnly: Double
        /// The weight of the pairs in which it was logged only in the other week.
        public var controlOnly: Double

        /// The schema.
        public static let schema = Schema<Self>.object(
            "cravings.OddsRatio",
            "The odds that something was logged before the outcome, as a multiple of the odds in other weeks."
        ) {
            field("value", \.value, "The ratio.", .number(0...))
            field("low", \.low, "The lower end of the interval at 95%.", .number(0...))
            field("high", \.high, "The upper end of the interval at 95%.", .number(0...))
            field(
                "caseOnly", \.caseOnly,
                "The weight of the pairs in which it was logged only before the outcome; an outcome's pairs weigh 1.",
                .number(0...))
            field(
                "controlOnly", \.controlOnly,
                "The weight of the pairs in which it was logged only in the other week.", .number(0...))
        }
    }

    /// The cases.
    public static let variants: [Variant<Self>] = [
        variant("odds-ratio", "The comparison.", Self.oddsRatio) {
            if case .oddsRatio(let ratio) = $0 { ratio } else { nil }
        },
        variant("not-enough-data", "Too little is known.", Self.notEnoughData) {
            if case .notEnoughData(let shortage) = $0 { shortage } else { nil }
        },
    ]

    /// The schema.
    public static let schema = Schema<Self>.union(
        "cravings.PrecedingComparison",
        "The odds ratio of a case-crossover comparison, or the answer that too little is known.")
}
