// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// The policy to evaluate.
///
/// A policy to compare with the one that chose the user's challenges.
@Schema("challenges.MyEvaluationInput")
public struct MyEvaluationInput: SchemaProviding, Hashable {
    /// The policy to evaluate.
    public var policy: Policy = .greedy

    /// A policy to compare with.
    ///
    /// A policy that requires only the user's records.
    @Schema("challenges.MyEvaluationPolicy")
    public enum Policy: String, CaseIterable, SchemaProviding {
        /// The highest expected score, learned from all other days.
        case greedy
        /// The highest score from the stated preferences, without learning.
        case stated
        /// A random candidate.
        case uniform

        /// The corresponding `EvaluatedPolicy`.
        package var evaluated: EvaluatedPolicy {
            switch self {
            case .greedy: .greedy
            case .stated: .stated
            case .uniform: .uniform
            }
        }
    }
}
