// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// Which saved outfits to list; omitted fields match every outfit.
public struct MyOutfitsInput: SchemaProviding, Hashable {
    /// Text in the name or notes.
    public var text: String?
    /// An occasion; outfits suitable for any occasion match too.
    public var occasion: Occasion?
    /// The season; outfits for all seasons match too.
    public var season: Season?
    /// An item in the outfit: its key, its name or part of it, or the beginning of its key.
    public var item: String?
    /// Whether it was suggested rather than put together by its owner.
    public var isGenerated: Bool?
    /// Whether it was worn at least once.
    public var isWorn: Bool?
    /// Whether to list only favorites.
    public var favoritesOnly: Bool
    /// The order of the list.
    public var sort: Order
    /// The maximum number of outfits.
    public var limit: Int
    /// The cursor from an earlier response, to continue its list.
    public var cursor: String?

    /// The order of a list of outfits; ties are in the order of their keys.
    public enum Order: String, Codable, Sendable, CaseIterable, SchemaProviding {
        case created, lastWorn, name

        /// The values and their meanings.
        public static let schema = Schema<Self>.enumeration("wardrobe.OutfitOrder", "The order of a list of outfits.") {
            switch $0 {
            case .created: "By the date they were saved, newest first."
            case .lastWorn: "By the last day they were worn, newest first; never worn outfits last."
            case .name: "By name."
            }
        }
    }

    /// Creates a list of at most 100 outfits.
    public init() {
        favoritesOnly = false
        sort = .created
        limit = 100
    }

    /// The JSON schema.
    public static let schema = Schema<Self>.object(
        "wardrobe.MyOutfitsInput", "Which saved outfits to list."
    ) {
        field("text", \.text, "Text in the name or notes.", .text(0...200, example: "office"))
        field("occasion", \.occasion, "An occasion; outfits suitable for any occasion match too.")
        field("season", \.season, "The season; outfits for all seasons match too.")
        field(
            "item", \.item, "An item in the outfit: its key, its name or part of it, or the beginning of its key.",
            .recordName("Navy blazer"))
        field("isGenerated", \.isGenerated, "Whether it was suggested rather than put together by its owner.", .boolean)
        field("isWorn", \.isWorn, "Whether it was worn at least once.", .boolean)
        field("favoritesOnly", \.favoritesOnly, "Whether to list only favorites.", .boolean, default: false)
        field("sort", \.sort, "The order of the list.", default: .created)
        field("limit", \.limit, "The maximum number of outfits.", .integer(1...100_000), default: 100)
        field("cursor", \.cursor, "The cursor from an earlier response, to continue its list.", .cursor)
    }
}

/// Saved outfits.
public struct OutfitList: SchemaProviding, Hashable {
    /// The outfits.
    public var outfits: [SavedOutfit]
    /// The number of matching outfits, including those beyond the limit.
    public var total: Int
    /// The cursor for the next page; absent on the last page.
    public var cursor: String?

    /// Creates a page of a list of outfits.
    public init(outfits: [SavedOutfit], total: Int, cursor: String? = nil) {
        self.outfits = outfits
        self.total = total
        self.cursor = cursor
    }

    /// The JSON schema.
    public static let schema = Schema<Self>.object("wardrobe.OutfitList", "Saved outfits.") {
        field("outfits", \.outfits, "The outfits.")
        field("total", \.total, "The number of matching outfits, including those beyond the limit.", .tally)
        field("cursor", \.cursor, "The cursor for the next page; absent on the last page.", .cursor)
    }
}
