// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ComputationKit
internal import GRDB
internal import TwinsPlugin

/// The places of items.
struct PlaceRepository: RecordRepository {
    let transaction: RecordTransaction

    /// Returns all places.
    func tree() throws -> PlaceTree {
        var places: [String: Location] = [:]
        let rows = try Row.fetchCursor(db.cachedStatement(sql: "SELECT * FROM location"))
        while let row = try rows.next() {
            let place = try TwinRows.location(row)
            places[place.id] = place
        }
        return PlaceTree(places)
    }

    /// Adds a place.
    ///
    /// Two places in the same one can't have the same name.
    func insert(_ place: Location) throws {
        try transaction.check(place)
        try transaction.checkNew(place.id, in: "location", noun: "place")
        try refuseSameName(place)
        try refuseDepth(place)
        try db.cachedStatement(
            sql: "INSERT INTO location (id, name, kind, parent, item, sortOrder, created) VALUES (?, ?, ?, ?, ?, ?, ?)"
        ).execute(arguments: [
            place.id, place.name, place.kind.rawValue, place.parent, place.item, place.sortOrder,
            place.created?.description,
        ])
    }

    /// Adds a stated place, or makes an item a place.
    func add(_ input: AddLocationInput) throws -> SavedLocation {
        let tree = try tree()
        let twin = try input.twin.map { try transaction.twins.twin(named: $0) }
        let item = try twin.map { try $0.item(input.item) }
        guard let name = input.name ?? twin?.name else {
            throw ComputationError.refused(path: "name", expected: "a name or a twin", got: "neither")
        }
        if let item, let known = tree.places.values.first(where: { $0.item == item.id }) {
            throw ComputationError.conflict("\(name) is already the place \(tree.path(to: known.id)).")
        }
        let parent = try input.parent.map { try tree.key($0, at: "parent") } ?? item?.location
        var place = Location(
            id: transaction.newKey(), name: String(name.prefix(200)), kind: input.kind, parent: parent, item: item?.id)
        place.created = transaction.instant
        place.sortOrder = try input.sortOrder ?? nextSortOrder(in: parent)
        try insert(place)
        return SavedLocation(location: place, path: try self.tree().path(to: place.id))
    }

    /// Changes a place, and the item that is that place if it moves.
    func update(_ place: Location) throws {
        try transaction.check(place)
        let tree = try tree()
        if let parent = place.parent, parent != tree.places[place.id]?.parent {
            try tree.refuseLoop(moving: place.id, into: parent, at: "parent")
            try tree.refuseDepth(moving: place.id, into: parent, at: "parent")
        }
        try refuseSameName(place)
        try db.execute(
            sql: "UPDATE location SET name = ?, kind = ?, parent = ?, sortOrder = ? WHERE id = ?",
            arguments: [place.name, place.kind.rawValue, place.parent, place.sortOrder, place.id])
        let items = transaction.inventory
        if let item = place.item { try items.move(item, to: place.parent) }
        let own = try place.item.flatMap(items.twin)
        try refreshWords(of: items.twins(in: tree.subtree(of: place.id)) + [own].compactMap(\.self))
    }

    /// Returns the place with a path, and adds the places of the path that are missing; `nil` for an empty path.
    func place(at path: [String]) throws -> String? {
        var parent: String?
        for name in path { parent = try place(named: name, in: parent) }
        return parent
    }

    /// Returns the place with a name in a place or at the top, and adds it if it is missing.
    func place(named name: String, kind: LocationKind = .other, in parent: String?) throws -> String {
        let siblings = try Row.fetchAll(
            db.cachedStatement(sql: "SELECT id, name FROM location WHERE parent IS ?"), arguments: [parent])
        let wanted = name.lowercased()
        let known = siblings.first { ($0["name"] as String).lowercased() == wanted }?["id"] as String?
        if let known { return known }
        var place = Location(id: transaction.newKey(), name: name, kind: kind, parent: parent)
        place.created = transaction.instant
        place.sortOrder = try nextSortOrder(in: parent)
        try insert(place)
        return place.id
    }

    /// Returns the position after the last place in a place.
    func nextSortOrder(in parent: String?) throws -> Int {
        let last = try Int.fetchOne(
            db.cachedStatement(sql: "SELECT max(sortOrder) FROM location WHERE parent IS ?"), arguments: [parent])
        return min((last ?? 0) + 1, 1_000_000)
    }

    /// Removes a place, and moves its contents to the parent place.
    func remove(_ key: String) throws -> LocationRemoval {
        let tree = try tree()
        guard let place = tree.places[key] else {
            throw ComputationError.notFound(
                ValidationIssue(path: "location", expected: "the key of a place", got: "\"\(key)\""))
        }
        let items = transaction.inventory
        let inside = try items.twins(in: [key])
        let movedItems = try items.moveAll(in: key, to: place.parent)
        let children = tree.children[key] ?? []
        for child in children {
            try db.execute(
                sql: "UPDATE location SET parent = ?, name = ? WHERE id = ?",
                arguments: [place.parent, try freeName(of: child, in: place.parent, except: key), child])
        }
        try db.execute(sql: "DELETE FROM location WHERE id = ?", arguments: [key])
        try refreshWords(of: inside + items.twins(in: children.flatMap { tree.subtree(of: $0) }))
        return LocationRemoval(
            location: place, parent: place.parent.map { NamedRecord(id: $0, name: tree.path(to: $0)) },
            movedItems: movedItems, movedLocations: children.count)
    }

    // MARK: Items that are places

    /// Returns the key of the place that an item is.
    func key(of item: InventoryItem) throws -> String? {
        try String.fetchOne(db, sql: "SELECT id FROM location WHERE item = ?", arguments: [item.id])
    }

    /// Removes the place that an item is.
    func removePlace(of item: InventoryItem) throws {
        if let place = try key(of: item) { _ = try remove(place) }
    }

    /// Links a place to an item, unless either is already linked.
    func link(_ place: String, to item: String) throws {
        try db.execute(
            sql: """
                UPDATE location SET item = ?1 WHERE id = ?2 AND item IS NULL
                AND EXISTS (SELECT 1 FROM item WHERE id = ?1) AND NOT EXISTS (SELECT 1 FROM location WHERE item = ?1)
                """, arguments: [item, place])
    }

    /// Moves an item, and the place that it is, to a place or out of every place.
    func move(_ item: InventoryItem, to place: String?, spot: String?) throws {
        let tree = try tree()
        let own = tree.places.values.first { $0.item == item.id }
        if let own, let place {
            try tree.refuseLoop(moving: own.id, into: place, at: "location")
            try tree.refuseDepth(moving: own.id, into: place, at: "location")
        }
        if var own {
            own.parent = place
            try refuseSameName(own)
        }
        try transaction.twins.update(item.twin) { twin in
            guard let index = twin.items.firstIndex(where: { $0.id == item.id }) else { return }
            twin.items[index].location = place
            twin.items[index].spot = spot
        }
        if let own {
            try db.execute(sql: "UPDATE location SET parent = ? WHERE id = ?", arguments: [place, own.id])
            try refreshWords(of: transaction.inventory.twins(in: tree.subtree(of: own.id)))
        }
    }

    // MARK: Rules

    /// Refuses a new place that is too deep, without reading all places.
    private func refuseDepth(_ place: Location) throws {
        guard let parent = place.parent else { return }
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
        try tree().refuseDepth(moving: nil, into: parent, at: "parent")
    }

    private func refuseSameName(_ place: Location) throws {
        let names = try Row.fetchAll(
            db.cachedStatement(sql: "SELECT id, name FROM location WHERE parent IS ?"), arguments: [place.parent])
        let name = place.name.lowercased()
        let isTaken = names.contains { row in
            row["id"] as String != place.id && (row["name"] as String).lowercased() == name
        }
        guard isTaken else { return }
        let parent = try place.parent.map { try tree().path(to: $0) }
        throw ComputationError.conflict(
            "\(parent.map { "\($0) already has" } ?? "There is already") a place named \(place.name).")
    }

    /// Returns the name of a place, with a number if a place in its new parent has it already.
    private func freeName(of key: String, in parent: String?, except removed: String) throws -> String {
        let tree = try tree()
        let name = tree.places[key]?.name ?? key
        let taken = Set(
            (tree.children[parent] ?? []).filter { $0 != removed && $0 != key }.compactMap {
                tree.places[$0]?.name.lowercased()
            })
        guard taken.contains(name.lowercased()) else { return name }
        let base = name.prefix(190)
        return (2...(taken.count + 2)).lazy.map { "\(base) \($0)" }.first { !taken.contains($0.lowercased()) } ?? name
    }

    /// Indexes twins again whose places have other names.
    private func refreshWords(of keys: [String]) throws {
        let unique = Set(keys).sorted()
        guard !unique.isEmpty else { return }
        let tree = try tree()
        try transaction.search.index(transaction.twins.twins(unique).map { TwinText($0, in: tree) })
    }
}
