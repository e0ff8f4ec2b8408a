// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ComputationKit
internal import GRDB
internal import TwinsPlugin

extension TwinRecords {
    /// Returns the twin with a key.
    /// - Throws: `ComputationError` if there is none.
    func twin(key: String, _ db: Database) throws -> Twin {
        guard let twin = try twins([key], db).first else {
            throw ComputationError.notFound(
                ValidationIssue(path: "twin", expected: "the key of a twin", got: "\"\(key)\""))
        }
        return twin
    }

    /// Returns the twins with these keys, in the order of the keys; keys without a twin are skipped.
    func twins(_ keys: [String], _ db: Database) throws -> [Twin] {
        let list = JSONValue.array(keys.map(JSONValue.string)).storedText()
        let twins = try TwinReader(db, where: "IN (SELECT value FROM json_each(?))", [list]).twins
        let found = Dictionary(twins.map { ($0.id, $0) }) { first, _ in first }
        return keys.compactMap { found[$0] }
    }

    /// Returns all twins, in the order in which they were added.
    func allTwins(_ db: Database) throws -> [Twin] { try TwinReader(db, where: "NOTNULL", []).twins }

    /// Returns the twins whose keys a query selects, in the order in which they were added.
    func twins(selectedBy sql: String, _ arguments: StatementArguments, _ db: Database) throws -> [Twin] {
        try TwinReader(db, where: "IN (\(sql))", arguments).twins
    }
}

/// Twins with their items, lots, photos, and loans, read by one query for each table.
private struct TwinReader {
    let twins: [Twin]

    init(_ db: Database, where condition: String, _ arguments: StatementArguments) throws {
        var items: [String: [InventoryItem]] = [:]
        let photos = try Self.photos(db, condition, arguments)
        let loans = try Self.loans(db, condition, arguments)
        try Self.each(db, "SELECT * FROM item WHERE twin \(condition) ORDER BY twin, position", arguments) { row in
            var item = try TwinRows.item(row)
            item.photos = photos[item.id] ?? []
            item.loans = loans[item.id] ?? []
            items[item.twin, default: []].append(item)
        }
        var lots: [String: [FoodLot]] = [:]
        try Self.each(db, "SELECT * FROM lot WHERE twin \(condition) ORDER BY twin, position", arguments) { row in
            lots[row["twin"], default: []].append(try TwinRows.lot(row))
        }
        var twins: [Twin] = []
        try Self.each(db, "SELECT * FROM twin WHERE id \(condition) ORDER BY number", arguments) { row in
            var twin = try TwinRows.twin(row)
            twin.items = items[twin.id] ?? []
            twin.details.setLots(lots[twin.id] ?? [])
            twins.append(twin)
        }
        self.twins = twins
    }

    private static func photos(
        _ db: Database, _ condition: String, _ arguments: StatementArguments
    ) throws -> [String: [ItemPhoto]] {
        var photos: [String: [ItemPhoto]] = [:]
        let sql = """
            SELECT photo.* FROM photo WHERE item IN (SELECT id FROM item WHERE twin \(condition))
            ORDER BY item, position
            """
        try each(db, sql, arguments) { row in photos[row["item"], default: []].append(try TwinRows.photo(row)) }
        return photos
    }

    private static func loans(
        _ db: Database, _ condition: String, _ arguments: StatementArguments
    ) throws -> [String: [Loan]] {
        var loans: [String: [Loan]] = [:]
        let sql = """
            SELECT loan.* FROM loan WHERE item IN (SELECT id FROM item WHERE twin \(condition))
            ORDER BY item, lent, id
            """
        try each(db, sql, arguments) { row in loans[row["item"], default: []].append(try TwinRows.loan(row)) }
        return loans
    }

    private static func each(
        _ db: Database, _ sql: String, _ arguments: StatementArguments, _ body: (Row) throws -> Void
    ) throws {
        let rows = try Row.fetchCursor(db.cachedStatement(sql: sql), arguments: arguments)
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
