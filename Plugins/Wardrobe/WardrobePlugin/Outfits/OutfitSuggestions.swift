// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// The best outfits of a wardrobe, with the proof that there are no better ones.
public struct OutfitSuggestions: SchemaProviding, Equatable {
    /// A danger that no clothes in the wardrobe protect against; it is said before any outfit.
    public var danger: Danger?
    /// The outfits, best first.
    public var outfits: [ScoredOutfit]
    /// The closest items, if nothing meets the dress code and ``outfits`` is therefore empty.
    public var nearest: ScoredOutfit?
    /// What the search went through, and its proof.
    public var search: SearchCertificate
    /// What each slot was offered, and what filters took.
    public var filters: [SlotFilter]
    /// Why there are fewer than requested, or none of one kind; empty if there are enough.
    public var shortages: [String]
    /// The assumptions made, and any values outside the standards.
    public var remarks: [String]

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object("wardrobe.OutfitSuggestions", "The best outfits of a wardrobe.") {
        field("danger", \.danger, "A danger that no clothes in the wardrobe protect against.")
        field("outfits", \.outfits, "The outfits, best first.")
        field("nearest", \.nearest, "The closest items, if nothing meets the dress code.")
        field("search", \.search, "What the search went through, and its proof.")
        field("filters", \.filters, "What each slot was offered, and what filters took.")
        field("shortages", \.shortages, "Why there are fewer than requested.", .list(of: .text()))
        field("remarks", \.remarks, "The assumptions made, and any values outside the standards.", .list(of: .text()))
    }
}

/// What a slot was offered, and what filters took.
public struct SlotFilter: SchemaProviding, Hashable {
    /// The slot.
    public var slot: Slot
    /// How many items were offered.
    public var offered: Int
    /// How many are left.
    public var left: Int
    /// What took the others, each counted once.
    public var reasons: [Removal]

    init(_ slot: Slot, _ removals: RemovalCount) {
        self.slot = slot
        offered = removals.offered
        left = removals.left
        reasons = removals.reasons
    }

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object(
        "wardrobe.SlotFilter", "What a slot was offered, and what filters took."
    ) {
        field("slot", \.slot, "The slot.")
        field("offered", \.offered, "How many items were offered.", .integer(0...Int.max))
        field("left", \.left, "How many are left.", .integer(0...Int.max))
        field("reasons", \.reasons, "What took the others, each counted once.")
    }
}
