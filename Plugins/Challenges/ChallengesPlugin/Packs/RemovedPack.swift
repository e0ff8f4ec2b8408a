// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// The result of removing a pack.
public struct RemovedPack: SchemaProviding, Hashable {
    /// The pack.
    public var pack: PackSummary
    /// The number of removed challenges.
    public var challenges: Int
    /// The number of removed settings.
    public var settings: Int
    /// The user's language.
    public var language: Language

    /// Creates the result.
    package init(pack: PackSummary, challenges: Int, settings: Int, language: Language) {
        self.pack = pack
        self.challenges = challenges
        self.settings = settings
        self.language = language
    }

    /// The schema.
    public static let schema = Schema<Self>.object("challenges.RemovedPack", "The result of removing a pack.") {
        field("pack", \.pack, "The pack.")
        field("challenges", \.challenges, "The number of removed challenges.", .integer(0...Int.max))
        field("settings", \.settings, "The number of removed settings.", .integer(0...Int.max))
        field("language", \.language, "The user's language.")
    }
}
