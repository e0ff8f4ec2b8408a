// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ComputationKit
internal import WardrobePlugin

/// Finds the items that go with a wish, and saves them with it.
struct KeepMatches: Computation {
    let manifest = Manifest(
        id: Wardrobe.keepMatches.id,
        summary: "Finds the items in your wardrobe that go with a wishlist item and saves them with it.",
        discussion: """
            Returns the result of wardrobe.my-matches. The listed items replace the ones saved before, and the \
            color used for the match becomes the wishlist item's color.
            """,
        examples: [Example("Matches in a color", ["wish": "Rain coat", "color": "#1F3A5F"])],
        effects: [.writes, .clock, .idempotent, .destructive])

    let access: LazyWardrobeRecords

    func run(_ input: MyMatchesInput, in context: Context) async throws -> WishMatches {
        let matches = try await input.matches(from: access, in: context)
        return try await access.writing(in: context) { records in
            try records.store.write { db in
                var kept = matches
                kept.wish = try records.update(wish: matches.wish.id, db) { wish in
                    wish.goesWith = matches.items.map(\.id)
                    wish.primaryColor = matches.item.primaryColor
                }
                return kept
            }
        }
    }
}
