// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// The challenge to remove.
public struct RemoveChallengeInput: SchemaProviding, Hashable {
    /// The challenge, by its key, its title, or the beginning of its key.
    public var challenge: String

    /// Creates an input.
    public init(challenge: String) {
        self.challenge = challenge
    }

    /// The schema.
    public static let schema = Schema<Self>.object("challenges.RemoveChallengeInput", "The challenge to remove.") {
        field(
            "challenge", \.challenge, "The challenge, by its key, its title, or the beginning of its key.",
            .text(1...200, example: "physical-stairs-only"))
    }
}
