// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// A filter for challenges; omitted fields match everything.
@Schema("challenges.ChallengeFilter")
public struct ChallengeFilter: SchemaProviding, Hashable {
    /// Words or beginnings of words to search for.
    ///
    /// In the title, description, and tags of any language.
    @Field(.text(0...200, example: "stairs")) public var text: String?
    /// The categories; a challenge matches if it has one of them.
    @Field(count: 0...8) public var categories: [ChallengeCategory] = []
    /// The time it takes.
    public var timeInvestment: TimeInvestment?
    /// The company it needs.
    public var socialRequirement: SocialRequirement?
    /// The cost.
    public var costLevel: CostLevel?
    /// The difficulty.
    @Field(.integer(1...5)) public var difficulty: Int?
    /// The kind of place it needs.
    public var locationType: LocationType?
    /// The time of year it suits.
    public var seasonality: Seasonality?
    /// A tag.
    @Field(.text(1...50, example: "stairs")) public var tag: String?
    /// The pack, by its key, its title, or the beginning of its key.
    @Field(.text(1...200, example: "almanac")) public var pack: String?
    /// Whether to include only the user's own challenges.
    public var ownOnly: Bool = false
    /// Whether to include only challenges that can be assigned.
    public var activeOnly: Bool = false

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
}
