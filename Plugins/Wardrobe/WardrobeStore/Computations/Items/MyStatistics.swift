// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ComputationKit
internal import WardrobePlugin

/// Looks over the wardrobe.
struct MyStatistics: Computation {
    let manifest = Manifest(
        id: Wardrobe.myStatistics.id,
        summary:
            "What your wardrobe costs per wear, what you wear most and never, and how colors and categories balance.",
        discussion: "Answers as wardrobe.statistics does for all items, and counts the wears of the log by occasion.",
        examples: [Example("The ten of each list", [:]), Example("The three", ["count": 3])], effects: .reads)

    let access: LazyWardrobeRecords

    func run(_ input: MyStatisticsInput, in context: Context) async throws -> WardrobeStatistics {
        let (items, wears) = try await access.reading(in: context) { (try $0.items(), try $0.wears()) }
        return Statistics.reading(of: StatisticsInput(items: items, wears: wears, count: input.count))
    }
}
