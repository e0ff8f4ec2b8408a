// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ComputationKit
internal import WardrobePlugin

/// Removes a brand's size charts.
struct RemoveSizeChart: Computation {
    let manifest = Manifest(
        id: Wardrobe.removeSizeChart.id,
        summary: "Removes a brand's size charts, all of them or those for one category.",
        examples: [Example("All of a brand", ["brand": "Aran Mills"])], effects: [.writes, .destructive])

    let access: LazyWardrobeRecords

    func run(_ input: RemoveSizeChartInput, in context: Context) async throws -> SizeChartList {
        let removed = try await access.writing(in: context) { records in
            try records.removeSizeCharts(brand: input.brand, category: input.category)
        }
        guard !removed.isEmpty else {
            throw ComputationError.notFound(
                ValidationIssue(
                    path: "brand", expected: "a brand with a size chart", got: JSONValue.string(input.brand).text()))
        }
        return SizeChartList(charts: removed, total: removed.count)
    }
}
