// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// Which challenges of a catalog are wanted; what is left out does not matter.
public struct ChallengeFilter: SchemaProviding, Hashable {
    /// Words that it has, or that begin words of it, in title, description or tags of any language.
    public var text: String?
    /// The categories, any of them.
    public var categories: [ChallengeCategory]
    /// How long it takes.
    public var timeInvestment: TimeInvestment?
    /// Whom it needs.
    public var socialRequirement: SocialRequirement?
    /// What it costs.
    public var costLevel: CostLevel?
    /// How hard it is, 1 to 5.
    public var difficulty: Int?
    /// Where it is done.
    public var locationType: LocationType?
    /// The time of the year it belongs to.
    public var seasonality: Seasonality?
    /// A tag that it has.
    public var tag: String?
    /// The pack it came with, by its key, its title or the beginning of its key.
    public var pack: String?
    /// Whether only those that you wrote are wanted.
    public var ownOnly: Bool
    /// Whether only those that may come are wanted: those that may be assigned.
    public var activeOnly: Bool

    /// All challenges.
    public init() {
        categories = []
        ownOnly = false
        activeOnly = false
    }

    /// Whether a challenge is wanted, the text aside.
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

    /// The text as a query of the search index: all words, each as the beginning of one; nil when there are none.
    package var query: String? {
        let words = (text ?? "").split { !($0.isLetter || $0.isNumber) }
        return words.isEmpty ? nil : words.map { "\"\($0)\"*" }.joined(separator: " ")
    }

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object(
        "challenges.ChallengeFilter", "Which challenges of a catalog are wanted."
    ) {
        field("text", \.text, "Words that it has, or that begin words of it.", .text(0...200, example: "stairs"))
        field(
            "categories", \.categories, "The categories, any of them.", .list(of: .nested, count: 0...8),
            default: [])
        field("timeInvestment", \.timeInvestment, "How long it takes.")
        field("socialRequirement", \.socialRequirement, "Whom it needs.")
        field("costLevel", \.costLevel, "What it costs.")
        field("difficulty", \.difficulty, "How hard it is.", .integer(1...5))
        field("locationType", \.locationType, "Where it is done.")
        field("seasonality", \.seasonality, "The time of the year it belongs to.")
        field("tag", \.tag, "A tag that it has.", .text(1...50, example: "stairs"))
        field(
            "pack", \.pack, "The pack it came with, by its key, its title or the beginning of its key.",
            .text(1...200, example: "almanac"))
        field("ownOnly", \.ownOnly, "Whether only those that you wrote are wanted.", .boolean, default: false)
        field("activeOnly", \.activeOnly, "Whether only those that may come are wanted.", .boolean, default: false)
    }
}
