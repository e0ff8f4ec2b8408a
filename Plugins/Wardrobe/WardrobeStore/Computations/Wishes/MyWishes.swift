// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ComputationKit
internal import WardrobePlugin

/// Lists the user's wishes.
struct MyWishes: Computation {
    let manifest = Manifest(
        id: Wardrobe.myWishes.id,
        summary: "Your wishes with their prices, what they go with, and what became of them.",
        discussion:
            "Wishes come in the order in which they were added. Those that were bought are left out unless wanted.",
        examples: [
            Example("What is still to buy", [:]),
            Example("All whose price fell", ["bought": true, "droppedOnly": true, "limit": 10]),
        ], effects: .reads)

    let access: LazyWardrobeRecords

    func run(_ input: MyWishesInput, in context: Context) async throws -> WishList {
        try await access.reading(in: context) { records in
            let wishes = try records.wishes().filter(input.accepts)
            let part = try ListCursor.part(of: wishes, input, limit: input.limit, cursor: input.cursor, key: \.id)
            let names = try records.names(in: "item")
            return WishList(
                wishes: try part.elements.map { wish in
                    let photo = input.photos ? try wish.triedOnPhoto.flatMap { try records.photo($0) } : nil
                    return WishDetails(
                        wish, names: names,
                        photo: photo.map { WishDetails.Photo(mediaType: $0.mediaType, picture: Blob($0.bytes)) })
                }, total: wishes.count, cursor: part.cursor)
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
    /// A wish with the names of its items.
    func details(of wish: WishlistItem) throws -> WishDetails {
        WishDetails(wish, names: try names(in: "item"))
    }
}
