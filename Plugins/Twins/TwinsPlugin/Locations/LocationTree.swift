// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// Places, each followed by the places in it.
@Schema("twins.LocationTree")
public struct LocationTree: SchemaProviding, Hashable {
    /// The places.
    public var locations: [LocationNode]
    /// The number of items without a place.
    @Field(.tally) public var unplaced: Int
    /// The things without a place, if requested.
    public var unplacedThings: [NamedRecord] = []
    /// The open recalls of the things, if requested.
    public var recalls: [RecallMatch] = []
}

/// A place in a tree.
@Schema("twins.LocationNode")
public struct LocationNode: SchemaProviding, Hashable {
    /// The place.
    public var location: Location
    /// The names from the top to the place.
    @Field(.text(example: "Home / Kitchen")) public var path: String
    /// The number of places above it.
    @Field(.tally) public var depth: Int
    /// The number of items in it.
    @Field(.tally) public var items: Int
    /// The number of items in it and in the places below it.
    @Field(.tally) public var allItems: Int
    /// The things in it, if requested.
    public var things: [NamedRecord] = []
}
