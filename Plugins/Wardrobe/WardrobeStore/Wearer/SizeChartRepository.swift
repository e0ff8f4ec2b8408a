// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ComputationKit
internal import GRDB
internal import WardrobePlugin

/// The size charts of brands.
struct SizeChartRepository: RecordRepository {
    let transaction: RecordTransaction

    /// Saves a brand's size chart, replacing the one for the same categories.
    ///
    /// - Throws: ``ComputationKit/ComputationError`` with every problem.
    func save(_ chart: SizeChart) throws {
        try transaction.check(chart)
        _ = try remove(brand: chart.brand) { Set($0.categories) == Set(chart.categories) }
        try db.execute(
            sql: "INSERT INTO sizeChart (id, brand, content) VALUES (?, ?, ?)",
            arguments: [transaction.newKey(), chart.brand, RecordText.text(of: chart)])
    }

    /// Returns all size charts, ordered by brand, then in the order they were saved.
    func charts() throws -> [SizeChart] {
        try String.fetchAll(db, sql: "SELECT content FROM sizeChart ORDER BY brand, id").map {
            try RecordText.value(SizeChart.self, from: $0, of: "sizeChart")
        }
    }

    /// Returns a brand's chart for a category; a chart for the category takes precedence over a general one.
    func chart(brand: String, category: Category) throws -> SizeChart? {
        let charts = try charts().filter { $0.brand.lowercased() == brand.lowercased() }
        return charts.first { $0.categories.contains(category) } ?? charts.first { $0.categories.isEmpty }
    }

    /// Removes the charts of a brand that meet a condition, and returns them.
    func remove(brand: String, where isRemoved: (SizeChart) -> Bool) throws -> [SizeChart] {
        let rows = try Row.fetchAll(db, sql: "SELECT id, content FROM sizeChart ORDER BY brand, id")
        return try rows.compactMap { row in
            let chart = try RecordText.value(SizeChart.self, from: row[1], of: "sizeChart")
            guard chart.brand.lowercased() == brand.lowercased(), isRemoved(chart) else { return nil }
            try db.execute(sql: "DELETE FROM sizeChart WHERE id = ?", arguments: [row[0] as String])
            return chart
        }
    }
}
