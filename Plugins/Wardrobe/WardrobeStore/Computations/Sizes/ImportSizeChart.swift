// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ComputationKit
internal import WardrobePlugin

/// Saves a brand's size chart from a file.
struct ImportSizeChart: Computation {
    let manifest = Manifest(
        id: Wardrobe.importSizeChart.id,
        summary: "Imports a brand's size chart from a JSON file, replacing the one for the same categories.",
        discussion: "The file has the fields of set-size-chart: brand, categories, and sizes, in cm.",
        examples: [
            Example(
                "Coats in one size",
                [
                    "file":
                        "eyJicmFuZCI6IkFyYW4gTWlsbHMiLCJjYXRlZ29yaWVzIjpbImNvYXQiXSwic2l6ZXMiOlt7ImxhYmVsIjoiTSIsImJvZHkiOnsiY2hlc3QiOnsibWluaW11bSI6OTQsIm1heGltdW0iOjk4fX19XX0="
                ])
        ], effects: [.writes, .idempotent, .clock, .destructive])

    let access: LazyWardrobeRecords

    func run(_ input: ImportSizeChartInput, in context: Context) async throws -> SizeChart {
        let chart: SizeChart
        do {
            chart = try SizeChart(json: try JSONValue(parsing: try input.file.bytes(limit: 1 << 20)))
        } catch let issue as ValidationIssue {
            throw ComputationError.refused([issue.at("file")])
        } catch let error as JSONSyntaxError {
            throw ComputationError.refused([
                ValidationIssue(
                    path: "file", expected: "JSON; line \(error.line), column \(error.column): \(error.expected)",
                    got: error.got)
            ])
        } catch let error as ComputationError {
            throw ComputationError.refused(error.issues.map { $0.at(Self.path($0.path)) })
        }
        do throws(ComputationError) {
            return try await access.writing(in: context) { records in
                try records.save(chart)
                return chart
            }
        } catch {
            throw error.renamingPaths(Self.path)
        }
    }

    private static func path(_ path: String) -> String { path.isEmpty ? "file" : "file.\(path)" }
}
