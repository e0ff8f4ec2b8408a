// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ComputationKit
internal import WardrobePlugin

/// Lists the size charts.
struct MySizeCharts: Computation {
    let manifest = Manifest(
        id: Wardrobe.mySizeCharts.id,
        summary: "Lists the saved size charts by brand.",
        examples: [Example("All", [:]), Example("For coats", ["category": "coat"])], effects: .reads)

    let access: LazyWardrobeRecords

    func run(_ input: MySizeChartsInput, in context: Context) async throws -> SizeChartList {
        let charts = try await access.reading(in: context) { try $0.sizeCharts() }.filter { chart in
            (input.brand.map { $0.lowercased() == chart.brand.lowercased() } ?? true)
                && (input.category.map { chart.categories.isEmpty || chart.categories.contains($0) } ?? true)
        }
        let page = try ListPage(
            charts, of: Wardrobe.mySizeCharts, for: input, limit: input.limit, after: input.cursor
        ) { chart in
            [
                .ascending(chart.brand.lowercased()),
                .ascending(chart.categories.map(\.rawValue).sorted().joined(separator: " ")),
            ]
        }
        return SizeChartList(charts: page.elements, total: charts.count, cursor: page.cursor)
    }
}
