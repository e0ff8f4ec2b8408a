// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ComputationKit
internal import GRDB
internal import TwinsPlugin

extension StoredTwinsPlugin {
    /// The computations on places.
    @ComputationBuilder
    static func placeComputations(_ records: LazyTwinRecords) -> [AnyComputation] {
        records.writing(
            Twins.addLocation, "Adds a place, such as a room or a box, or makes an item a place.",
            discussion: "A place that is an item is where the item is, and moves with it.",
            examples: [
                Example("A second home", ["name": "Cabin", "kind": "home"]),
                Example("A room in a home", ["name": "Office", "kind": "room", "parent": "Home"]),
                Example("A suitcase that is a place", ["twin": "Suitcase", "kind": "container"]),
            ], effects: .clock
        ) { records, input, _ in
            try records.add(input)
        }

        records.writing(
            Twins.editLocation, "Renames, moves, or reorders a place.",
            discussion: "What is in the place stays in it. A place can't move into itself or a place in it.",
            examples: [
                Example("Rename", ["location": "Cellar", "name": "Basement"]),
                Example("Move", ["location": "Cellar", "parent": "Home"]),
            ], effects: [.clock, .idempotent],
            checking: { input, _ in try input.checkChanges() }
        ) { records, input, _ in
            try records.store.write { db in
                let tree = try PlaceTree(db)
                let key = try tree.key(input.location, at: "location")
                guard var location = tree.places[key] else {
                    throw ComputationError.invalidData("The place is missing.")
                }
                location.name = input.name ?? location.name
                location.kind = input.kind ?? location.kind
                location.sortOrder = input.sortOrder ?? location.sortOrder
                if let parent = input.parent { location.parent = try tree.key(parent, at: "parent") }
                if input.isTopLevel { location.parent = nil }
                try records.update(location, db)
                return SavedLocation(location: location, path: try PlaceTree(db).path(to: key))
            }
        }

        records.writing(
            Twins.removeLocation, "Removes a place, and moves its contents to the parent place.",
            discussion: "Things are never removed with a place. A place that is an item stays as an item.",
            examples: [Example("A cellar", ["location": "Cellar"])], effects: .destructive
        ) { records, input, _ in
            try records.store.write { db in
                try records.remove(location: PlaceTree(db).key(input.location, at: "location", whole: true), db)
            }
        }

        records.reading(
            Twins.myLocations, "Lists your places as a tree, with the number of items in each.",
            examples: [Example("All", [:]), Example("What is in the home", ["location": "Home", "withThings": true])]
        ) { records, input, _ in
            try records.store.read { db in try records.places(input, db) }
        }
    }
}

extension EditLocationInput {
    /// Refuses a change of nothing, and a parent for a place at the top.
    fileprivate func checkChanges() throws(ComputationError) {
        guard name != nil || kind != nil || parent != nil || isTopLevel || sortOrder != nil else {
            throw ComputationError.refused([
                ValidationIssue(path: "name", expected: "something to change", got: "nothing", kind: .rule)
            ])
        }
        guard !isTopLevel || parent == nil else {
            throw ComputationError.refused([
                ValidationIssue(path: "parent", expected: "either a place or the top", got: "both", kind: .rule)
            ])
        }
    }
}

extension TwinRecords {
    fileprivate func add(_ input: AddLocationInput) throws -> SavedLocation {
        guard input.twin == nil || input.parent == nil else {
            throw ComputationError.refused([
                ValidationIssue(
                    path: "parent", expected: "none for an item, which is where it is", got: "a place", kind: .rule)
            ])
        }
        return try store.write { db in
            let tree = try PlaceTree(db)
            let twin = try input.twin.map { try self.twin(key: twinKey($0, db), db) }
            let item = try twin.map { try self.item(input.item, of: $0) }
            guard let name = input.name ?? twin?.name else {
                throw ComputationError.refused([
                    ValidationIssue(path: "name", expected: "a name or a twin", got: "neither", kind: .rule)
                ])
            }
            if let item, let known = tree.places.values.first(where: { $0.item == item.id }) {
                throw ComputationError.conflict("\(name) is already the place \(tree.path(to: known.id)).")
            }
            let parent = try input.parent.map { try tree.key($0, at: "parent") } ?? item?.location
            var location = Location(
                id: newKey(), name: String(name.prefix(200)), kind: input.kind, parent: parent, item: item?.id)
            location.created = instant
            location.sortOrder = try input.sortOrder ?? nextSortOrder(in: parent, db)
            try insert(location, db)
            return SavedLocation(location: location, path: try PlaceTree(db).path(to: location.id))
        }
    }

    /// Returns the places as a tree, with what is in them.
    fileprivate func places(_ input: MyLocationsInput, _ db: Database) throws -> LocationTree {
        let tree = try PlaceTree(db)
        let root = try input.location.map { try tree.key($0, at: "location") }
        let rows = try Row.fetchAll(db, sql: "SELECT location, count(*) AS number FROM item GROUP BY location")
        let counts = Dictionary(rows.map { ($0["location"] as String?, $0["number"] as Int) }) { $0 + $1 }
        let things = try input.withThings ? self.things(db) : [:]
        let top = root.map { [$0] } ?? tree.children[nil] ?? []
        let nodes = top.flatMap { tree.subtree(of: $0) }.compactMap { key in
            tree.places[key].map { place in
                LocationNode(
                    location: place, path: tree.path(to: key), depth: tree.ancestors(of: key).count - 1,
                    items: counts[key] ?? 0,
                    allItems: tree.subtree(of: key).reduce(0) { $0 + (counts[$1] ?? 0) },
                    things: things[key] ?? [])
            }
        }
        var listed = LocationTree(locations: nodes, unplaced: counts[nil] ?? 0, unplacedThings: things[nil] ?? [])
        if input.withThings {
            let shown = Set((listed.locations.flatMap(\.things) + listed.unplacedThings).map(\.id))
            let open = try allRecalls(db).filter { $0.closed == nil }
            listed.recalls = try self.listed(open, db).flatMap(\.matches).filter { shown.contains($0.twin.id) }
        }
        return listed
    }

    /// Returns the things in each place, those without a place under `nil`.
    fileprivate func things(_ db: Database) throws -> [String?: [NamedRecord]] {
        let rows = try Row.fetchAll(
            db,
            sql: """
                SELECT DISTINCT item.location, twin.id, twin.name FROM item JOIN twin ON twin.id = item.twin
                ORDER BY twin.name, twin.id
                """)
        return Dictionary(grouping: rows) { $0[0] as String? }.mapValues { rows in
            rows.map { NamedRecord(id: $0[1], name: $0[2]) }
        }
    }
}
