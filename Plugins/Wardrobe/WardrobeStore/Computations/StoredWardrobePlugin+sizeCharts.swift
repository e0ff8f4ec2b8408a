// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ComputationKit
internal import WardrobePlugin

extension StoredWardrobePlugin {
    /// The computations for size charts.
    @ComputationBuilder
    static func sizeChartComputations(_ records: LazyWardrobeRecords) -> [AnyComputation] {
        records.writing(
            Wardrobe.setSizeChart, "Saves a brand's size chart, replacing the one for the same categories.",
            examples: [
                Example(
                    "Coats in two sizes",
                    [
                        "brand": "Aran Mills", "categories": ["coat"],
                        "sizes": [
                            ["label": "S", "body": ["chest": ["minimum": 86, "maximum": 92]]],
                            ["label": "M", "body": ["chest": ["minimum": 93, "maximum": 99]]],
                        ],
                    ])
            ], effects: [.idempotent, .clock, .destructive]
        ) { records, chart, _ in
            try records.write { try $0.sizeCharts.save(chart) }
            return chart
        }
        records.writing(
            Wardrobe.importSizeChart,
            "Imports a brand's size chart from a JSON file, replacing the one for the same categories.",
            discussion: "The file has the fields of set-size-chart: brand, categories, and sizes, in cm.",
            examples: [
                Example(
                    "Coats in one size",
                    [
                        "file":
                            "eyJicmFuZCI6IkFyYW4gTWlsbHMiLCJjYXRlZ29yaWVzIjpbImNvYXQiXSwic2l6ZXMiOlt7ImxhYmVsIjoiTSIsImJvZHkiOnsiY2hlc3QiOnsibWluaW11bSI6OTQsIm1heGltdW0iOjk4fX19XX0="
                    ])
            ], effects: [.idempotent, .clock, .destructive],
            checking: { input, _ in try input.chart() }
        ) { records, _, chart in
            try ComputationError.renamingPaths(ImportSizeChartInput.path) {
                try records.write { try $0.sizeCharts.save(chart) }
            }
            return chart
        }
        records.writing(
            Wardrobe.removeSizeChart, "Removes a brand's size charts, all of them or those for one category.",
            examples: [Example("All of a brand", ["brand": "Aran Mills"])], effects: .destructive
        ) { records, input, _ in
            let removed = try records.write {
                try $0.sizeCharts.remove(brand: input.brand) { chart in
                    input.category.map(chart.categories.contains) ?? true
                }
            }
            guard !removed.isEmpty else {
                throw ComputationError.notFound(
                    ValidationIssue(
                        path: "brand", expected: "a brand with a size chart", got: JSONValue.string(input.brand).text())
                )
            }
            return SizeChartList(charts: removed, total: removed.count)
        }
        records.reading(
            Wardrobe.mySizeCharts, "Lists the saved size charts by brand.",
            examples: [Example("All", [:]), Example("For coats", ["category": "coat"])]
        ) { records, input, _ in
            let charts = try records.read { try $0.sizeCharts.charts() }.filter { chart in
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
}

extension ImportSizeChartInput {
    /// Returns the chart in the file.
    fileprivate func chart() throws -> SizeChart {
        do {
            return try SizeChart(json: try JSONValue(parsing: try file.bytes(limit: 1 << 20)))
        } catch let issue as ValidationIssue {
            throw ComputationError.refused([issue.at("file")])
        } catch let error as JSONSyntaxError {
            throw ComputationError.refused(
                path: "file", expected: "JSON; line \(error.line), column \(error.column): \(error.expected)",
                got: error.got)
        } catch let error as ComputationError {
            throw ComputationError.refused(error.issues.map { $0.at(Self.path($0.path)) })
        }
    }

    fileprivate static func path(_ path: String) -> String { path.isEmpty ? "file" : "file.\(path)" }
}
