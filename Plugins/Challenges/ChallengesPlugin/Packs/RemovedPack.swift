// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// What went with a pack.
public struct RemovedPack: SchemaProviding, Hashable {
    /// The pack.
    public var pack: PackSummary
    /// How many challenges went.
    public var challenges: Int
    /// How many settings went.
    public var settings: Int
    /// The language in which the user reads challenges.
    public var language: Language

    /// What went.
    package init(pack: PackSummary, challenges: Int, settings: Int, language: Language) {
        self.pack = pack
        self.challenges = challenges
        self.settings = settings
        self.language = language
    }

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object("challenges.RemovedPack", "What went with a pack.") {
        field("pack", \.pack, "The pack.")
        field("challenges", \.challenges, "How many challenges went.", .integer(0...Int.max))
        field("settings", \.settings, "How many settings went.", .integer(0...Int.max))
        field("language", \.language, "The language in which the user reads challenges.")
    }
}
