// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ComputationKit
internal import GRDB
internal import WardrobePlugin

/// Lists the user's wishes.
struct MyWishes: Computation {
    let manifest = Manifest(
        id: Wardrobe.myWishes.id,
        summary: "Lists your wishlist items with their prices, matching items, and status.",
        discussion:
            "Items are sorted in the order they were added. Items that were bought are left out unless requested.",
        examples: [
            Example("Not bought yet", [:]),
            Example("All with a price drop", ["bought": true, "droppedOnly": true, "limit": 10]),
        ], effects: .reads)

    let access: LazyWardrobeRecords

    func run(_ input: MyWishesInput, in context: Context) async throws -> WishList {
        try await access.reading(in: context) { records in
            let wishes = try records.wishes().filter(input.accepts)
            let page = try ListPage(
                wishes, of: Wardrobe.myWishes, for: input, limit: input.limit, after: input.cursor
            ) { [.ascending($0.id)] }
            let names = try records.names(in: "item")
            return WishList(
                wishes: try page.elements.map { wish in
                    let photo = input.photos ? try wish.triedOnPhoto.flatMap { try records.photo($0) } : nil
                    return WishDetails(
                        wish, names: names,
                        photo: photo.map { WishDetails.Photo(mediaType: $0.mediaType, picture: Blob($0.bytes)) })
                }, total: wishes.count, cursor: page.cursor)
        }
    }
}

extension MyWishesInput {
    fileprivate func accepts(_ wish: WishlistItem) -> Bool {
        if wish.purchased, !bought { return false }
        if !categories.isEmpty, !categories.contains(wish.category) { return false }
        if droppedOnly, wish.dropFromHighest == nil { return false }
        guard let wanted = text?.lowercased() else { return true }
        return [wish.name, wish.brand, wish.retailer, wish.notes].contains { $0?.lowercased().contains(wanted) == true }
    }
}

extension WardrobeRecords {
    /// Returns a wish with the names of its items.
    func details(of wish: WishlistItem, _ db: Database) throws -> WishDetails {
        WishDetails(wish, names: try names(in: "item", db))
    }
}
