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

    /// A policy that requires only the user's records.
    public enum Policy: String, Codable, Sendable, CaseIterable {
        case greedy
        case stated
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

extension MyEvaluationInput.Policy: SchemaProviding {
    /// The schema.
    public static let schema = Schema<Self>.enumeration("challenges.MyEvaluationPolicy", "A policy to compare with.") {
        switch $0 {
        case .greedy: "The highest expected score, learned from all other days."
        case .stated: "The highest score from the stated preferences, without learning."
        case .uniform: "A random candidate."
        }
    }
}
