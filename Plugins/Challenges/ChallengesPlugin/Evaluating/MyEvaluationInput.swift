// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// What is compared with the way the user's challenges were chosen.
public struct MyEvaluationInput: SchemaProviding, Hashable {
    /// The policy whose earnings are estimated.
    public var policy: Policy

    /// The policies that need nothing but the user's records.
    public enum Policy: String, Codable, Sendable, CaseIterable {
        case greedy
        case stated
        case uniform

        /// The same policy among all that can be evaluated.
        package var evaluated: EvaluatedPolicy {
            switch self {
            case .greedy: .greedy
            case .stated: .stated
            case .uniform: .uniform
            }
        }
    }

    /// Creates an input.
    public init(policy: Policy = .greedy) { self.policy = policy }

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object("challenges.MyEvaluationInput", "The policy to evaluate.") {
        field("policy", \.policy, "The policy whose earnings are estimated.", default: .greedy)
    }
}

extension MyEvaluationInput.Policy: SchemaProviding {
    /// The words and what they mean.
    public static let schema = Schema<Self>.enumeration("challenges.MyEvaluationPolicy", "A policy to compare with.") {
        switch $0 {
        case .greedy: "The best by expectation of what was learned from all other days."
        case .stated: "The best by what the person says of themselves, with nothing learned."
        case .uniform: "A random candidate."
        }
    }
}
