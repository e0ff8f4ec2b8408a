// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ComputationKit
internal import WardrobePlugin

/// Finds the fewest items in the user's wardrobe that cover a trip.
struct MyPackingList: Computation {
    let manifest = Manifest(
        id: Wardrobe.myPackingList.id,
        summary: "Finds the fewest items in your wardrobe that cover every day of a trip.",
        discussion: """
            Runs wardrobe.pack-outfits on your items, profile, and wear log. The occasions repeat in order \
            over the days, which start on the date of the request, today by default. All days have the weather of the \
            request; missing values come from a stored forecast for each day, if one is given.
            """,
        examples: [
            Example(
                "Two days from cold to mild",
                ["days": 2, "typed": ["temperature": "40..60"], "occasions": ["work", "casual"]])
        ], effects: [.reads, .clock])

    let access: LazyWardrobeRecords

    func run(_ input: MyPackingListInput, in context: Context) async throws -> WardrobePackingList {
        let today = try context.today()
        let wardrobe = try await access.reading(in: context) {
            try $0.snapshot(sample: input.sample, forecast: input.forecast)
        }
        let stated = StatedRequest(input.request, input.typed, unit: input.unit)
        let unit = stated.unit(profile: wardrobe.statedProfile?.temperatureUnit)
        let first = try stated.request(in: unit, today: today, needsTemperature: input.forecast == nil)
        let requests = try (0..<input.days).map { number in
            var request = first
            let day = (first.date ?? today).adding(days: number)
            request.date = day
            if !input.occasions.isEmpty { request.occasion = input.occasions[number % input.occasions.count] }
            return try wardrobe.weather(in: request, on: day)
        }
        let journey = PackOutfitsInput(
            items: wardrobe.items, days: requests, profile: wardrobe.profile(in: unit), wears: wardrobe.wears,
            weights: input.weights, slack: input.slack, wearLimits: input.wearLimits)
        do throws(ComputationError) {
            let list = try await context.call(Wardrobe.packOutfits, journey)
            return WardrobePackingList(list, for: requests, on: wardrobe.basis(in: unit), of: wardrobe.items)
        } catch {
            throw stated.renamingPaths(of: error, list: "days")
        }
    }
}
