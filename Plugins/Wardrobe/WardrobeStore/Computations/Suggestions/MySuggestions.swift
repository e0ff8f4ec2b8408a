// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ComputationKit
internal import WardrobePlugin

/// Finds the best outfits in the user's wardrobe.
struct MySuggestions: Computation {
    let manifest = Manifest(
        id: Wardrobe.mySuggestions.id,
        summary: "Finds the provably best outfits in your wardrobe for a day and an occasion.",
        discussion: """
            Runs wardrobe.suggest-outfits on your items, profile, and wear log. The day is today unless given. The \
            weather is that of the request; missing values come from a stored forecast, if one is given. While the \
            wardrobe is empty, a built-in sample wardrobe is used, and the basis says so. Temperatures are shown in \
            the given unit, or else that of a typed temperature, or else your profile's. Without a profile, a \
            request in numbers uses °C, and other requests use °F.
            """,
        examples: [
            Example("A working day at 55 °F", ["typed": ["temperature": "55F"], "request": ["occasion": "work"]]),
            Example("The same in numbers", ["request": ["temperature": 12.8, "occasion": "work"]]),
            Example(
                "A rainy day from cold to mild",
                [
                    "request": [
                        "coldest": 5, "warmest": 14, "condition": "rainy", "occasion": "casual", "date": "2026-11-21",
                    ]
                ]),
        ], effects: [.reads, .clock])

    let access: LazyWardrobeRecords

    func run(_ input: MySuggestionsInput, in context: Context) async throws -> WardrobeSuggestions {
        let today = try context.today()
        let wardrobe = try await access.reading(in: context) {
            try $0.snapshot(sample: input.sample, forecast: input.forecast)
        }
        let stated = StatedRequest(input.request, input.typed, unit: input.unit)
        let unit = stated.unit(profile: wardrobe.statedProfile?.temperatureUnit)
        var request = try stated.request(in: unit, today: today, needsTemperature: input.forecast == nil)
        let day = request.date ?? today
        request.date = day
        request = try wardrobe.weather(in: request, on: day)
        let wanted = SuggestOutfitsInput(
            items: wardrobe.items, request: request, profile: wardrobe.profile(in: unit), wears: wardrobe.wears,
            weights: input.weights, count: input.count, variety: input.variety,
            with: try wardrobe.keys(input.with, at: "with"), without: try wardrobe.keys(input.without, at: "without"),
            notWornWithinDays: input.notWornWithinDays, onlyClean: input.onlyClean, nodeLimit: input.nodeLimit)
        let found: OutfitSuggestions
        do throws(ComputationError) {
            found = try await context.call(Wardrobe.suggestOutfits, wanted)
        } catch {
            throw stated.renamingPaths(of: error)
        }
        var answer = WardrobeSuggestions(
            found, for: request, on: wardrobe.basis(in: unit), wanted: input.count, variety: input.variety,
            of: wardrobe.items)
        if input.photos, wardrobe.sample == nil {
            let details = answer.details
            answer.photos = try await access.reading(in: context) { try $0.photos(of: details) }
        }
        return answer
    }
}
