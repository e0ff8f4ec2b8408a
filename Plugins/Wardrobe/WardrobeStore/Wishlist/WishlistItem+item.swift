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
