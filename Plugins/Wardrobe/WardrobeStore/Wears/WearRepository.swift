// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ComputationKit
internal import GRDB
internal import WardrobePlugin

/// The log of what was worn.
struct WearRepository: KeyedRepository {
    static let table = "wearEvent"
    static let noun = "wear"
    let transaction: RecordTransaction

    /// Logs a wear.
    ///
    /// An empty key is replaced with a new one.
    ///
    /// An outfit without items includes all of its current items. The wear counts toward its items and outfit until it
    /// is removed from the log.
    ///
    /// - Returns: The saved wear, with its items.
    /// - Throws: ``ComputationKit/ComputationError`` with every problem.
    func insert(_ event: WearEvent, photo: Picture? = nil) throws -> WearEvent {
        var event = event.added(in: transaction)
        if let photo { event.photo = try transaction.attach(photo) }
        try checkNew(event.id)
        let saved = try save(event) { try $0.insert(into: "wearEvent", in: db) }
        try recount(saved)
        return saved
    }

    /// Changes a logged wear.
    ///
    /// - Returns: The saved wear.
    /// - Throws: ``ComputationKit/ComputationError`` with every problem.
    func update(_ id: String, _ change: (inout WearEvent) throws -> Void) throws -> WearEvent {
        let before = try wear(id)
        var edited = before
        try change(&edited)
        let saved = try save(edited.edited(from: before, in: transaction)) { values in
            try values.update("wearEvent", id: before.id, in: db)
            try db.execute(sql: "DELETE FROM wearEventItem WHERE wearEvent = ?", arguments: [before.id])
        }
        try recount(before, saved)
        return saved
    }

    /// Returns the matching wears, oldest first.
    ///
    /// - Parameters:
    ///   - filter: The filter.
    ///   - path: What the paths of its fields begin with.
    /// - Throws: ``ComputationKit/ComputationError`` if the filter names an unknown item or outfit, or if its last day
    ///   is before its first.
    func wears(_ filter: WearFilter = WearFilter(), at path: String = "") throws -> [WearEvent] {
        let from = filter.from?.day(today: transaction.today)
        let through = filter.through?.day(today: transaction.today)
        if let issue = ValidationIssue.reversal(from, through, at: "\(path)through", after: "\(path)from") {
            throw ComputationError.refused([issue])
        }
        var conditions = ["TRUE"]
        var arguments: StatementArguments = []
        func require(_ condition: String, _ value: String) {
            conditions.append(condition)
            arguments += [value]
        }
        if let from { require("date >= ?", from.description) }
        if let through { require("date <= ?", through.description) }
        if let occasion = filter.occasion { require("occasion = ?", occasion.rawValue) }
        if let outfit = filter.outfit {
            require("outfit = ?", try transaction.outfits.key(outfit, at: "\(path)outfit"))
        }
        if let item = filter.item {
            require(
                "id IN (SELECT wearEvent FROM wearEventItem WHERE item = ?)",
                try transaction.items.key(item, at: "\(path)item"))
        }
        let wanted = "FROM wearEvent WHERE \(conditions.joined(separator: " AND "))"
        let items = try keyLists(
            """
            SELECT wearEvent, item FROM wearEventItem WHERE wearEvent IN (SELECT id \(wanted))
            ORDER BY wearEvent, position
            """, arguments)
        let rows = try Row.fetchAll(
            db, sql: "SELECT \(WearEvent.columns) \(wanted) ORDER BY date, id", arguments: arguments)
        return try rows.map { try WearEvent($0, items: items) }
    }

    /// The position of each wear in the order of logging.
    func logOrder() throws -> (WearEvent) -> Int {
        // Keys and times follow the clock, which can go back.
        let keys = try String.fetchAll(db, sql: "SELECT id FROM wearEvent ORDER BY rowid")
        let places = Dictionary(uniqueKeysWithValues: keys.enumerated().map { ($0.element, $0.offset) })
        return { places[$0.id, default: 0] }
    }

    /// Removes a wear from the log.
    ///
    /// It no longer counts toward its items and outfit, which are kept.
    func remove(_ event: WearEvent) throws {
        try db.execute(sql: "DELETE FROM wearEvent WHERE id = ?", arguments: [event.id])
        try recount(event)
    }

    /// Removes the wears of an item without any other item.
    ///
    /// - Returns: Their keys and outfits, whose wear counts don't change.
    func removeWears(ofOnlyItem item: String) throws -> [(id: String, outfit: String?)] {
        let rows = try Row.fetchAll(
            db,
            sql: """
                SELECT id, outfit FROM wearEvent WHERE id IN (SELECT wearEvent FROM wearEventItem WHERE item = ?1)
                AND NOT EXISTS (SELECT 1 FROM wearEventItem WHERE wearEvent = wearEvent.id AND item <> ?1)
                """, arguments: [item])
        return try rows.map { row in
            try db.execute(sql: "DELETE FROM wearEvent WHERE id = ?", arguments: [row[0] as String])
            return (row[0], row[1])
        }
    }

    /// Returns a logged wear.
    ///
    /// - Throws: ``ComputationKit/ComputationError`` if there is none with this key.
    func wear(_ id: String) throws -> WearEvent {
        let row = try row(WearEvent.columns, of: id, "a logged wear")
        let items = try keyLists(
            "SELECT wearEvent, item FROM wearEventItem WHERE wearEvent = ? ORDER BY position", [id])
        return try WearEvent(row, items: items)
    }

    /// Returns the number of logged wears of an outfit.
    func count(ofOutfit outfit: String) throws -> Int {
        try Int.fetchOne(db, sql: "SELECT count(*) FROM wearEvent WHERE outfit = ?", arguments: [outfit]) ?? 0
    }

    /// Returns a wear with the names of its items and outfit.
    func logged(_ event: WearEvent) throws -> LoggedWear {
        LoggedWear(
            wear: event, items: try transaction.items.named(event.items),
            outfit: try event.outfit.map { try transaction.outfits.named([$0])[0] })
    }

    private func recount(_ events: WearEvent...) throws {
        try transaction.wearCounts.recount(
            items: events.flatMap(\.items), outfits: events.compactMap(\.outfit))
    }

    private func save(_ event: WearEvent, _ write: (ColumnValues) throws -> Void) throws -> WearEvent {
        var event = event
        try transaction.check(event)
        if let outfit = event.outfit {
            let outfits = transaction.outfits
            try outfits.checkKeys([outfit]) { _ in "outfit" }
            if event.items.isEmpty { event.items = try outfits.outfit(key: outfit).items }
        }
        try transaction.items.checkKeys(event.items) { "items[\($0)]" }
        try transaction.photos.check(event.photo, at: "photo")
        try write(event.columnValues)
        try insert(event.items, into: "wearEventItem", of: event.id)
        return event
    }
}
