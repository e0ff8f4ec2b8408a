// SPDX-License-Identifier: Apache-2.0

internal import ComputationKit
internal import WardrobePlugin

extension WishlistItem {
    /// Changes or clears its color.
    mutating func paint(_ color: ColorReference?) {
        primaryColor = color?.color
        colorName = color?.word
    }

    /// The wish as a new wardrobe item in the recommended size, with the same key.
    ///
    /// Nil if the wish has no color.
    var asItem: WardrobeItem? {
        guard let primaryColor else { return nil }
        var item = WardrobeItem(id: id, name: name, category: category, primaryColor: primaryColor)
        item.colorName = colorName
        item.brand = brand
        item.size = recommendedSize?.size
        item.price = price
        item.retailer = retailer
        item.productURL = productURL
        item.condition = .new
        return item
    }
}
