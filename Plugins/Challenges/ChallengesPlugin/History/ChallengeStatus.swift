// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// The status of a challenge.
public enum ChallengeStatus: String, Codable, Sendable, CaseIterable {
    case pending
    case completed
    case skipped
    case expired
}

extension ChallengeStatus: SchemaProviding {
    /// The schema.
    public static let schema = Schema<Self>.enumeration("challenges.ChallengeStatus", "The status of a challenge.") {
        switch $0 {
        case .pending: "Assigned, without an outcome yet."
        case .completed: "Completed."
        case .skipped: "Skipped."
        case .expired: "The day ended without an outcome."
        }
    }
}
