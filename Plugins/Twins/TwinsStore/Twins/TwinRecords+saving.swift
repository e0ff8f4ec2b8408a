// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ComputationKit
internal import Currencies
internal import GRDB
internal import TwinsPlugin

extension TwinRecords {
    /// Adds twins with their items, lots, and loans, all or none.
    ///
    /// Empty keys of twins, items, lots, and loans get new ones, and the items belong to their twin. Photos have to be
    /// attached already.
    ///
    /// - Returns: The twins as they were saved.
    /// - Throws: `ComputationError` with every problem; with several twins, paths begin with the twin's index.
    @discardableResult
    func insert(_ twins: [Twin], _ db: Database) throws -> [Twin] {
        let twins = twins.map(keyed)
        var issues: [ValidationIssue] = []
        for (index, twin) in twins.enumerated() {
            for var issue in self.issues(of: twin) {
                if twins.count > 1 { issue.path = "[\(index)].\(issue.path)" }
                issues.append(issue)
            }
        }
        guard issues.isEmpty else { throw ComputationError.refused(issues) }
        for twin in twins {
            try checkNew(twin.id, in: "twin", noun: "twin", db)
            try checkReferences(of: twin, db)
            try insertRow(of: twin, db)
            for (position, item) in twin.items.enumerated() {
                try checkNew(item.id, in: "item", noun: "inventory item", db)
                try insertRow(of: item, at: position, db)
                for (position, photo) in item.photos.enumerated() { try insert(photo, of: item.id, at: position, db) }
                for loan in item.loans { try insert(loan, db) }
            }
            try insertLots(of: twin, db)
        }
        try refresh(twins, db)
        return twins
    }

    /// Changes a twin and its items, reading and saving it in one transaction.
    ///
    /// Items that the change adds get keys. The change can't remove items, nor change photos and loans.
    ///
    /// - Returns: The saved twin.
    /// - Throws: `ComputationError` with every problem.
    @discardableResult
    func update(_ key: String, _ db: Database, _ change: (inout Twin) throws -> Void) throws -> Twin {
        let before = try twin(key: key, db)
        var edited = before
        try change(&edited)
        edited = keyed(edited)
        guard edited != before else { return before }
        edited.updated = instant
        try check(edited)
        try checkReferences(of: edited, db)
        try updateRow(of: edited, db)
        let old = Dictionary(before.items.map { ($0.id, $0) }) { first, _ in first }
        for (position, item) in edited.items.enumerated() {
            guard let known = old[item.id] else {
                try insertRow(of: item, at: position, db)
                continue
            }
            guard known != item else { continue }
            edited.items[position].updated = instant
            try updateRow(of: edited.items[position], db)
        }
        if edited.details.lots != before.details.lots {
            try db.execute(sql: "DELETE FROM lot WHERE twin = ?", arguments: [key])
            try insertLots(of: edited, db)
        }
        try refresh([edited], db)
        return edited
    }

    /// Returns a twin with keys for everything that has none, and with its times.
    private func keyed(_ twin: Twin) -> Twin {
        var twin = twin
        if twin.id.isEmpty { twin.id = newKey() }
        twin.created = twin.created ?? instant
        twin.updated = twin.updated ?? twin.created
        for index in twin.items.indices {
            if twin.items[index].id.isEmpty { twin.items[index].id = newKey() }
            twin.items[index].twin = twin.id
            twin.items[index].created = twin.items[index].created ?? instant
            twin.items[index].updated = twin.items[index].updated ?? twin.items[index].created
            for loan in twin.items[index].loans.indices {
                if twin.items[index].loans[loan].id.isEmpty { twin.items[index].loans[loan].id = newKey() }
                twin.items[index].loans[loan].item = twin.items[index].id
            }
        }
        twin.details.setLots(
            twin.details.lots.map { lot in
                var lot = lot
                if lot.id.isEmpty { lot.id = newKey() }
                return lot
            })
        return twin
    }

    // MARK: Rows

    private func insertRow(of twin: Twin, _ db: Database) throws {
        try db.cachedStatement(
            sql: """
                INSERT INTO twin (id, kind, name, content, recognition, confidence, code, primaryImage, warrantyDocument,
                manual, customFields, created, updated, isFavorite, lacksDate)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 0, 0)
                """
        ).execute(arguments: arguments(of: twin))
    }

    private func updateRow(of twin: Twin, _ db: Database) throws {
        try db.cachedStatement(
            sql: """
                UPDATE twin SET id = ?, kind = ?, name = ?, content = ?, recognition = ?, confidence = ?, code = ?,
                primaryImage = ?, warrantyDocument = ?, manual = ?, customFields = ?, created = ?, updated = ? WHERE id = ?
                """
        ).execute(arguments: arguments(of: twin) + [twin.id])
    }

    private func arguments(of twin: Twin) -> StatementArguments {
        var details = TwinDetails.schema.json(of: twin.details).object ?? JSONObject()
        details["lots"] = nil
        let fields =
            twin.customFields.isEmpty
            ? nil : RecordText.text(of: CustomFields(values: twin.customFields))
        return [
            twin.id, twin.kind.rawValue, twin.name, JSONValue.object(details).storedText(), twin.recognition.rawValue,
            twin.confidence, twin.code, twin.primaryImage, twin.warrantyDocument, twin.manual, fields,
            twin.created?.description, twin.updated?.description,
        ]
    }

    private func insertRow(of item: InventoryItem, at position: Int, _ db: Database) throws {
        try db.cachedStatement(
            sql: """
                INSERT INTO item (id, twin, position, location, condition, content, created, updated)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?)
                """
        ).execute(arguments: [
            item.id, item.twin, position, item.location, item.condition.rawValue, Self.content(of: item),
            item.created?.description, item.updated?.description,
        ])
    }

    private func updateRow(of item: InventoryItem, _ db: Database) throws {
        try db.cachedStatement(
            sql: "UPDATE item SET location = ?, condition = ?, content = ?, updated = ? WHERE id = ?"
        ).execute(arguments: [
            item.location, item.condition.rawValue, Self.content(of: item), item.updated?.description, item.id,
        ])
    }

    private static func content(of item: InventoryItem) -> String {
        var members = InventoryItem.schema.json(of: item).object ?? JSONObject()
        for name in ["id", "twin", "location", "photos", "loans", "created", "updated"] { members[name] = nil }
        return JSONValue.object(members).storedText()
    }

    private func insertLots(of twin: Twin, _ db: Database) throws {
        for (position, lot) in twin.details.lots.enumerated() {
            try checkNew(lot.id, in: "lot", noun: "lot", db)
            var members = FoodLot.schema.json(of: lot).object ?? JSONObject()
            members["id"] = nil
            try db.cachedStatement(sql: "INSERT INTO lot (id, twin, position, content) VALUES (?, ?, ?, ?)").execute(
                arguments: [lot.id, twin.id, position, JSONValue.object(members).storedText()])
        }
    }

    // MARK: References

    /// Refuses a key that another record has.
    func checkNew(_ key: String, in table: String, noun: String, _ db: Database) throws {
        let statement = try db.cachedStatement(sql: "SELECT EXISTS (SELECT 1 FROM \(table) WHERE id = ?)")
        guard try Bool.fetchOne(statement, arguments: [key]) == true else { return }
        throw ComputationError.conflict(
            ValidationIssue(
                path: "id", expected: "a key that no other \(noun) has", got: "\"\(key)\"",
                recoverySuggestion: "leave it empty to get a new one"))
    }

    /// Refuses places and attachments that don't exist.
    private func checkReferences(of twin: Twin, _ db: Database) throws {
        var issues: [ValidationIssue] = []
        for (index, item) in twin.items.enumerated() {
            guard let location = item.location, try !exists("location", "id", location, db) else { continue }
            issues.append(
                ValidationIssue(
                    path: "items[\(index)].location", expected: "the key of a place", got: "\"\(location)\"",
                    kind: .rule))
        }
        for (name, hash) in [
            ("primaryImage", twin.primaryImage), ("warrantyDocument", twin.warrantyDocument), ("manual", twin.manual),
        ] {
            guard let hash, try !exists("storeAttachment", "hash", hash, db) else { continue }
            issues.append(
                ValidationIssue(path: name, expected: "the hash of an attachment", got: "\"\(hash)\"", kind: .rule))
        }
        guard issues.isEmpty else { throw ComputationError.refused(issues) }
    }

    private func exists(_ table: String, _ column: String, _ value: String, _ db: Database) throws -> Bool {
        let statement = try db.cachedStatement(sql: "SELECT EXISTS (SELECT 1 FROM \(table) WHERE \(column) = ?)")
        return try Bool.fetchOne(statement, arguments: [value]) == true
    }
}
