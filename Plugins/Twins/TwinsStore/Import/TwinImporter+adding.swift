// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ComputationKit
internal import TwinsPlugin

extension TwinImporter {
    /// Adds the places, pictures, and things of a plan, all or none.
    func add(_ plan: Plan) throws -> TwinImportReport {
        let repository = transaction.places
        var hashes: [String: String] = [:]
        let used = Set(plan.twins.flatMap(\.twin.allAttachments))
        for (hash, attachment) in plan.file.attachments.sorted(by: { $0.key < $1.key }) where used.contains(hash) {
            hashes[hash] = try transaction.store.attach(
                attachment.bytes, mediaType: attachment.mediaType, in: transaction.db)
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
                    let key = try known[path] ?? key(of: path) ?? repository.place(at: path)
                    known[path] = key
                    twin.items[index].location = key
                }
            }
            twins.append(twin)
        }
        for path in plan.file.placePaths where key(of: path) == nil && known[path] == nil {
            known[path] = try repository.place(at: path)
        }
        let holders = try putIntoParents(plan, &twins)
        try transaction.twins.insert(twins)
        for (place, item) in holders { try repository.link(place, to: item) }
        for place in plan.file.places {
            guard let item = place.item, let key = keys[place.id], places.places[key] == nil else { continue }
            try repository.link(key, to: item)
        }
        _ = try transaction.recalls.insert(plan.recalls)
        return plan.report(isDryRun: false)
    }

    private func refuseMissing(_ used: Set<String>, _ hashes: [String: String]) throws {
        var issues: [ValidationIssue] = []
        for hash in used.sorted() {
            guard try hashes[hash] != hash && !transaction.exists(hash, in: "storeAttachment", "hash") else { continue }
            issues.append(
                ValidationIssue(
                    path: "attachment", expected: "a picture or document with the hash \(hash)",
                    got: hashes[hash] == nil ? "none" : "another content", kind: .rule))
        }
        guard issues.isEmpty else { throw ComputationError.refused(issues) }
    }

    /// Adds the places of an export, and returns the keys of all of them by the keys of the file.
    private func addPlaces(of file: ImportedFile) throws -> [String: String] {
        let byKey = Dictionary(file.places.map { ($0.id, $0) }) { first, _ in first }
        let repository = transaction.places
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
                added.created = added.created ?? transaction.instant
                try repository.insert(added)
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
}
