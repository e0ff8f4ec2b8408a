// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// The best outfits of a wardrobe.
///
/// They include the proof that there are no better ones.
@Schema("wardrobe.OutfitSuggestions")
public struct OutfitSuggestions: SchemaProviding, Equatable {
    /// A danger that no clothes in the wardrobe protect against.
    ///
    /// It is reported before any outfit.
    public var danger: Danger?
    /// The outfits, best first.
    public var outfits: [ScoredOutfit]
    /// The closest items, if nothing meets the dress code.
    ///
    /// ``outfits`` is empty then.
    public var nearest: ScoredOutfit?
    /// The extent of the search and its proof.
    public var search: SearchCertificate
    /// The number of items offered for each slot, and the items removed by filters.
    public var filters: [SlotFilter]
    /// Why there are fewer outfits than requested.
    ///
    /// It can also be why there is none of one kind; empty if there are enough.
    public var shortages: [String]
    /// The assumptions made, and any values outside the standards.
    public var remarks: [String]
}

/// The number of items offered for a slot, and the items removed by filters.
@Schema("wardrobe.SlotFilter")
public struct SlotFilter: SchemaProviding, Hashable {
    /// The slot.
    public var slot: Slot
    /// The number of items offered.
    @Field(.integer(0...Int.max)) public var offered: Int
    /// The number of items left.
    @Field(.integer(0...Int.max)) public var left: Int
    /// The reasons why items were removed; each item is counted once.
    public var reasons: [Removal]

    init(_ slot: Slot, _ removals: RemovalCount) {
        self.slot = slot
        offered = removals.offered
        left = removals.left
        reasons = removals.reasons
    }
}
