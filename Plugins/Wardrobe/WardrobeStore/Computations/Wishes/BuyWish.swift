// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ComputationKit
internal import WardrobePlugin

/// Makes an item of a wish that was bought.
struct BuyWish: Computation {
    let manifest = Manifest(
        id: Wardrobe.buyWish.id,
        summary: "Note that you bought a wish; it joins your wardrobe as an item.",
        discussion: """
            The wish stays, with the day and the key of the item that it became. The item takes its name, category, brand, \
            color, retailer and addresses over, the last price noted, and the recommended size, unless others are given.
            """,
        examples: [Example("Gloves", ["wish": "Lined gloves", "size": "M"])], effects: [.writes, .clock])

    let access: LazyWardrobeRecords

    func run(_ input: BuyWishInput, in context: Context) async throws -> BoughtWish {
        let today = try context.today()
        let day = input.date?.day(today: today) ?? today
        do throws(ComputationError) {
            return try await access.writing(in: context) { records in
                let (wish, item) = try records.buy(wish: input.wish, on: day) { wish in
                    var colored = wish
                    colored.primaryColor = input.color ?? wish.primaryColor
                    guard var item = colored.asItem else { throw ComputationError.withoutColor(wish.name) }
                    item.price = input.price ?? item.price
                    item.size = input.size ?? item.size
                    return item
                }
                return BoughtWish(wish: try records.details(of: wish), item: item)
            }
        } catch {
            throw error.renamingPaths { $0 == "boughtOn" || $0 == "purchaseDate" ? "date" : $0 }
        }
    }
}

extension ComputationError {
    /// A wish that has no color, without which there is nothing to judge.
    static func withoutColor(_ name: String) -> ComputationError {
        .refused([
            ValidationIssue(
                path: "color", expected: "a color, since \(JSONValue.string(name).text()) has none", got: "none")
        ])
    }
}
