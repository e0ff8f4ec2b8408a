// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
public import WardrobePlugin

/// What is wanted of the user's own wardrobe.
public struct MySuggestionsInput: SchemaProviding, Equatable {
    /// The day and the occasion.
    public var request: OutfitRequest
    /// How much each part counts.
    public var weights: ScoringWeights
    /// How many outfits are wanted.
    public var count: Int
    /// Whether each outfit must look different from all before it.
    public var variety: Bool
    /// Items that every outfit must have: keys, names, or beginnings of keys.
    public var with: [String]
    /// Items that no outfit may have: keys, names, or beginnings of keys.
    public var without: [String]
    /// For how many days before the date an item must not have been worn.
    public var notWornWithinDays: Int?
    /// Whether only clean items will do.
    public var onlyClean: Bool
    /// How many partial outfits may be looked into; where it ends the search, the answer is not proven.
    public var nodeLimit: Int
    /// Whose sample wardrobe stands in for an empty one.
    public var sample: SampleWardrobe

    /// A wish for the five best outfits, unless more is stated.
    public init(
        request: OutfitRequest, weights: ScoringWeights = ScoringWeights(), count: Int = 5, variety: Bool = true,
        with: [String] = [], without: [String] = [], notWornWithinDays: Int? = nil, onlyClean: Bool = false,
        nodeLimit: Int = SuggestOutfitsInput.usualNodeLimit, sample: SampleWardrobe = .menswear
    ) {
        self.request = request
        self.weights = weights
        self.count = count
        self.variety = variety
        self.with = with
        self.without = without
        self.notWornWithinDays = notWornWithinDays
        self.onlyClean = onlyClean
        self.nodeLimit = nodeLimit
        self.sample = sample
    }

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object("wardrobe.MySuggestionsInput", "What is wanted of your wardrobe.") {
        field("request", \.request, "The day and the occasion.")
        field("weights", \.weights, "How much each part counts.", default: ScoringWeights())
        field("count", \.count, "How many outfits are wanted.", .integer(1...100), default: 5)
        field(
            "variety", \.variety, "Whether each outfit must look different from all before it.", .boolean, default: true
        )
        field(
            "with", \.with, "Items that every outfit must have: keys, names, or beginnings of keys.",
            .list(of: .text(1...200, example: "Navy blazer"), count: 0...12), default: [])
        field(
            "without", \.without, "Items that no outfit may have: keys, names, or beginnings of keys.",
            .list(of: .text(1...200, example: "Navy blazer"), count: 0...20_000), default: [])
        field(
            "notWornWithinDays", \.notWornWithinDays,
            "For how many days before the date an item must not have been worn.", .integer(1...3650))
        field("onlyClean", \.onlyClean, "Whether only clean items will do.", .boolean, default: false)
        field(
            "nodeLimit", \.nodeLimit,
            "How many partial outfits may be looked into; where it ends the search, the answer is not proven.",
            .integer(1...1_000_000_000), default: SuggestOutfitsInput.usualNodeLimit)
        field("sample", \.sample, "Whose sample wardrobe stands in for an empty one.", default: .menswear)
    }
}
