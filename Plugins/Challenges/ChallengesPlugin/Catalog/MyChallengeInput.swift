// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// The challenge to show.
public struct MyChallengeInput: SchemaProviding, Hashable {
    /// The challenge, by its key, its title, or the beginning of its key.
    public var challenge: String

    /// Creates an input.
    public init(challenge: String) {
        self.challenge = challenge
    }

    /// The schema.
    public static let schema = Schema<Self>.object("challenges.MyChallengeInput", "The challenge to show.") {
        field(
            "challenge", \.challenge, "The challenge, by its key, its title, or the beginning of its key.",
            .text(1...200, example: "physical-stairs-only"))
    }
}
