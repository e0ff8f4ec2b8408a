// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ComputationKit
internal import GRDB
internal import TwinsPlugin

extension TwinRecords {
    /// Adds a place.
    ///
    /// Two places in the same one can't have the same name.
    func insert(_ location: Location, _ db: Database) throws {
        try check(location)
        try checkNew(location.id, in: "location", noun: "place", db)
        try refuseSameName(location, db)
        try refuseDepth(location, db)
        try db.cachedStatement(
            sql: "INSERT INTO location (id, name, kind, parent, item, sortOrder, created) VALUES (?, ?, ?, ?, ?, ?, ?)"
        ).execute(arguments: [
            location.id, location.name, location.kind.rawValue, location.parent, location.item, location.sortOrder,
            location.created?.description,
        ])
    }

    /// Changes a place, and the item that is that place if it moves.
    func update(_ location: Location, _ db: Database) throws {
        try check(location)
        let tree = try PlaceTree(db)
        if let parent = location.parent, parent != tree.places[location.id]?.parent {
            try tree.refuseLoop(moving: location.id, into: parent, at: "parent")
            try tree.refuseDepth(moving: location.id, into: parent, at: "parent")
        }
        try refuseSameName(location, db)
        try db.execute(
            sql: "UPDATE location SET name = ?, kind = ?, parent = ?, sortOrder = ? WHERE id = ?",
            arguments: [location.name, location.kind.rawValue, location.parent, location.sortOrder, location.id])
        if let item = location.item {
            try db.execute(
                sql: "UPDATE item SET location = ? WHERE id = ? AND location IS NOT ?",
                arguments: [location.parent, item, location.parent])
        }
        try refreshWords(in: tree.subtree(of: location.id), also: location.item, db)
    }

    /// Returns the place with a path, and adds the places of the path that are missing.
    func place(_ path: [String], kind: LocationKind = .other, _ db: Database) throws -> String? {
        var parent: String?
        for name in path {
            let known = try String.fetchOne(
                db.cachedStatement(sql: "SELECT id FROM location WHERE parent IS ? AND lower(name) = lower(?)"),
                arguments: [parent, name])
            if let known {
                parent = known
                continue
            }
            var location = Location(id: newKey(), name: name, kind: kind, parent: parent)
            location.created = instant
            location.sortOrder = try nextSortOrder(in: parent, db)
            try insert(location, db)
            parent = location.id
        }
        return parent
    }

    /// Returns the position after the last place in a place.
    func nextSortOrder(in parent: String?, _ db: Database) throws -> Int {
        let last = try Int.fetchOne(
            db.cachedStatement(sql: "SELECT max(sortOrder) FROM location WHERE parent IS ?"), arguments: [parent])
        return min((last ?? 0) + 1, 1_000_000)
    }

    /// Removes a place, and moves its contents to the parent place.
    func remove(location key: String, _ db: Database) throws -> LocationRemoval {
        let tree = try PlaceTree(db)
        guard let location = tree.places[key] else {
            throw ComputationError.notFound(
                ValidationIssue(path: "location", expected: "the key of a place", got: "\"\(key)\""))
        }
        let inside = try String.fetchAll(db, sql: "SELECT DISTINCT twin FROM item WHERE location = ?", arguments: [key])
        try db.execute(
            sql: "UPDATE item SET location = ? WHERE location = ?", arguments: [location.parent, key])
        let items = db.changesCount
        var count = 0
        for child in tree.children[key] ?? [] {
            try db.execute(
                sql: "UPDATE location SET parent = ?, name = ? WHERE id = ?",
                arguments: [location.parent, try freeName(of: child, in: location.parent, except: key, db), child])
            count += 1
        }
        try db.execute(sql: "DELETE FROM location WHERE id = ?", arguments: [key])
        let below = (tree.children[key] ?? []).flatMap { tree.subtree(of: $0) }
        try refreshWords(of: inside + twins(in: below, db), db)
        return LocationRemoval(
            location: location, parent: location.parent.map { NamedRecord(id: $0, name: tree.path(to: $0)) },
            movedItems: items, movedLocations: count)
    }

    /// Moves an item to a place, or out of every place.
    func move(_ item: InventoryItem, to location: String?, spot: String?, _ db: Database) throws {
        let tree = try PlaceTree(db)
        let own = tree.places.values.first { $0.item == item.id }
        if let own, let location {
            try tree.refuseLoop(moving: own.id, into: location, at: "location")
            try tree.refuseDepth(moving: own.id, into: location, at: "location")
        }
        if var own {
            own.parent = location
            try refuseSameName(own, db)
        }
        try update(item.twin, db) { twin in
            guard let index = twin.items.firstIndex(where: { $0.id == item.id }) else { return }
            twin.items[index].location = location
            twin.items[index].spot = spot
        }
        if let own {
            try db.execute(sql: "UPDATE location SET parent = ? WHERE id = ?", arguments: [location, own.id])
            try refreshWords(in: tree.subtree(of: own.id), also: nil, db)
        }
    }

    // MARK: Levels

    /// Refuses a new place that is too deep, without reading all places.
    private func refuseDepth(_ location: Location, _ db: Database) throws {
        guard let parent = location.parent else { return }
        let above = try Int.fetchOne(
            db.cachedStatement(
                sql: """
                    WITH RECURSIVE above(id) AS (
                        SELECT ?
                        UNION SELECT location.parent FROM above JOIN location ON location.id = above.id
                        WHERE location.parent IS NOT NULL
                    ) SELECT count(*) FROM above
                    """), arguments: [parent])
        guard (above ?? 0) >= PlaceTree.mostLevels else { return }
        try PlaceTree(db).refuseDepth(moving: nil, into: parent, at: "parent")
    }

    // MARK: Names

    private func refuseSameName(_ location: Location, _ db: Database) throws {
        let names = try Row.fetchAll(
            db.cachedStatement(sql: "SELECT id, name FROM location WHERE parent IS ?"), arguments: [location.parent])
        let name = location.name.lowercased()
        let isTaken = names.contains { row in
            row["id"] as String != location.id && (row["name"] as String).lowercased() == name
        }
        guard isTaken else { return }
        let parent = try location.parent.map { try PlaceTree(db).path(to: $0) }
        throw ComputationError.conflict(
            "\(parent.map { "\($0) already has" } ?? "There is already") a place named \(location.name).")
    }

    /// Returns the name of a place, with a number if a place in its new parent has it already.
    private func freeName(
        of key: String, in parent: String?, except removed: String, _ db: Database
    ) throws -> String {
        let tree = try PlaceTree(db)
        let name = tree.places[key]?.name ?? key
        let taken = Set(
            (tree.children[parent] ?? []).filter { $0 != removed && $0 != key }.compactMap {
                tree.places[$0]?.name.lowercased()
            })
        guard taken.contains(name.lowercased()) else { return name }
        let base = name.prefix(190)
        return (2...(taken.count + 2)).lazy.map { "\(base) \($0)" }.first { !taken.contains($0.lowercased()) } ?? name
    }

    // MARK: Words

    private func refreshWords(in places: [String], also item: String?, _ db: Database) throws {
        var keys = try twins(in: places, db)
        if let item {
            keys += try String.fetchAll(db, sql: "SELECT twin FROM item WHERE id = ?", arguments: [item])
        }
        try refreshWords(of: keys, db)
    }

    private func twins(in places: [String], _ db: Database) throws -> [String] {
        try String.fetchAll(
            db, sql: "SELECT DISTINCT twin FROM item WHERE location IN (SELECT value FROM json_each(?))",
            arguments: [JSONValue.array(places.map(JSONValue.string)).storedText()])
    }

    private func refreshWords(of keys: [String], _ db: Database) throws {
        let unique = Set(keys).sorted()
        guard !unique.isEmpty else { return }
        let tree = try PlaceTree(db)
        try TwinSearch.index(twins(unique, db).map { TwinSearch.Text($0, in: tree) }, db)
    }
}
