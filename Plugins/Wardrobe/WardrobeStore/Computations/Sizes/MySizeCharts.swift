// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ComputationKit
internal import WardrobePlugin

/// Lists the size charts.
struct MySizeCharts: Computation {
    let manifest = Manifest(
        id: Wardrobe.mySizeCharts.id,
        summary: "The size charts that are kept, by brand.",
        examples: [Example("All", [:]), Example("For coats", ["category": "coat"])], effects: .reads)

    let access: LazyWardrobeRecords

    func run(_ input: MySizeChartsInput, in context: Context) async throws -> SizeChartList {
        let charts = try await access.reading(in: context) { try $0.sizeCharts() }.filter { chart in
            (input.brand.map { $0.lowercased() == chart.brand.lowercased() } ?? true)
                && (input.category.map { chart.categories.isEmpty || chart.categories.contains($0) } ?? true)
        }
        let part = try ListCursor.part(of: charts, input, limit: input.limit, cursor: input.cursor) { chart in
            "\(chart.brand.lowercased()) \(chart.categories.map(\.rawValue).sorted().joined(separator: " "))"
        }
        return SizeChartList(charts: part.elements, total: charts.count, cursor: part.cursor)
    }
}
