// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ComputationKit
internal import WardrobePlugin

/// Finds the items in the user's wardrobe that go with a wish.
struct MyMatches: Computation {
    let manifest = Manifest(
        id: Wardrobe.myMatches.id,
        summary: "Finds the items in your wardrobe that go with a wishlist item.",
        discussion: """
            Runs wardrobe.match-item on your items, profile, and wear log. Without a temperature, it plans for \
            outdoor days at 0, 8, 16, and 24 °C, or 21 °C indoors. Recent wear and the season count only with a \
            date, because it's unknown when you'd wear the item. Items in the wash count as clean.
            """,
        examples: [
            Example("On days from cold to warm", ["wish": "Rain coat"]),
            Example(
                "For work, in another color",
                ["wish": "Rain coat", "color": "#1F3A5F", "request": ["occasion": "work"]]),
        ], effects: [.reads, .clock])

    let access: LazyWardrobeRecords

    func run(_ input: MyMatchesInput, in context: Context) async throws -> WishMatches {
        try await input.matches(from: access, in: context)
    }
}

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
            try records.write { transaction in
                var kept = matches
                kept.wish = try transaction.wishes.update(matches.wish.id) { wish in
                    wish.goesWith = matches.items.map(\.id)
                    wish.primaryColor = matches.item.primaryColor
                    wish.colorName = matches.item.colorName
                }
                return kept
            }
        }
    }
}

extension MyMatchesInput {
    /// Returns the items that go with the wish.
    func matches(from access: LazyWardrobeRecords, in context: Context) async throws -> WishMatches {
        let today = try context.today()
        let (wish, wardrobe) = try await access.reading(in: context) { records in
            try records.read { transaction in
                (
                    try transaction.wishes.wish(self.wish),
                    try WardrobeSnapshot(transaction, sample: .menswear, forecast: nil)
                )
            }
        }
        guard wardrobe.sample == nil else {
            throw ComputationError(.refused, "The wardrobe is empty, so nothing goes with \(wish.name).")
        }
        let item = try item(of: wish)
        let stated = StatedRequest(self.request, typed, unit: unit)
        let unit = stated.unit(profile: wardrobe.statedProfile?.temperatureUnit)
        let request = try stated.request(in: unit, today: today, needsTemperature: false)
        let requests = stated.hasTemperature ? [request] : Self.days(for: request)
        do throws(ComputationError) {
            let matches = try await context.call(
                Wardrobe.matchItem,
                MatchItemInput(
                    item: item, items: wardrobe.items, requests: requests, profile: wardrobe.profile(in: unit),
                    wears: wardrobe.wears))
            return WishMatches(
                matches, of: wish, as: item, on: requests, basis: wardrobe.basis(in: unit), naming: count,
                of: wardrobe.items)
        } catch {
            throw stated.renamingPaths(of: error.renamingPaths { $0 == "item" ? "wish" : $0 }, list: "requests")
        }
    }

    /// One day indoors, or outdoor days at several temperatures.
    private static func days(for request: OutfitRequest) -> [OutfitRequest] {
        guard request.setting != .indoors else {
            var room = request
            room.temperature = 21
            return [room]
        }
        return MatchItemInput.everyTemperature.map { day in
            var wanted = request
            wanted.temperature = day.temperature
            wanted.wind = request.wind ?? day.wind
            return wanted
        }
    }

    /// The wish as a wardrobe item.
    private func item(of wish: WishlistItem) throws(ComputationError) -> WardrobeItem {
        var colored = wish
        if let color { colored.paint(color) }
        guard var item = colored.asItem else { throw ComputationError.withoutColor(wish.name) }
        item.fabric = fabric
        item.pattern = pattern ?? item.pattern
        item.waterproof = waterproof ?? item.waterproof
        return item
    }
}

extension ComputationError {
    /// Returns the error for a wish without a color, which can't be scored.
    static func withoutColor(_ name: String) -> ComputationError {
        .refused(path: "color", expected: "a color, because \(JSONValue.string(name).text()) has none", got: "none")
    }
}
