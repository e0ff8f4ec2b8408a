// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// What became of a challenge.
public enum ChallengeStatus: String, Codable, Sendable, CaseIterable {
    case pending
    case completed
    case skipped
    case expired
}

extension ChallengeStatus: SchemaProviding {
    /// The words and what they mean.
    public static let schema = Schema<Self>.enumeration("challenges.ChallengeStatus", "What became of a challenge.") {
        switch $0 {
        case .pending: "Assigned, and nothing heard of it yet."
        case .completed: "Done."
        case .skipped: "Turned down."
        case .expired: "The day went by."
        }
    }
}
