// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ComputationKit
internal import WardrobePlugin

/// Turns a bought wishlist item into a wardrobe item.
struct BuyWish: Computation {
    let manifest = Manifest(
        id: Wardrobe.buyWish.id,
        summary: "Marks a wishlist item as bought and adds it to your wardrobe.",
        discussion: """
            The wishlist entry is kept, with the date and the key of the new item. The item inherits its name, \
            category, brand, color, retailer, URLs, latest recorded price, and recommended size, unless others are \
            given.
            """,
        examples: [Example("Gloves", ["wish": "Lined gloves", "size": "M"])], effects: [.writes, .clock])

    let access: LazyWardrobeRecords

    func run(_ input: BuyWishInput, in context: Context) async throws -> BoughtWish {
        let today = try context.today()
        let day = input.date?.day(today: today) ?? today
        do throws(ComputationError) {
            return try await access.writing(in: context) { records in
                try records.store.write { db in
                    let (wish, item) = try records.buy(wish: input.wish, on: day, db) { wish in
                        var colored = wish
                        colored.primaryColor = input.color ?? wish.primaryColor
                        guard var item = colored.asItem else { throw ComputationError.withoutColor(wish.name) }
                        item.price = input.price ?? item.price
                        item.size = input.size ?? item.size
                        return item
                    }
                    return BoughtWish(wish: try records.details(of: wish, db), item: item)
                }
            }
        } catch {
            throw error.renamingPaths { $0 == "boughtOn" || $0 == "purchaseDate" ? "date" : $0 }
        }
    }
}

extension ComputationError {
    /// Returns the error for a wish without a color, which can't be scored.
    static func withoutColor(_ name: String) -> ComputationError {
        .refused([
            ValidationIssue(
                path: "color", expected: "a color, because \(JSONValue.string(name).text()) has none", got: "none")
        ])
    }
}
