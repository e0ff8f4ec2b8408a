// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// Places, each followed by the places in it.
public struct LocationTree: SchemaProviding, Hashable {
    /// The places.
    public var locations: [LocationNode]
    /// The number of items without a place.
    public var unplaced: Int
    /// The things without a place, if requested.
    public var unplacedThings: [NamedRecord]
    /// The open recalls of the things, if requested.
    public var recalls: [RecallMatch]

    /// Creates the value from its required attributes.
    public init(
        locations: [LocationNode], unplaced: Int, unplacedThings: [NamedRecord] = [], recalls: [RecallMatch] = []
    ) {
        self.locations = locations
        self.unplaced = unplaced
        self.unplacedThings = unplacedThings
        self.recalls = recalls
    }

    /// The JSON schema.
    public static let schema = Schema<Self>.object("twins.LocationTree", "Places, each followed by the places in it.") {
        field("locations", \.locations, "The places.")
        field("unplaced", \.unplaced, "The number of items without a place.", .tally)
        field(
            "unplacedThings", \.unplacedThings, "The things without a place, if requested.", .list(of: .nested),
            default: [])
        field(
            "recalls", \.recalls, "The open recalls of the things, if requested.", .list(of: .nested), default: [])
    }
}

/// A place in a tree.
public struct LocationNode: SchemaProviding, Hashable {
    /// The place.
    public var location: Location
    /// The names from the top to the place.
    public var path: String
    /// The number of places above it.
    public var depth: Int
    /// The number of items in it.
    public var items: Int
    /// The number of items in it and in the places below it.
    public var allItems: Int
    /// The things in it, if requested.
    public var things: [NamedRecord]

    /// Creates the value from its required attributes.
    public init(location: Location, path: String, depth: Int, items: Int, allItems: Int, things: [NamedRecord] = []) {
        self.location = location
        self.path = path
        self.depth = depth
        self.items = items
        self.allItems = allItems
        self.things = things
    }

    /// The JSON schema.
    public static let schema = Schema<Self>.object("twins.LocationNode", "A place in a tree.") {
        field("location", \.location, "The place.")
        field("path", \.path, "The names from the top to the place.", .text(example: "Home / Kitchen"))
        field("depth", \.depth, "The number of places above it.", .tally)
        field("items", \.items, "The number of items in it.", .tally)
        field("allItems", \.allItems, "The number of items in it and in the places below it.", .tally)
        field("things", \.things, "The things in it, if requested.", .list(of: .nested), default: [])
    }
}
