// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// Which saved outfits are to be listed; what is left out does not matter.
public struct MyOutfitsInput: SchemaProviding, Hashable {
    /// A text that the name or the notes have.
    public var text: String?
    /// An occasion; outfits suitable for any occasion match too.
    public var occasion: Occasion?
    /// The season; an outfit for all seasons is listed too.
    public var season: Season?
    /// An item that it has: its key, its name or a part of it, or the beginning of its key.
    public var item: String?
    /// Whether it was suggested, or put together by its owner.
    public var isGenerated: Bool?
    /// Whether it was ever worn.
    public var isWorn: Bool?
    /// Whether only favorites are listed.
    public var favoritesOnly: Bool
    /// The order of the list.
    public var sort: Order
    /// The most outfits to list.
    public var limit: Int
    /// The cursor of an earlier answer, to continue its list.
    public var cursor: String?

    /// Orders of a list of outfits; equal ones are in the order of their keys.
    public enum Order: String, Codable, Sendable, CaseIterable, SchemaProviding {
        case created, lastWorn, name

        /// The orders by their names.
        public static let schema = Schema<Self>.enumeration("wardrobe.OutfitOrder", "The order of a list of outfits.") {
            switch $0 {
            case .created: "By when they were saved, the latest first."
            case .lastWorn: "By the last day they were worn, the latest first; never worn ones come last."
            case .name: "By name."
            }
        }
    }

    /// All outfits, a hundred at most.
    public init() {
        favoritesOnly = false
        sort = .created
        limit = 100
    }

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object(
        "wardrobe.MyOutfitsInput", "Which saved outfits are to be listed."
    ) {
        field("text", \.text, "A text that the name or the notes have.", .text(0...200, example: "office"))
        field("occasion", \.occasion, "An occasion; outfits suitable for any occasion match too.")
        field("season", \.season, "The season; an outfit for all seasons is listed too.")
        field(
            "item", \.item, "An item that it has: its key, its name or a part of it, or the beginning of its key.",
            .recordName("Navy blazer"))
        field("isGenerated", \.isGenerated, "Whether it was suggested, or put together by its owner.", .boolean)
        field("isWorn", \.isWorn, "Whether it was ever worn.", .boolean)
        field("favoritesOnly", \.favoritesOnly, "Whether only favorites are listed.", .boolean, default: false)
        field("sort", \.sort, "The order of the list.", default: .created)
        field("limit", \.limit, "The most outfits to list.", .integer(1...100_000), default: 100)
        field("cursor", \.cursor, "The cursor of an earlier answer, to continue its list.", .cursor)
    }
}

/// Saved outfits.
public struct OutfitList: SchemaProviding, Hashable {
    /// The outfits.
    public var outfits: [SavedOutfit]
    /// How many outfits match, also those that the list has no room for.
    public var total: Int
    /// What continues the list; absent at its end.
    public var cursor: String?

    /// A part of a list of outfits.
    public init(outfits: [SavedOutfit], total: Int, cursor: String? = nil) {
        self.outfits = outfits
        self.total = total
        self.cursor = cursor
    }

    /// What it looks like as JSON.
    public static let schema = Schema<Self>.object("wardrobe.OutfitList", "Saved outfits.") {
        field("outfits", \.outfits, "The outfits.")
        field("total", \.total, "How many outfits match, also those that the list has no room for.", .tally)
        field("cursor", \.cursor, "What continues the list; absent at its end.", .cursor)
    }
}
