// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// The result of removing a challenge.
public struct RemovedChallenge: SchemaProviding, Hashable {
    /// The challenge.
    public var challenge: CatalogChallenge
    /// Whether it was switched off instead of removed, because it belongs to a pack.
    public var isSwitchedOff: Bool
    /// The user's language.
    public var language: Language

    /// The status.
    package init(challenge: CatalogChallenge, isSwitchedOff: Bool, language: Language) {
        self.challenge = challenge
        self.isSwitchedOff = isSwitchedOff
        self.language = language
    }

    /// The schema.
    public static let schema = Schema<Self>.object(
        "challenges.RemovedChallenge", "The result of removing a challenge."
    ) {
        field("challenge", \.challenge, "The challenge.")
        field(
            "isSwitchedOff", \.isSwitchedOff,
            "Whether it was switched off instead of removed, because it belongs to a pack.", .boolean)
        field("language", \.language, "The user's language.")
    }
}
