// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// A removed place, with what it held.
public struct LocationRemoval: SchemaProviding, Hashable {
    /// The removed place.
    public var location: Location
    /// The place to which its content moved; absent if it has no place now.
    public var parent: NamedRecord?
    /// The number of items that moved.
    public var movedItems: Int
    /// The number of places that moved.
    public var movedLocations: Int

    /// Creates the value from its required attributes.
    public init(location: Location, parent: NamedRecord? = nil, movedItems: Int, movedLocations: Int) {
        self.location = location
        self.parent = parent
        self.movedItems = movedItems
        self.movedLocations = movedLocations
    }

    /// The JSON schema.
    public static let schema = Schema<Self>.object("twins.LocationRemoval", "A removed place, with what it held.") {
        field("location", \.location, "The removed place.")
        field("parent", \.parent, "The place to which its content moved; absent if it has no place now.")
        field("movedItems", \.movedItems, "The number of items that moved.", .tally)
        field("movedLocations", \.movedLocations, "The number of places that moved.", .tally)
    }
}
