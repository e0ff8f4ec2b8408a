// SPDX-License-Identifier: Apache-2.0

internal import AlmanacStore
internal import ComputationKit
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
            guard input.twin == nil || input.parent == nil else {
                throw ComputationError.refused(
                    path: "parent", expected: "none for an item, which is where it is", got: "a place")
            }
            return try records.write { try $0.places.add(input) }
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
            try records.write { transaction in
                let places = transaction.places
                let tree = try places.tree()
                let key = try tree.key(input.location, at: "location")
                guard var location = tree.places[key] else {
                    throw ComputationError.invalidData("The place is missing.")
                }
                location.name = input.name ?? location.name
                location.kind = input.kind ?? location.kind
                location.sortOrder = input.sortOrder ?? location.sortOrder
                if let parent = input.parent { location.parent = try tree.key(parent, at: "parent") }
                if input.isTopLevel { location.parent = nil }
                try places.update(location)
                return SavedLocation(location: location, path: try places.tree().path(to: key))
            }
        }

        records.writing(
            Twins.removeLocation, "Removes a place, and moves its contents to the parent place.",
            discussion: "Things are never removed with a place. A place that is an item stays as an item.",
            examples: [Example("A cellar", ["location": "Cellar"])], effects: .destructive
        ) { records, input, _ in
            try records.write { transaction in
                let places = transaction.places
                return try places.remove(places.tree().key(input.location, at: "location", whole: true))
            }
        }

        records.reading(
            Twins.myLocations, "Lists your places as a tree, with the number of items in each.",
            examples: [Example("All", [:]), Example("What is in the home", ["location": "Home", "withThings": true])]
        ) { records, input, _ in
            try records.read { try LocationTree(input, in: $0) }
        }
    }
}

extension EditLocationInput {
    /// Refuses a change of nothing, and a parent for a place at the top.
    fileprivate func checkChanges() throws(ComputationError) {
        guard name != nil || kind != nil || parent != nil || isTopLevel || sortOrder != nil else {
            throw ComputationError.refused(path: "", expected: "something to change", got: "nothing")
        }
        guard !isTopLevel || parent == nil else {
            throw ComputationError.refused(path: "parent", expected: "either a place or the top", got: "both")
        }
    }
}

extension LocationTree {
    /// Reads the places, with what is in them.
    fileprivate init(_ input: MyLocationsInput, in transaction: RecordTransaction) throws {
        let tree = try transaction.places.tree()
        let root = try input.location.map { try tree.key($0, at: "location") }
        let items = transaction.inventory
        let counts = try items.counts()
        let things = try input.withThings ? items.things() : [:]
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
        self.init(locations: nodes, unplaced: counts[nil] ?? 0, unplacedThings: things[nil] ?? [])
        guard input.withThings else { return }
        let shown = Set((nodes.flatMap(\.things) + unplacedThings).map(\.id))
        let repository = transaction.recalls
        let open = try repository.all().filter { $0.closed == nil }
        recalls = try repository.listed(open).flatMap(\.matches).filter { shown.contains($0.twin.id) }
    }
}
