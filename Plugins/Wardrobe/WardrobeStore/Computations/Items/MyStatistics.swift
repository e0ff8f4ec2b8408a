// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ComputationKit
internal import WardrobePlugin

/// Calculates wardrobe statistics.
struct MyStatistics: Computation {
    let manifest = Manifest(
        id: Wardrobe.myStatistics.id,
        summary:
            "Calculates cost per wear, most-worn and unworn items, and the balance of colors and categories in your wardrobe.",
        discussion: "Returns wardrobe.statistics for all items, and counts logged wears by occasion.",
        examples: [Example("Ten items in each list", [:]), Example("Three items in each list", ["count": 3])],
        effects: .reads)

    let access: LazyWardrobeRecords

    func run(_ input: MyStatisticsInput, in context: Context) async throws -> WardrobeStatistics {
        let (items, wears) = try await access.reading(in: context) { (try $0.items(), try $0.wears()) }
        return Statistics.reading(of: StatisticsInput(items: items, wears: wears, count: input.count))
    }
}
