// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ComputationKit
internal import WardrobePlugin

/// Records the price of a wish on a day.
struct NotePrice: Computation {
    let manifest = Manifest(
        id: Wardrobe.notePrice.id,
        summary: "Records a wishlist item's price on a day and reports any price drop.",
        discussion: """
            A price for the same day is replaced. The drop is measured from the latest earlier price, or else from \
            the price it replaces.
            """,
        examples: [Example("Today's price", ["wish": "Rain coat", "price": ["amount": "89", "currency": "EUR"]])],
        effects: [.writes, .clock, .destructive])

    let access: LazyWardrobeRecords

    func run(_ input: NotePriceInput, in context: Context) async throws -> NotedPrice {
        let today = try context.today()
        let day = input.date?.day(today: today) ?? today
        do throws(ComputationError) {
            return try await access.writing(in: context) { records in
                try records.store.write { db in
                    let (wish, drop) = try records.notePrice(input.price, on: day, of: input.wish, db)
                    return NotedPrice(
                        wish: try records.details(of: wish, db), price: PricePoint(day, input.price), drop: drop)
                }
            }
        } catch {
            throw error.renamingPaths { path in
                guard path.hasPrefix("prices["), let dot = path.firstIndex(of: ".") else { return path }
                return String(path[dot...].dropFirst())
            }
        }
    }
}
