// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// A challenge of the catalog and the user's language.
public struct CatalogEntry: SchemaProviding, Hashable {
    /// The challenge.
    public var challenge: CatalogChallenge
    /// The user's language.
    public var language: Language

    /// An entry.
    package init(challenge: CatalogChallenge, language: Language) {
        self.challenge = challenge
        self.language = language
    }

    /// The schema.
    public static let schema = Schema<Self>.object(
        "challenges.CatalogEntry", "A challenge of the catalog and the user's language."
    ) {
        field("challenge", \.challenge, "The challenge.")
        field("language", \.language, "The user's language.")
    }
}
