// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// What can be logged before an outcome.
@Schema("cravings.PrecedingExposure")
public enum PrecedingExposure: String, CaseIterable, SchemaProviding {
    /// A craving.
    case craving
    /// A craving of intensity 7 or more.
    case strongCraving = "strong-craving"
    /// A use.
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

/// What was logged before the outcome, compared with the same hour and weekday in the other weeks of 28 days.
@Schema("cravings.PrecedingResult")
public struct PrecedingResult: SchemaProviding, Hashable {
    /// What was logged before the outcome.
    public var exposure: PrecedingExposure
    /// The number of outcomes with at least one other week to compare with; a bout counts once.
    @Field(.integer(0...Int.max)) public var cases: Int
    /// The number of these before which it was logged.
    @Field(.integer(0...Int.max)) public var exposedCases: Int
    /// The test, or the answer that there isn't enough data.
    public var comparison: LagComparison
    /// The comparison in a sentence.
    public var statement: Message
}
