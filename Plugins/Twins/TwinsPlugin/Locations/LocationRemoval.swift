// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// A removed place, with its former contents.
@Schema("twins.LocationRemoval")
public struct LocationRemoval: SchemaProviding, Hashable {
    /// The removed place.
    public var location: Location
    /// The place its contents moved to; absent if they have no place now.
    public var parent: NamedRecord?
    /// The number of items that moved.
    @Field(.tally) public var movedItems: Int
    /// The number of places that moved.
    @Field(.tally) public var movedLocations: Int
}
