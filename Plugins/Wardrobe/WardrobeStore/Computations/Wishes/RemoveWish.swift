// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ComputationKit
internal import WardrobePlugin

/// Removes a wish.
struct RemoveWish: Computation {
    let manifest = Manifest(
        id: Wardrobe.removeWish.id,
        summary: "Removes an item from the wishlist. If you bought it, it stays in your wardrobe.",
        examples: [Example("Gloves", ["wish": "Lined gloves"])], effects: [.writes, .destructive])

    let access: LazyWardrobeRecords

    func run(_ input: RemoveWishInput, in context: Context) async throws -> WishDetails {
        try await access.writing(in: context) { records in
            try records.store.write { db in
                try records.details(of: records.remove(wish: input.wish, db), db)
            }
        }
    }
}
