// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// A challenge of the catalog, and the language to show it in.
public struct CatalogEntry: SchemaProviding, Hashable {
    /// The challenge.
    public var challenge: CatalogChallenge
    /// The language in which the user reads challenges.
    public var language: Language

    /// An entry.
    package init(challenge: CatalogChallenge, language: Language) {
        self.challenge = challenge
        self.language = language
    }

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object(
        "challenges.CatalogEntry", "A challenge of the catalog, and the language to show it in."
    ) {
        field("challenge", \.challenge, "The challenge.")
        field("language", \.language, "The language in which the user reads challenges.")
    }
}
