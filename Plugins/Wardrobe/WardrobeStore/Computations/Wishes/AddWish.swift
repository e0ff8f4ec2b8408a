// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ComputationKit
internal import WardrobePlugin

/// Adds a wishlist item.
struct AddWish: Computation {
    let manifest = Manifest(
        id: Wardrobe.addWish.id,
        summary: "Adds an item to your wishlist.",
        examples: [
            Example("Boots", ["name": "Desert boots", "category": "boots", "primaryColor": "#B5895B"]),
            Example(
                "A scarf with its price",
                ["name": "Green scarf", "category": "scarf", "price": ["amount": "35", "currency": "EUR"]]),
        ], effects: [.writes, .clock])

    let access: LazyWardrobeRecords

    func run(_ input: AddWishInput, in context: Context) async throws -> WishDetails {
        let today = try context.today()
        let day = input.addedOn?.day(today: today) ?? today
        var wish = WishlistItem(id: "", name: input.name, category: input.category)
        wish.brand = input.brand
        wish.primaryColor = input.primaryColor
        wish.retailer = input.retailer
        wish.productURL = input.productURL
        wish.imageURL = input.imageURL
        wish.addedOn = day
        wish.prices = input.price.map { [PricePoint(day, $0)] } ?? []
        wish.notes = input.notes
        let planned = wish
        do throws(ComputationError) {
            return try await access.writing(in: context) { records in
                try records.store.write { db in
                    var wish = planned
                    wish.goesWith = try NamedRecords.items.at("goesWith").keys(input.goesWith, in: db)
                    return try records.details(of: records.insert(wish, db), db)
                }
            }
        } catch {
            throw error.renamingPaths { $0 == "prices[0].date" ? "addedOn" : $0 }
        }
    }
}
