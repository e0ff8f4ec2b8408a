// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit
internal import WardrobePlugin

extension WishlistItem {
    /// The wish as a new wardrobe item in the recommended size, with the same key.
    ///
    /// Nil if the wish has no color.
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
