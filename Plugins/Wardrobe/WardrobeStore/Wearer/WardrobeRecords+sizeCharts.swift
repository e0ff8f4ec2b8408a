// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ComputationKit
internal import GRDB
internal import WardrobePlugin

extension WardrobeRecords {
    /// Saves a brand's size chart, in place of the one for the same kinds of garment.
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

    /// All size charts, by brand and in the order in which they were saved.
    func sizeCharts() throws -> [SizeChart] {
        try store.read { db in
            try String.fetchAll(db, sql: "SELECT content FROM sizeChart ORDER BY brand, id").map {
                try RecordText.value(SizeChart.self, from: $0, of: "sizeChart")
            }
        }
    }

    /// The chart of a brand for a kind of garment: one made for it before one for all.
    func sizeChart(brand: String, category: Category) throws -> SizeChart? {
        let charts = try sizeCharts().filter { $0.brand.lowercased() == brand.lowercased() }
        return charts.first { $0.categories.contains(category) } ?? charts.first { $0.categories.isEmpty }
    }

    /// Removes the charts of a brand, all or those for a kind of garment.
    /// - Returns: the charts that were removed.
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
