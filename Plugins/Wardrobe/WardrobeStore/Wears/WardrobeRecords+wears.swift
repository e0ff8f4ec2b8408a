// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ComputationKit
internal import GRDB
internal import WardrobePlugin

extension WardrobeRecords {
    /// Logs a wear.
    ///
    /// An empty key is replaced with a new one.
    ///
    /// An outfit without items includes all of its current items. The wear counts toward its items and outfit until it
    /// is removed from the log.
    ///
    /// - Returns: the saved wear, with its items.
    /// - Throws: ``ComputationKit/ComputationError`` with every problem.
    func insert(_ event: WearEvent, photo: Picture? = nil, _ db: Database) throws -> WearEvent {
        var event = event
        event.id = key(event.id)
        (event.created, event.updated) = (instant, instant)
        if let photo { event.photo = try attach(photo, db) }
        try checkNew(event.id, in: "wearEvent", noun: "wear", db)
        let saved = try save(event, db) { try $0.insert(into: "wearEvent", in: db) }
        try recountWears(items: saved.items, outfits: [saved.outfit].compactMap(\.self), db)
        return saved
    }

    /// Changes a logged wear.
    /// - Returns: the saved wear.
    /// - Throws: ``ComputationKit/ComputationError`` with every problem.
    func update(wear id: String, _ db: Database, _ change: (inout WearEvent) throws -> Void) throws -> WearEvent {
        let before = try wear(key: id, db)
        var edited = before
        try change(&edited)
        edited.id = before.id
        (edited.created, edited.updated) = (before.created, before.updated)
        if edited != before { edited.updated = instant }
        let saved = try save(edited, db) { values in
            try values.update("wearEvent", id: edited.id, in: db)
            try db.execute(sql: "DELETE FROM wearEventItem WHERE wearEvent = ?", arguments: [edited.id])
        }
        try recountWears(
            items: before.items + saved.items, outfits: [before.outfit, saved.outfit].compactMap(\.self), db)
        return saved
    }

    /// Returns the matching wears, oldest first.
    /// - Throws: ``ComputationKit/ComputationError`` if the filter names an unknown item or outfit.
    func wears(_ filter: WearFilter = WearFilter()) throws -> [WearEvent] {
        try store.read { db in try wears(filter, db) }
    }

    /// The matching wears, oldest first.
    /// - Throws: ``ComputationKit/ComputationError`` if the filter names an unknown item or outfit, or if its last day
    ///   is before its first.
    func wears(_ filter: WearFilter, _ db: Database) throws -> [WearEvent] {
        let (from, through) = (filter.from?.day(today: today), filter.through?.day(today: today))
        if let from, let through, through < from {
            throw ComputationError.refused([
                ValidationIssue(
                    path: "through", expected: "a day not before from, \(from)", got: "\(through)",
                    recoverySuggestion: "are the two swapped?")
            ])
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
        if let outfit = filter.outfit { require("outfit = ?", try NamedRecords.outfits.key(outfit, in: db)) }
        if let item = filter.item {
            require(
                "id IN (SELECT wearEvent FROM wearEventItem WHERE item = ?)",
                try NamedRecords.items.key(item, in: db))
        }
        let wanted = "FROM wearEvent WHERE \(conditions.joined(separator: " AND "))"
        let items = try keyLists(
            """
            SELECT wearEvent, item FROM wearEventItem WHERE wearEvent IN (SELECT id \(wanted))
            ORDER BY wearEvent, position
            """, arguments, in: db)
        let rows = try Row.fetchAll(
            db, sql: "SELECT \(WearEvent.columns) \(wanted) ORDER BY date, id", arguments: arguments)
        return try rows.map { try WearEvent($0, items: items) }
    }

    /// Returns the keys of all wears in the order they were logged.
    func loggedWears(_ db: Database) throws -> [String] {
        // Keys and times follow the clock, which can go back.
        try String.fetchAll(db, sql: "SELECT id FROM wearEvent ORDER BY rowid")
    }

    /// Removes a wear from the log.
    ///
    /// It no longer counts toward its items and outfit, which are kept.
    ///
    /// - Returns: the removed wear.
    /// - Throws: ``ComputationKit/ComputationError`` if there is none with this key.
    @discardableResult
    func remove(wear id: String, _ db: Database) throws -> WearEvent {
        let event = try wear(key: id, db)
        try db.execute(sql: "DELETE FROM wearEvent WHERE id = ?", arguments: [id])
        try recountWears(items: event.items, outfits: [event.outfit].compactMap(\.self), db)
        return event
    }

    /// Returns a logged wear.
    /// - Throws: ``ComputationKit/ComputationError`` if there is none with this key.
    func wear(key id: String, _ db: Database) throws -> WearEvent {
        let sql = "SELECT \(WearEvent.columns) FROM wearEvent WHERE id = ?"
        guard let row = try Row.fetchOne(db, sql: sql, arguments: [id]) else {
            throw ComputationError.notFound(
                ValidationIssue(path: "wear", expected: "the key of a logged wear", got: "\"\(id)\""))
        }
        let items = try keyLists(
            "SELECT wearEvent, item FROM wearEventItem WHERE wearEvent = ? ORDER BY position", [id], in: db)
        return try WearEvent(row, items: items)
    }

    private func save(
        _ event: WearEvent, _ db: Database, _ write: (ColumnValues) throws -> Void
    ) throws -> WearEvent {
        var event = event
        try check(event)
        if let outfit = event.outfit {
            try checkKeys([outfit], in: "outfit", path: { _ in "outfit" }, noun: "outfit", db)
            if event.items.isEmpty { event.items = try self.outfit(key: outfit, db).items }
        }
        try checkKeys(event.items, in: "item", path: { "items[\($0)]" }, noun: "item", db)
        try checkAttachment(event.photo, path: "photo", db)
        try write(event.columnValues)
        let statement = try db.cachedStatement(
            sql: "INSERT INTO wearEventItem (wearEvent, position, item) VALUES (?, ?, ?)")
        for (position, item) in event.items.enumerated() {
            try statement.execute(arguments: [event.id, position, item])
        }
        return event
    }
}
