// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ComputationKit
internal import WardrobePlugin

/// Notes what a wish costs on a day.
struct NotePrice: Computation {
    let manifest = Manifest(
        id: Wardrobe.notePrice.id,
        summary: "Note what a wish costs on a day, and see whether it fell.",
        discussion: """
            A price of the same day is replaced. The fall is from the price of the day before it, or else from the price \
            that it replaces.
            """,
        examples: [Example("A price of today", ["wish": "Rain coat", "price": ["amount": "89", "currency": "EUR"]])],
        effects: [.writes, .clock, .destructive])

    let access: LazyWardrobeRecords

    func run(_ input: NotePriceInput, in context: Context) async throws -> NotedPrice {
        let today = try context.today()
        let day = input.date?.day(today: today) ?? today
        do throws(ComputationError) {
            return try await access.writing(in: context) { records in
                let id = try records.wish(input.wish).id
                let drop = try records.notePrice(input.price, on: day, of: id)
                return NotedPrice(
                    wish: try records.details(of: records.wish(id)), price: PricePoint(day, input.price), drop: drop)
            }
        } catch {
            throw error.renamingPaths { path in
                guard path.hasPrefix("prices["), let dot = path.firstIndex(of: ".") else { return path }
                return String(path[dot...].dropFirst())
            }
        }
    }
}
