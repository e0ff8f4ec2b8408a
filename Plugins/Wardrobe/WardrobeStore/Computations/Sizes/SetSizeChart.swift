// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ComputationKit
internal import WardrobePlugin

/// Saves a brand's size chart.
struct SetSizeChart: Computation {
    let manifest = Manifest(
        id: Wardrobe.setSizeChart.id,
        summary: "Saves a brand's size chart, replacing the one for the same categories.",
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
        ], effects: [.writes, .idempotent, .clock, .destructive])

    let access: LazyWardrobeRecords

    func run(_ input: SizeChart, in context: Context) async throws -> SizeChart {
        try await access.writing(in: context) { records in
            try records.save(input)
            return input
        }
    }
}
