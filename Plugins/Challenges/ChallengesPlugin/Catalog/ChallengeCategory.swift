// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// What a challenge is about.
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
    /// The position among all cases, written out since it is asked for each of thousands of candidates.
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
    /// The words and what they mean.
    public static let schema = Schema<Self>.enumeration("challenges.ChallengeCategory", "What a challenge is about.") {
        switch $0 {
        case .physical: "Moving the body."
        case .creative: "Making something."
        case .social: "Being with others."
        case .intellectual: "Thinking hard."
        case .emotional: "Looking at what one feels."
        case .adventure: "Doing the unusual."
        case .learning: "Picking up a skill or knowledge."
        case .mindfulness: "Paying attention."
        }
    }
}
