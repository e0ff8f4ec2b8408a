// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// Which saved outfits to list.
///
/// Omitted fields match every outfit.
@Schema("wardrobe.MyOutfitsInput")
public struct MyOutfitsInput: SchemaProviding, Hashable {
    /// Text in the name or notes.
    @Field(.text(0...200, example: "office")) public var text: String?
    /// An occasion; outfits suitable for any occasion match too.
    public var occasion: Occasion?
    /// The season (outfits for all seasons match too).
    public var season: Season?
    /// An item in the outfit: its key, its name or part of it, or the beginning of its key.
    @Field(.recordName("Navy blazer")) public var item: String?
    /// Whether it was suggested rather than put together by its owner.
    public var isGenerated: Bool?
    /// Whether it was worn at least once.
    public var isWorn: Bool?
    /// Whether to list only favorites.
    public var favoritesOnly: Bool = false
    /// The order of the list.
    public var sort: Order = .created
    /// The maximum number of outfits.
    @Field(.integer(1...100_000)) public var limit: Int = 100
    /// The cursor from an earlier response, to continue its list.
    @Field(.cursor) public var cursor: String?

    /// The order of a list of outfits.
    ///
    /// Ties are in the order of their keys.
    @Schema("wardrobe.OutfitOrder")
    public enum Order: String, CaseIterable, SchemaProviding {
        /// By the date they were saved, newest first.
        case created
        /// By the last day they were worn, newest first; never worn outfits last.
        case lastWorn
        /// By name.
        case name
    }
}

/// Saved outfits.
@Schema("wardrobe.OutfitList")
public struct OutfitList: SchemaProviding, Hashable {
    /// The outfits.
    public var outfits: [SavedOutfit]
    /// The number of matching outfits, including those beyond the limit.
    @Field(.tally) public var total: Int
    /// The cursor for the next page; absent on the last page.
    @Field(.cursor) public var cursor: String?
}
