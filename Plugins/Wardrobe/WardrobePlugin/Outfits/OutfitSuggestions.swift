// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// The best outfits of a wardrobe, with the proof that there are no better ones.
public struct OutfitSuggestions: SchemaProviding, Equatable {
    /// A danger that no clothes in the wardrobe protect against; it is reported before any outfit.
    public var danger: Danger?
    /// The outfits, best first.
    public var outfits: [ScoredOutfit]
    /// The closest items, if nothing meets the dress code and ``outfits`` is therefore empty.
    public var nearest: ScoredOutfit?
    /// The extent of the search and its proof.
    public var search: SearchCertificate
    /// The number of items offered for each slot, and the items removed by filters.
    public var filters: [SlotFilter]
    /// Why there are fewer outfits than requested, or none of one kind; empty if there are enough.
    public var shortages: [String]
    /// The assumptions made, and any values outside the standards.
    public var remarks: [String]

    /// The JSON schema.
    public static let schema = Schema<Self>.object("wardrobe.OutfitSuggestions", "The best outfits of a wardrobe.") {
        field("danger", \.danger, "A danger that no clothes in the wardrobe protect against.")
        field("outfits", \.outfits, "The outfits, best first.")
        field("nearest", \.nearest, "The closest items, if nothing meets the dress code.")
        field("search", \.search, "The extent of the search and its proof.")
        field("filters", \.filters, "The number of items offered for each slot, and the items removed by filters.")
        field("shortages", \.shortages, "Why there are fewer outfits than requested.", .list(of: .text()))
        field("remarks", \.remarks, "The assumptions made, and any values outside the standards.", .list(of: .text()))
    }
}

/// The number of items offered for a slot, and the items removed by filters.
public struct SlotFilter: SchemaProviding, Hashable {
    /// The slot.
    public var slot: Slot
    /// The number of items offered.
    public var offered: Int
    /// The number of items left.
    public var left: Int
    /// The reasons why items were removed; each item is counted once.
    public var reasons: [Removal]

    init(_ slot: Slot, _ removals: RemovalCount) {
        self.slot = slot
        offered = removals.offered
        left = removals.left
        reasons = removals.reasons
    }

    /// The JSON schema.
    public static let schema = Schema<Self>.object(
        "wardrobe.SlotFilter", "The number of items offered for a slot, and the items removed by filters."
    ) {
        field("slot", \.slot, "The slot.")
        field("offered", \.offered, "The number of items offered.", .integer(0...Int.max))
        field("left", \.left, "The number of items left.", .integer(0...Int.max))
        field("reasons", \.reasons, "The reasons why items were removed; each item is counted once.")
    }
}
