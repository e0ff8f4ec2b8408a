// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// The category of a challenge.
@Schema("challenges.ChallengeCategory")
public enum ChallengeCategory: String, CaseIterable, SchemaProviding {
    /// Moving the body.
    case physical
    /// Making something.
    case creative
    /// Spending time with others.
    case social
    /// Thinking hard.
    case intellectual
    /// Noticing feelings.
    case emotional
    /// Doing something unusual.
    case adventure
    /// Picking up a skill or knowledge.
    case learning
    /// Paying attention.
    case mindfulness
}

extension ChallengeCategory {
    /// The index among all cases, as a switch because ranking reads it for thousands of candidates.
    var place: Int {
        switch self {
        case .physical: 0
        case .creative: 1
        case .social: 2
        case .intellectual: 3
        case .emotional: 4
        case .adventure: 5
        case .learning: 6
        case .mindfulness: 7
        }
    }
}
