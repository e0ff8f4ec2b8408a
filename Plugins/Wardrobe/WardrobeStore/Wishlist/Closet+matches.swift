// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit
public import WardrobePlugin

extension WishlistItem {
    /// The wish as a piece of the wardrobe, new and in the size recommended, under the same key.
    ///
    /// Nil while the wish has no colour.
    public var asPiece: WardrobeItem? {
        guard let primaryColor else { return nil }
        var piece = WardrobeItem(id: id, name: name, category: category, primaryColor: primaryColor)
        piece.brand = brand
        piece.size = recommendedSize?.size
        piece.price = price
        piece.retailer = retailer
        piece.productURL = productURL
        piece.condition = .new
        return piece
    }
}

extension Closet {
    /// All that is needed to find what a piece goes with: the user's pieces, profile and log as they are now.
    ///
    /// - Parameters:
    ///   - piece: one that may be bought, as of ``WardrobePlugin/WishlistItem/asPiece``.
    ///   - requests: the days on which it would be worn.
    /// - Throws: ``ComputationKit/Failure`` when the wardrobe has no piece.
    public func matchInput(
        _ piece: WardrobeItem, on requests: [OutfitRequest] = MatchPieceInput.everyTemperature
    ) throws -> MatchPieceInput {
        let items = try items()
        guard !items.isEmpty else {
            throw Failure(.badInput, "There is nothing that \(piece.name) could go with: the wardrobe is empty.")
        }
        return MatchPieceInput(
            piece: piece, items: items, requests: requests, profile: try profile(), wears: try wears())
    }
}
