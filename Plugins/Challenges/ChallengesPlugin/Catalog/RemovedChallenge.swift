// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// What became of a challenge that was to go.
public struct RemovedChallenge: SchemaProviding, Hashable {
    /// The challenge.
    public var challenge: CatalogChallenge
    /// Whether it stays, switched off, since a pack has it.
    public var isSwitchedOff: Bool
    /// The language in which the user reads challenges.
    public var language: Language

    /// What became of it.
    package init(challenge: CatalogChallenge, isSwitchedOff: Bool, language: Language) {
        self.challenge = challenge
        self.isSwitchedOff = isSwitchedOff
        self.language = language
    }

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object(
        "challenges.RemovedChallenge", "What became of a challenge that was to go."
    ) {
        field("challenge", \.challenge, "The challenge.")
        field("isSwitchedOff", \.isSwitchedOff, "Whether it stays, switched off, since a pack has it.", .boolean)
        field("language", \.language, "The language in which the user reads challenges.")
    }
}
