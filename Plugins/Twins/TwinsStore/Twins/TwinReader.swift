// SPDX-License-Identifier: Apache-2.0

internal import GRDB
internal import TwinsPlugin

/// Reads twins with their items, lots, photos, and loans, by one query for each table.
struct TwinReader {
    let db: Database
    /// What the keys of the twins fulfill, in SQL.
    let condition: String
    let arguments: StatementArguments

    /// Returns the twins, in the order in which they were added.
    func twins() throws -> [Twin] {
        let ofItems = "item IN (SELECT id FROM item WHERE twin \(condition))"
        var photos: [String: [ItemPhoto]] = [:]
        try each("photo WHERE \(ofItems) ORDER BY item, position") { row in
            photos[row["item"], default: []].append(try TwinRows.photo(row))
        }
        var loans: [String: [Loan]] = [:]
        try each("loan WHERE \(ofItems) ORDER BY item, lent, id") { row in
            loans[row["item"], default: []].append(try TwinRows.loan(row))
        }
        var items: [String: [InventoryItem]] = [:]
        try each("item WHERE twin \(condition) ORDER BY twin, position") { row in
            var item = try TwinRows.item(row)
            item.photos = photos[item.id] ?? []
            item.loans = loans[item.id] ?? []
            items[item.twin, default: []].append(item)
        }
        var lots: [String: [FoodLot]] = [:]
        try each("lot WHERE twin \(condition) ORDER BY twin, position") { row in
            lots[row["twin"], default: []].append(try TwinRows.lot(row))
        }
        var twins: [Twin] = []
        try each("twin WHERE id \(condition) ORDER BY number") { row in
            var twin = try TwinRows.twin(row)
            twin.items = items[twin.id] ?? []
            twin.details.setLots(lots[twin.id] ?? [])
            twins.append(twin)
        }
        return twins
    }

    private func each(_ source: String, _ body: (Row) throws -> Void) throws {
        let rows = try Row.fetchCursor(db.cachedStatement(sql: "SELECT * FROM \(source)"), arguments: arguments)
        while let row = try rows.next() { try body(row) }
    }
}

extension TwinDetails {
    /// Sets the lots of food; other kinds have none.
    mutating func setLots(_ lots: [FoodLot]) {
        guard case .food(var food) = self else { return }
        food.lots = lots
        self = .food(food)
    }
}
