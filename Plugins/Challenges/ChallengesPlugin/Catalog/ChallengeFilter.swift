// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// A filter for challenges; omitted fields match everything.
public struct ChallengeFilter: SchemaProviding, Hashable {
    /// Words or beginnings of words to search for, in the title, description, and tags of any language.
    public var text: String?
    /// The categories; a challenge matches if it has one of them.
    public var categories: [ChallengeCategory]
    /// The time it takes.
    public var timeInvestment: TimeInvestment?
    /// The company it needs.
    public var socialRequirement: SocialRequirement?
    /// The cost.
    public var costLevel: CostLevel?
    /// The difficulty, 1 to 5.
    public var difficulty: Int?
    /// The kind of place it needs.
    public var locationType: LocationType?
    /// The time of year it suits.
    public var seasonality: Seasonality?
    /// A tag.
    public var tag: String?
    /// The pack, by its key, its title, or the beginning of its key.
    public var pack: String?
    /// Whether to include only the user's own challenges.
    public var ownOnly: Bool
    /// Whether to include only challenges that can be assigned.
    public var activeOnly: Bool

    /// Creates a filter that matches all challenges.
    public init() {
        categories = []
        ownOnly = false
        activeOnly = false
    }

    /// Returns whether a challenge matches, without regard to the text.
    package func accepts(_ challenge: CatalogChallenge) -> Bool {
        let traits = challenge.traits
        if !categories.isEmpty, !categories.contains(traits.category) { return false }
        if let timeInvestment, traits.timeInvestment != timeInvestment { return false }
        if let socialRequirement, traits.socialRequirement != socialRequirement { return false }
        if let costLevel, traits.costLevel != costLevel { return false }
        if let difficulty, traits.difficulty != difficulty { return false }
        if let locationType, traits.locationType != locationType { return false }
        if let seasonality, traits.seasonality != seasonality { return false }
        if let tag, !challenge.tags.contains(where: { $0.lowercased() == tag.lowercased() }) { return false }
        if let pack, challenge.pack != pack { return false }
        if ownOnly, challenge.pack != nil { return false }
        return !activeOnly || challenge.isActive
    }

    /// The text as a full-text query that matches every word as a prefix; nil if there are no words.
    package var query: String? {
        let words = (text ?? "").split { !($0.isLetter || $0.isNumber) }
        return words.isEmpty ? nil : words.map { "\"\($0)\"*" }.joined(separator: " ")
    }

    /// The schema.
    public static let schema = Schema<Self>.object(
        "challenges.ChallengeFilter", "A filter for challenges; omitted fields match everything."
    ) {
        field("text", \.text, "Words or beginnings of words to search for.", .text(0...200, example: "stairs"))
        field(
            "categories", \.categories, "The categories; a challenge matches if it has one of them.",
            .list(of: .nested, count: 0...8),
            default: [])
        field("timeInvestment", \.timeInvestment, "The time it takes.")
        field("socialRequirement", \.socialRequirement, "The company it needs.")
        field("costLevel", \.costLevel, "The cost.")
        field("difficulty", \.difficulty, "The difficulty.", .integer(1...5))
        field("locationType", \.locationType, "The kind of place it needs.")
        field("seasonality", \.seasonality, "The time of year it suits.")
        field("tag", \.tag, "A tag.", .text(1...50, example: "stairs"))
        field(
            "pack", \.pack, "The pack, by its key, its title, or the beginning of its key.",
            .text(1...200, example: "almanac"))
        field("ownOnly", \.ownOnly, "Whether to include only the user's own challenges.", .boolean, default: false)
        field(
            "activeOnly", \.activeOnly, "Whether to include only challenges that can be assigned.", .boolean,
            default: false)
    }
}
