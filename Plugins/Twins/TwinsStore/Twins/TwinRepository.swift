// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ComputationKit
internal import GRDB
internal import TwinsPlugin

/// The things that a user owns, with their items, lots, photos, and loans.
struct TwinRepository: RecordRepository {
    let transaction: RecordTransaction

    // MARK: Reading

    /// Returns the twin with a key.
    /// - Throws: `ComputationError` if there is none.
    func twin(key: String) throws -> Twin {
        guard let twin = try twins([key]).first else {
            throw ComputationError.notFound(
                ValidationIssue(path: "twin", expected: "the key of a twin", got: "\"\(key)\""))
        }
        return twin
    }

    /// Returns the twins with these keys, in the order of the keys; keys without a twin are skipped.
    func twins(_ keys: [String]) throws -> [Twin] {
        let twins = try twins(selectedBy: "SELECT value FROM json_each(?)", [keys.asList])
        let found = Dictionary(twins.map { ($0.id, $0) }) { first, _ in first }
        return keys.compactMap { found[$0] }
    }

    /// Returns all twins, in the order in which they were added.
    func all() throws -> [Twin] { try TwinReader(db: db, condition: "NOTNULL", arguments: []).twins() }

    /// Returns the twins whose keys a query selects, in the order in which they were added.
    func twins(selectedBy sql: String, _ arguments: StatementArguments) throws -> [Twin] {
        try TwinReader(db: db, condition: "IN (\(sql))", arguments: arguments).twins()
    }

    /// Returns the twins that pass a filter, in the order in which they were added.
    func twins(_ filter: TwinFilter) throws -> [Twin] {
        try twins(selectedBy: "SELECT id FROM twin WHERE \(filter.condition)", filter.arguments)
    }

    /// Returns a twin as it was saved, with its open recalls.
    func saved(_ key: String, item: String?, notes: [Message]) throws -> SavedTwin {
        let twin = try twin(key: key)
        let recalls = OpenRecalls(try transaction.recalls.open(of: [twin]))
        return SavedTwin(twin: twin, item: item, notes: notes, recalls: recalls.matches(twin))
    }

    // MARK: Saving

    /// Adds twins with their items, lots, and loans, all or none.
    ///
    /// Empty keys of twins, items, lots, and loans get new ones, and the items belong to their twin. Photos have to be
    /// attached already.
    ///
    /// - Returns: The twins as they were saved.
    /// - Throws: `ComputationError` with every problem; with several twins, paths begin with the twin's index.
    @discardableResult
    func insert(_ twins: [Twin]) throws -> [Twin] {
        let twins = twins.map(keyed)
        var issues: [ValidationIssue] = []
        for (index, twin) in twins.enumerated() {
            for var issue in transaction.issues(of: twin) {
                if twins.count > 1 { issue.path = "[\(index)].\(issue.path)" }
                issues.append(issue)
            }
        }
        guard issues.isEmpty else { throw ComputationError.refused(issues) }
        for twin in twins {
            try transaction.checkNew(twin.id, in: "twin", noun: "twin")
            try checkReferences(of: twin)
            try db.cachedStatement(
                sql: """
                    INSERT INTO twin (id, kind, name, content, recognition, confidence, code, primaryImage,
                    warrantyDocument, manual, customFields, created, updated, isFavorite, lacksDate)
                    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 0, 0)
                    """
            ).execute(arguments: arguments(of: twin))
            for (position, item) in twin.items.enumerated() { try transaction.inventory.insert(item, at: position) }
            try transaction.food.insertLots(of: twin)
        }
        try refresh(twins)
        return twins
    }

    /// Changes a twin and its items.
    ///
    /// Items that the change adds get keys. The change can't remove items, nor change photos and loans.
    ///
    /// - Returns: The saved twin.
    /// - Throws: `ComputationError` with every problem.
    @discardableResult
    func update(_ key: String, _ change: (inout Twin) throws -> Void) throws -> Twin {
        let before = try twin(key: key)
        var edited = before
        try change(&edited)
        edited = keyed(edited)
        guard edited != before else { return before }
        edited.updated = transaction.instant
        try transaction.check(edited)
        try checkReferences(of: edited)
        try db.cachedStatement(
            sql: """
                UPDATE twin SET id = ?, kind = ?, name = ?, content = ?, recognition = ?, confidence = ?, code = ?,
                primaryImage = ?, warrantyDocument = ?, manual = ?, customFields = ?, created = ?, updated = ?
                WHERE id = ?
                """
        ).execute(arguments: arguments(of: edited) + [edited.id])
        let old = Dictionary(before.items.map { ($0.id, $0) }) { first, _ in first }
        for (position, item) in edited.items.enumerated() {
            guard let known = old[item.id] else {
                try transaction.inventory.insertRow(of: item, at: position)
                continue
            }
            guard known != item else { continue }
            edited.items[position].updated = transaction.instant
            try transaction.inventory.updateRow(of: edited.items[position])
        }
        if edited.details.lots != before.details.lots { try transaction.food.replaceLots(of: edited) }
        try refresh([edited])
        return edited
    }

    /// Sets the time of the last change of a twin, and what follows from it.
    func touch(_ key: String) throws {
        try db.execute(
            sql: "UPDATE twin SET updated = ? WHERE id = ?", arguments: [transaction.instant.description, key])
        try refresh(keys: [key])
    }

    /// Removes a twin with its items, lots, photos, loans, notifications, and its own recalls.
    func remove(_ twin: Twin) throws {
        for item in twin.items { try transaction.places.removePlace(of: item) }
        try transaction.search.remove(twin.id)
        try db.execute(sql: "DELETE FROM twin WHERE id = ?", arguments: [twin.id])
    }

    /// Returns a twin with keys for everything that has none, and with its times.
    private func keyed(_ twin: Twin) -> Twin {
        var twin = twin
        if twin.id.isEmpty { twin.id = transaction.newKey() }
        twin.created = twin.created ?? transaction.instant
        twin.updated = twin.updated ?? twin.created
        for index in twin.items.indices {
            if twin.items[index].id.isEmpty { twin.items[index].id = transaction.newKey() }
            twin.items[index].twin = twin.id
            twin.items[index].created = twin.items[index].created ?? transaction.instant
            twin.items[index].updated = twin.items[index].updated ?? twin.items[index].created
            for loan in twin.items[index].loans.indices {
                if twin.items[index].loans[loan].id.isEmpty { twin.items[index].loans[loan].id = transaction.newKey() }
                twin.items[index].loans[loan].item = twin.items[index].id
            }
        }
        var lots = twin.details.lots
        for index in lots.indices where lots[index].id.isEmpty { lots[index].id = transaction.newKey() }
        twin.details.setLots(lots)
        return twin
    }

    private func arguments(of twin: Twin) -> StatementArguments {
        var details = TwinDetails.schema.json(of: twin.details).object ?? JSONObject()
        details["lots"] = nil
        let fields = twin.customFields.isEmpty ? nil : RecordText.text(of: CustomFields(values: twin.customFields))
        return [
            twin.id, twin.kind.rawValue, twin.name, JSONValue.object(details).storedText(), twin.recognition.rawValue,
            twin.confidence, twin.code, twin.primaryImage, twin.warrantyDocument, twin.manual, fields,
            twin.created?.description, twin.updated?.description,
        ]
    }

    /// Refuses places and attachments that don't exist.
    private func checkReferences(of twin: Twin) throws {
        var issues: [ValidationIssue] = []
        for (index, item) in twin.items.enumerated() {
            guard let location = item.location, try !transaction.exists(location, in: "location") else { continue }
            issues.append(
                ValidationIssue(
                    path: "items[\(index)].location", expected: "the key of a place", got: "\"\(location)\"",
                    kind: .rule))
        }
        for (name, hash) in [
            ("primaryImage", twin.primaryImage), ("warrantyDocument", twin.warrantyDocument), ("manual", twin.manual),
        ] {
            guard let hash, try !transaction.exists(hash, in: "storeAttachment", "hash") else { continue }
            issues.append(
                ValidationIssue(path: name, expected: "the hash of an attachment", got: "\"\(hash)\"", kind: .rule))
        }
        guard issues.isEmpty else { throw ComputationError.refused(issues) }
    }
}

extension NamedRecord {
    /// The key and the name of a twin.
    init(_ twin: Twin) { self.init(id: twin.id, name: twin.name) }
}
