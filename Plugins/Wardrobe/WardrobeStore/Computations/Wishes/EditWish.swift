// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ComputationKit
internal import WardrobePlugin

/// Changes a wish.
struct EditWish: Computation {
    let manifest = Manifest(
        id: Wardrobe.editWish.id,
        summary: "Change a wish; what is left out stays.",
        discussion: """
            It also keeps what my-matches and my-wish-size answer: the items that the wish goes with, and the size to buy. \
            The reason of a size is not kept, since it names measures of the body.
            """,
        examples: [
            Example(
                "Another brand, and no more notes", ["wish": "Rain coat", "brand": "Aran Mills", "clear": ["notes"]])
        ], effects: [.writes, .idempotent, .clock, .destructive])

    let access: LazyWardrobeRecords

    func run(_ input: EditWishInput, in context: Context) async throws -> WishDetails {
        try input.checkChanges()
        let today = try context.today()
        return try await access.writing(in: context) { records in
            let goesWith = try input.goesWith.map { texts in
                try records.store.read { db in try NamedRecords.items.at("goesWith").keys(texts, in: db) }
            }
            let saved = try records.update(wish: input.wish) { wish in
                for part in input.clear { wish.forget(part) }
                wish.name = input.name ?? wish.name
                wish.category = input.category ?? wish.category
                wish.brand = input.brand ?? wish.brand
                wish.primaryColor = input.primaryColor ?? wish.primaryColor
                wish.retailer = input.retailer ?? wish.retailer
                wish.productURL = input.productURL ?? wish.productURL
                wish.imageURL = input.imageURL ?? wish.imageURL
                wish.recommendedSize = input.recommendedSize ?? wish.recommendedSize
                wish.goesWith = goesWith ?? wish.goesWith
                wish.triedOn = input.triedOn ?? wish.triedOn
                wish.addedOn = input.addedOn?.day(today: today) ?? wish.addedOn
                wish.notes = input.notes ?? wish.notes
            }
            return try records.details(of: saved)
        }
    }
}

extension EditWishInput {
    /// Refuses a change of nothing, and parts that are both set and cleared.
    fileprivate func checkChanges() throws(ComputationError) {
        var change = self
        change.wish = ""
        guard change != EditWishInput(wish: "") else {
            throw ComputationError.refused([
                ValidationIssue(path: "clear", expected: "something to change", got: "nothing")
            ])
        }
        let stated = Self.schema.json(of: self).object ?? JSONObject()
        try ComputationError.refuse(clearing: clear.map(\.rawValue)) { stated[$0] != nil }
    }
}

extension WishlistItem {
    fileprivate mutating func forget(_ part: EditWishInput.Part) {
        switch part {
        case .brand: brand = nil
        case .primaryColor: primaryColor = nil
        case .retailer: retailer = nil
        case .productURL: productURL = nil
        case .imageURL: imageURL = nil
        case .recommendedSize: recommendedSize = nil
        case .triedOnPhoto: triedOnPhoto = nil
        case .prices: prices = []
        case .purchase: (purchased, boughtOn, boughtItem) = (false, nil, nil)
        case .notes: notes = nil
        }
    }
}
