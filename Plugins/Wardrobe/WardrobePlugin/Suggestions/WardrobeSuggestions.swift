// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// The best outfits in the user's wardrobe, with the request.
public struct WardrobeSuggestions: SchemaProviding, Equatable {
    /// The day, the weather, and the occasion, with defaults filled in.
    public var request: OutfitRequest
    /// The basis of the suggestions.
    public var basis: SuggestionBasis
    /// The number of outfits requested.
    public var wanted: Int
    /// Whether each outfit had to look different from all the previous ones.
    public var variety: Bool
    /// A danger that no clothes in the wardrobe protect against.
    public var danger: Danger?
    /// The outfits, best first.
    public var outfits: [ScoredOutfit]
    /// The closest items, if nothing meets the dress code.
    public var nearest: ScoredOutfit?
    /// The extent of the search and its proof.
    public var search: SearchCertificate
    /// The number of items offered for each slot, and the items removed by filters.
    public var filters: [SlotFilter]
    /// Why there are fewer outfits than requested.
    public var shortages: [String]
    /// The assumptions made, and any values outside the standards.
    public var remarks: [String]
    /// The items of the outfits, without duplicates.
    public var details: [WardrobeItem]
    /// The photos of the items, if requested and available.
    public var photos: [ItemPhoto]

    /// Creates suggestions.
    package init(
        _ found: OutfitSuggestions, for request: OutfitRequest, on basis: SuggestionBasis, wanted: Int, variety: Bool,
        of items: [WardrobeItem]
    ) {
        self.request = request
        self.basis = basis
        self.wanted = wanted
        self.variety = variety
        danger = found.danger
        outfits = found.outfits
        nearest = found.nearest
        search = found.search
        filters = found.filters
        shortages = found.shortages
        remarks = found.remarks
        details = items.worn(in: found.outfits + (found.nearest.map { [$0] } ?? []))
        photos = []
    }

    /// The JSON schema.
    public static let schema = Schema<Self>.object(
        "wardrobe.WardrobeSuggestions", "The best outfits in your wardrobe, with the request."
    ) {
        field("request", \.request, "The day, the weather, and the occasion, with defaults filled in.")
        field("basis", \.basis, "The basis of the suggestions.")
        field("wanted", \.wanted, "The number of outfits requested.", .integer(1...100))
        field("variety", \.variety, "Whether each outfit had to look different from all the previous ones.", .boolean)
        field("danger", \.danger, "A danger that no clothes in the wardrobe protect against.")
        field("outfits", \.outfits, "The outfits, best first.")
        field("nearest", \.nearest, "The closest items, if nothing meets the dress code.")
        field("search", \.search, "The extent of the search and its proof.")
        field("filters", \.filters, "The number of items offered for each slot, and the items removed by filters.")
        field("shortages", \.shortages, "Why there are fewer outfits than requested.", .list(of: .text()))
        field("remarks", \.remarks, "The assumptions made, and any values outside the standards.", .list(of: .text()))
        field("details", \.details, "The items of the outfits, without duplicates.")
        field("photos", \.photos, "The photos of the items, if requested and available.", default: [])
    }
}

/// The photo of an item.
public struct ItemPhoto: SchemaProviding, Hashable {
    /// The item's key.
    public var item: String
    /// The media type of the picture.
    public var mediaType: String
    /// The picture, or its small copy if there is one.
    public var picture: Blob

    /// Creates a photo of an item.
    public init(item: String, mediaType: String, picture: Blob) {
        self.item = item
        self.mediaType = mediaType
        self.picture = picture
    }

    /// The maximum size of a picture in bytes.
    public static let maximumBytes = 50_000_000

    /// The JSON schema.
    public static let schema = Schema<Self>.object("wardrobe.ItemPhoto", "The photo of an item.") {
        field("item", \.item, "The item's key.", .text(1...100, example: "navy-blazer"))
        field("mediaType", \.mediaType, "The media type of the picture.", .text(1...100, example: "image/jpeg"))
        field(
            "picture", \.picture, "The picture, or its small copy if there is one.", .blob(maximumBytes: maximumBytes))
    }
}

extension [WardrobeItem] {
    /// Returns the items of outfits, in the order of the wardrobe.
    package func worn(in outfits: [ScoredOutfit]) -> [WardrobeItem] {
        let keys = Set(outfits.flatMap { $0.items.map(\.id) })
        return filter { keys.contains($0.id) }
    }
}
