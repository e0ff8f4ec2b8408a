// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ComputationKit
internal import GRDB
internal import TwinsPlugin

extension TwinImporter {
    /// Adds the places, pictures, and things of a plan, all or none.
    func add(_ plan: Plan) throws -> TwinImportReport {
        var hashes: [String: String] = [:]
        let used = Set(plan.twins.flatMap { Self.hashes(of: $0.twin) })
        for (hash, attachment) in plan.file.attachments.sorted(by: { $0.key < $1.key }) where used.contains(hash) {
            hashes[hash] = try records.store.attach(attachment.bytes, mediaType: attachment.mediaType, in: db)
        }
        try refuseMissing(used, hashes)
        let keys = try addPlaces(of: plan.file)
        var known: [[String]: String] = [:]
        var twins: [Twin] = []
        for imported in plan.twins {
            var twin = imported.twin
            for index in twin.items.indices {
                let path = imported.places.indices.contains(index) ? imported.places[index] : []
                if path.isEmpty {
                    twin.items[index].location = twin.items[index].location.map { keys[$0] ?? $0 }
                } else {
                    let key = try known[path] ?? key(of: path) ?? records.place(path, kind: .other, db)
                    known[path] = key
                    twin.items[index].location = key
                }
            }
            twins.append(twin)
        }
        for path in plan.file.placePaths where key(of: path) == nil && known[path] == nil {
            known[path] = try records.place(path, kind: .other, db)
        }
        let holders = try putIntoParents(plan, &twins)
        try records.insert(twins, db)
        for (place, item) in holders { try link(place, to: item) }
        try makePlacesOfItems(plan.file, keys)
        _ = try records.insert(plan.recalls, db)
        return plan.report(isDryRun: false)
    }

    private static func hashes(of twin: Twin) -> [String] {
        [twin.primaryImage, twin.warrantyDocument, twin.manual].compactMap { $0 }
            + twin.items.flatMap(\.photos).map(\.hash)
    }

    private func refuseMissing(_ used: Set<String>, _ hashes: [String: String]) throws {
        var issues: [ValidationIssue] = []
        for hash in used.sorted() {
            let known = try Bool.fetchOne(
                db, sql: "SELECT EXISTS (SELECT 1 FROM storeAttachment WHERE hash = ?)", arguments: [hash])
            guard hashes[hash] != hash, known != true else { continue }
            issues.append(
                ValidationIssue(
                    path: "attachment", expected: "a picture or document with the hash \(hash)",
                    got: hashes[hash] == nil ? "none" : "another content", kind: .rule))
        }
        guard issues.isEmpty else { throw ComputationError.refused(issues) }
    }

    // MARK: Places

    /// Adds the places of an export, and returns the keys of all of them by the keys of the file.
    private func addPlaces(of file: ImportedFile) throws -> [String: String] {
        let byKey = Dictionary(file.places.map { ($0.id, $0) }) { first, _ in first }
        var keys: [String: String] = [:]
        var pending = file.places
        while !pending.isEmpty {
            let before = pending.count
            pending = try pending.filter { place in
                if let known = known(place, byKey) {
                    keys[place.id] = known
                    return false
                }
                var added = place
                if let parent = place.parent {
                    // A place in one that isn't in the file is at the top.
                    guard let key = keys[parent] ?? (byKey[parent] == nil ? "" : nil) else { return true }
                    added.parent = key.isEmpty ? nil : key
                }
                // The items aren't there yet.
                added.item = nil
                added.created = added.created ?? records.instant
                try records.insert(added, db)
                keys[place.id] = place.id
                return false
            }
            guard pending.count < before else {
                throw ComputationError.refused(
                    pending.map { place in
                        ValidationIssue(
                            path: "place.parent", expected: "a place that isn't in \(place.name)",
                            got: place.parent?.quoted(limit: 60) ?? "none", kind: .rule)
                    })
            }
        }
        return keys
    }

    /// Connects places with the items that they are.
    private func makePlacesOfItems(_ file: ImportedFile, _ keys: [String: String]) throws {
        for place in file.places {
            guard let item = place.item, let key = keys[place.id], places.places[key] == nil else { continue }
            try link(key, to: item)
        }
    }

    /// Makes an item a place that isn't another item, unless it is one.
    private func link(_ place: String, to item: String) throws {
        try db.execute(
            sql: """
                UPDATE location SET item = ?1 WHERE id = ?2 AND item IS NULL
                AND EXISTS (SELECT 1 FROM item WHERE id = ?1) AND NOT EXISTS (SELECT 1 FROM location WHERE item = ?1)
                """, arguments: [item, place])
    }
}
