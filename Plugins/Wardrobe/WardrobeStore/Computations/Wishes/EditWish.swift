// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ComputationKit
internal import GRDB
internal import WardrobePlugin

/// Changes a wish.
struct EditWish: Computation {
    let manifest = Manifest(
        id: Wardrobe.editWish.id,
        summary: "Changes a wishlist item.",
        discussion: """
            Omitted fields keep their values, and null clears one. Also saves the results of my-matches and my-wish-size: the matching \
            items and the size to buy. The reason for a size isn't saved, because it contains body measurements.
            """,
        examples: [
            Example(
                "Set the brand and clear the notes", ["wish": "Rain coat", "brand": "Aran Mills", "notes": .null])
        ], effects: [.writes, .idempotent, .clock, .destructive])

    let access: LazyWardrobeRecords

    func run(_ input: EditWishInput, in context: Context) async throws -> WishDetails {
        try input.checkChanges()
        let today = try context.today()
        return try await access.writing(in: context) { records in
            try records.store.write { db in
                let saved = try records.update(wish: input.wish, db) { try input.change(&$0, today: today, db) }
                return try records.details(of: saved, db)
            }
        }
    }
}

extension EditWishInput {
    /// Changes a wish.
    fileprivate func change(_ wish: inout WishlistItem, today: CalendarDay, _ db: Database) throws {
        if removesTriedOnPhoto { wish.triedOnPhoto = nil }
        if removesPrices { wish.prices = [] }
        if removesPurchase { (wish.purchased, wish.boughtOn, wish.boughtItem) = (false, nil, nil) }
        wish.name = name ?? wish.name
        wish.category = category ?? wish.category
        wish.brand = brand ?? wish.brand
        wish.primaryColor = primaryColor ?? wish.primaryColor
        wish.retailer = retailer ?? wish.retailer
        wish.productURL = productURL ?? wish.productURL
        wish.imageURL = imageURL ?? wish.imageURL
        wish.recommendedSize = recommendedSize ?? wish.recommendedSize
        wish.goesWith =
            try goesWith.map { try NamedRecords.items.at("goesWith").keys($0, in: db) } ?? wish.goesWith
        wish.triedOn = triedOn ?? wish.triedOn
        wish.addedOn = addedOn?.day(today: today) ?? wish.addedOn
        wish.notes = notes ?? wish.notes
    }

    /// Refuses an empty change.
    fileprivate func checkChanges() throws(ComputationError) {
        var change = self
        change.wish = ""
        guard change != EditWishInput(wish: "") else {
            throw ComputationError.refused([
                ValidationIssue(path: "name", expected: "something to change", got: "nothing")
            ])
        }
    }
}
