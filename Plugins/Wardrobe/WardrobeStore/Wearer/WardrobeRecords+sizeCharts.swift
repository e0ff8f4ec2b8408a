// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ComputationKit
internal import GRDB
internal import WardrobePlugin

extension WardrobeRecords {
    /// Saves a brand's size chart, replacing the one for the same categories.
    /// - Throws: ``ComputationKit/ComputationError`` with every problem.
    func save(_ chart: SizeChart) throws {
        try check(chart)
        try store.write { db in
            let rows = try Row.fetchAll(
                db, sql: "SELECT id, content FROM sizeChart WHERE lower(brand) = ?",
                arguments: [chart.brand.lowercased()])
            for row in rows {
                let other = try RecordText.value(SizeChart.self, from: row[1], of: "sizeChart")
                guard Set(other.categories) == Set(chart.categories) else { continue }
                try db.execute(sql: "DELETE FROM sizeChart WHERE id = ?", arguments: [row[0] as String])
            }
            try db.execute(
                sql: "INSERT INTO sizeChart (id, brand, content) VALUES (?, ?, ?)",
                arguments: [key(""), chart.brand, RecordText.text(of: chart)])
        }
    }

    /// Returns all size charts, ordered by brand, then in the order they were saved.
    func sizeCharts() throws -> [SizeChart] {
        try store.read { db in
            try String.fetchAll(db, sql: "SELECT content FROM sizeChart ORDER BY brand, id").map {
                try RecordText.value(SizeChart.self, from: $0, of: "sizeChart")
            }
        }
    }

    /// Returns a brand's chart for a category; a chart for the category takes precedence over a general one.
    func sizeChart(brand: String, category: Category) throws -> SizeChart? {
        let charts = try sizeCharts().filter { $0.brand.lowercased() == brand.lowercased() }
        return charts.first { $0.categories.contains(category) } ?? charts.first { $0.categories.isEmpty }
    }

    /// Removes a brand's charts, all of them or those for one category.
    /// - Returns: the removed charts.
    @discardableResult
    func removeSizeCharts(brand: String, category: Category? = nil) throws -> [SizeChart] {
        try store.write { db in
            let rows = try Row.fetchAll(
                db, sql: "SELECT id, content FROM sizeChart WHERE lower(brand) = ? ORDER BY brand, id",
                arguments: [brand.lowercased()])
            return try rows.compactMap { row in
                let chart = try RecordText.value(SizeChart.self, from: row[1], of: "sizeChart")
                if let category, !chart.categories.contains(category) { return nil }
                try db.execute(sql: "DELETE FROM sizeChart WHERE id = ?", arguments: [row[0] as String])
                return chart
            }
        }
    }
}
