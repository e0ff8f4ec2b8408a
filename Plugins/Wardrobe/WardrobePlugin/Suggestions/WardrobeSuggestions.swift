// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// The best outfits in your wardrobe, with the request.
@Schema("wardrobe.WardrobeSuggestions")
public struct WardrobeSuggestions: SchemaProviding, Equatable {
    /// The day, the weather, and the occasion, with defaults filled in.
    public var request: OutfitRequest
    /// The basis of the suggestions.
    public var basis: SuggestionBasis
    /// The number of outfits requested.
    @Field(.integer(1...100)) public var wanted: Int
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
    public var photos: [ItemPhoto] = []

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
}

/// The photo of an item.
@Schema("wardrobe.ItemPhoto")
public struct ItemPhoto: SchemaProviding, Hashable {
    /// The item's key.
    @Field(.text(1...100, example: "navy-blazer")) public var item: String
    /// The media type of the picture.
    @Field(.text(1...100, example: "image/jpeg")) public var mediaType: String
    /// The picture, or its small copy if there is one.
    @Field(.blob(maximumBytes: maximumBytes)) public var picture: Blob

    /// The maximum size of a picture in bytes.
    public static let maximumBytes = 50_000_000
}

extension [WardrobeItem] {
    /// Returns the items of outfits, in the order of the wardrobe.
    package func worn(in outfits: [ScoredOutfit]) -> [WardrobeItem] {
        let keys = Set(outfits.flatMap { $0.items.map(\.id) })
        return filter { keys.contains($0.id) }
    }
}
