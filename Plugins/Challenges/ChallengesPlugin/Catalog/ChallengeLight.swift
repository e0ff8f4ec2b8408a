// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// The light that a challenge needs.
public enum ChallengeLight: String, Codable, Sendable, CaseIterable {
    case daylight
    case darkness
}

extension ChallengeLight: SchemaProviding {
    /// The schema.
    public static let schema = Schema<Self>.enumeration(
        "challenges.ChallengeLight", "The light that a challenge needs."
    ) {
        switch $0 {
        case .daylight: "It must end before dusk."
        case .darkness: "It's done after dusk."
        }
    }
}
