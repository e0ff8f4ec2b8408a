// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ComputationKit
internal import WardrobePlugin

/// Finds what of the user's wardrobe a wish goes with.
struct MyMatches: Computation {
    let manifest = Manifest(
        id: Wardrobe.myMatches.id,
        summary: "What of your wardrobe a wish goes with.",
        discussion: """
            Reads your items, profile and wear log and answers as wardrobe.match-item does. Without a temperature it is \
            for days outdoors of 0, 8, 16 and 24 °C, or of 21 °C indoors. Rest and season count only with a date, since \
            nobody knows when the wish will be worn; what is in the wash counts as clean.
            """,
        examples: [
            Example("On days of any temperature", ["wish": "Rain coat"]),
            Example(
                "For work, in another color",
                ["wish": "Rain coat", "color": "#1F3A5F", "request": ["occasion": "work"]]),
        ], effects: [.reads, .clock])

    let access: LazyWardrobeRecords

    func run(_ input: MyMatchesInput, in context: Context) async throws -> WishMatches {
        let today = try context.today()
        let (wish, wardrobe) = try await access.reading(in: context) { records in
            (try records.wish(input.wish), try records.snapshot(sample: .menswear))
        }
        guard wardrobe.sample == nil else {
            throw ComputationError(.refused, "There is nothing that \(wish.name) could go with: the wardrobe is empty.")
        }
        let item = try input.item(of: wish)
        let stated = StatedRequest(input.request, input.typed, unit: input.unit)
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
                matches, of: wish, as: item, on: requests, basis: wardrobe.basis(in: unit), naming: input.count,
                of: wardrobe.items)
        } catch {
            throw stated.renamingPaths(of: error.renamingPaths { $0 == "item" ? "wish" : $0 }, list: "requests")
        }
    }

    /// A day in a room, or days outdoors of many temperatures.
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
}

extension MyMatchesInput {
    /// The wish as the item that it would become.
    fileprivate func item(of wish: WishlistItem) throws(ComputationError) -> WardrobeItem {
        var colored = wish
        colored.primaryColor = color ?? wish.primaryColor
        guard var item = colored.asItem else { throw ComputationError.withoutColor(wish.name) }
        item.fabric = fabric
        item.pattern = pattern ?? item.pattern
        item.waterproof = waterproof ?? item.waterproof
        return item
    }
}
