// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// The challenge that is removed.
public struct RemoveChallengeInput: SchemaProviding, Hashable {
    /// The challenge, by its key, its title or the beginning of its key.
    public var challenge: String

    /// An input.
    public init(challenge: String) {
        self.challenge = challenge
    }

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object("challenges.RemoveChallengeInput", "The challenge that is removed.")
    {
        field(
            "challenge", \.challenge, "The challenge, by its key, its title or the beginning of its key.",
            .text(1...200, example: "physical-stairs-only"))
    }
}
