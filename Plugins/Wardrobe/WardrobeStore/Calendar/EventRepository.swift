// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ComputationKit
internal import GRDB
internal import WardrobePlugin

/// The stored events of calendars, with the outfits suggested and chosen for them.
struct EventRepository: NamedRepository {
    static let table = "calendarEvent"
    static let nameColumn = "title"
    static let noun = "event"
    let transaction: RecordTransaction

    /// Returns the events of one calendar, or of all, ordered by start, then by key.
    func events(of calendar: String? = nil) throws -> [StoredEvent] {
        let rows = try Row.fetchAll(
            db,
            sql: "SELECT \(StoredEvent.columns) FROM calendarEvent WHERE ?1 IS NULL OR calendar = ?1 ORDER BY id",
            arguments: [calendar])
        return try rows.map(StoredEvent.init).stablySorted { $0.event.start.precedes($1.event.start) }
    }

    /// Returns the event with a key, a title, a part of a title, or a key prefix.
    ///
    /// - Parameters:
    ///   - name: The title or key.
    ///   - day: The day it starts, if several events share the title.
    ///   - isRemoved: Whether part of a title isn't enough, because the event is removed.
    func event(_ name: String, on day: CalendarDay?, toRemove isRemoved: Bool = false) throws -> StoredEvent {
        let events = try events().filter { day == nil || $0.event.start.day == day }
        let finder = isRemoved ? Self.finder().whole : Self.finder()
        let key = try finder.key(name, among: events.map { (key: $0.event.id, names: [$0.event.title]) })
        guard let event = events.first(where: { $0.event.id == key }) else {
            throw ComputationError.notFound(
                ValidationIssue(path: "event", expected: "the key of a stored event", got: "\"\(key)\""))
        }
        return event
    }

    /// Returns an event with its outfits at an instant.
    func planned(_ stored: StoredEvent, at now: Timestamp) throws -> PlannedEvent {
        let outfits = transaction.outfits
        func saved(_ key: String) throws -> SavedOutfit { try outfits.saved(outfits.outfit(key: key)) }
        return PlannedEvent(
            event: stored.event, calendar: stored.calendar, isStale: stored.event.isStale(at: now),
            suggestedOutfits: try suggestions(forEvent: stored.event.id).map(saved),
            chosenOutfit: try stored.chosenOutfit.map(saved), reminderGiven: stored.reminderGiven)
    }

    /// Returns the names of all calendars.
    func calendars() throws -> [String] {
        try String.fetchAll(db, sql: "SELECT DISTINCT calendar FROM calendarEvent ORDER BY 1")
    }

    /// Returns the events for which an outfit was suggested or chosen, ordered by key.
    func events(withOutfit outfit: String) throws -> [NamedRecord] {
        try named(
            String.fetchAll(
                db,
                sql: """
                    SELECT id FROM calendarEvent WHERE chosenOutfit = ?1
                    OR id IN (SELECT calendarEvent FROM calendarEventOutfit WHERE outfit = ?1) ORDER BY id
                    """, arguments: [outfit]))
    }

    /// Sets the chosen outfit of an event; nil clears it.
    func setChosenOutfit(_ outfit: String?, ofEvent id: String) throws {
        try db.execute(sql: "UPDATE calendarEvent SET chosenOutfit = ? WHERE id = ?", arguments: [outfit, id])
    }

    /// Sets when the reminder of an event was delivered.
    func setReminderGiven(_ instant: Timestamp, ofEvent id: String) throws {
        try db.execute(
            sql: "UPDATE calendarEvent SET reminderGiven = ? WHERE id = ?", arguments: [instant.description, id])
    }

    /// Removes an event.
    func remove(_ id: String) throws {
        try db.execute(sql: "DELETE FROM calendarEvent WHERE id = ?", arguments: [id])
    }

    /// Returns the keys of the outfits suggested for an event.
    func suggestions(forEvent id: String) throws -> [String] {
        try String.fetchAll(
            db, sql: "SELECT outfit FROM calendarEventOutfit WHERE calendarEvent = ? ORDER BY position",
            arguments: [id])
    }

    /// Saves the suggested outfits of an event, replacing its current ones.
    ///
    /// - Returns: The outfits' keys.
    func keep(_ suggestions: [ChooseOutfitInput.Suggestion], for event: CalendarEvent) throws -> [String] {
        let items = try suggestions.enumerated().map { index, suggestion in
            try transaction.items.keys(suggestion.items, at: "suggestions[\(index)].items")
        }
        let outfits = transaction.outfits
        var saved = try outfits.itemSets()
        var keys: [String] = []
        for (index, (suggestion, items)) in zip(suggestions, items).enumerated() {
            if let same = saved.first(where: { $0.items == Set(items) }) {
                guard !keys.contains(same.key) else {
                    throw ComputationError.refused(
                        path: "suggestions[\(index)].items", expected: "each outfit once", got: "the same items again")
                }
                keys.append(same.key)
                continue
            }
            let title = event.title.isEmpty ? "\(event.start.day)" : String(event.title.unicodeScalars.prefix(180))
            var outfit = Outfit(id: "new", name: "\(title) (\(index + 1))", items: items)
            outfit.isGenerated = true
            outfit.confidence = suggestion.confidence
            outfit.formality = event.formality
            do throws(ComputationError) {
                try transaction.check(outfit)
            } catch {
                throw error.renamingPaths { "suggestions[\(index)].\($0)" }
            }
            outfit.id = ""
            let key = try outfits.insert(outfit).id
            saved.append((key: key, items: Set(items)))
            keys.append(key)
        }
        try db.execute(sql: "DELETE FROM calendarEventOutfit WHERE calendarEvent = ?", arguments: [event.id])
        try insert(keys, into: "calendarEventOutfit", column: "outfit", of: event.id)
        return keys
    }
}
