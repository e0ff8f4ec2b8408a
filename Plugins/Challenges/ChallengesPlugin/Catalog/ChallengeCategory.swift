// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// The category of a challenge.
public enum ChallengeCategory: String, Codable, Sendable, CaseIterable {
    case physical
    case creative
    case social
    case intellectual
    case emotional
    case adventure
    case learning
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

extension ChallengeCategory: SchemaProviding {
    /// The schema.
    public static let schema = Schema<Self>.enumeration("challenges.ChallengeCategory", "The category of a challenge.")
    {
        switch $0 {
        case .physical: "Moving the body."
        case .creative: "Making something."
        case .social: "Spending time with others."
        case .intellectual: "Thinking hard."
        case .emotional: "Noticing feelings."
        case .adventure: "Doing something unusual."
        case .learning: "Picking up a skill or knowledge."
        case .mindfulness: "Paying attention."
        }
    }
}
