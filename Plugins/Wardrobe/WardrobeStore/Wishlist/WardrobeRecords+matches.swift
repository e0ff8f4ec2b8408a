// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit
internal import WardrobePlugin

extension WishlistItem {
    /// The wish as an item of the wardrobe, new and in the size recommended, under the same key.
    ///
    /// Nil while the wish has no color.
    var asItem: WardrobeItem? {
        guard let primaryColor else { return nil }
        var item = WardrobeItem(id: id, name: name, category: category, primaryColor: primaryColor)
        item.brand = brand
        item.size = recommendedSize?.size
        item.price = price
        item.retailer = retailer
        item.productURL = productURL
        item.condition = .new
        return item
    }
}

extension WardrobeRecords {
    /// All that is needed to find what an item goes with: the user's items, profile and log as they are now.
    ///
    /// - Parameters:
    ///   - item: one that may be bought, as of ``WardrobePlugin/WishlistItem/asItem``.
    ///   - requests: the days on which it would be worn.
    /// - Throws: ``ComputationKit/ComputationError`` when the wardrobe has no item.
    func matchInput(
        _ item: WardrobeItem, on requests: [OutfitRequest] = MatchItemInput.everyTemperature
    ) throws -> MatchItemInput {
        let items = try items()
        guard !items.isEmpty else {
            throw ComputationError(.refused, "There is nothing that \(item.name) could go with: the wardrobe is empty.")
        }
        return MatchItemInput(
            item: item, items: items, requests: requests, profile: try profile(), wears: try wears())
    }
}
