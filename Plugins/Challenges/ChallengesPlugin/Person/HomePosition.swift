// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// Where the user lives, for the hour of dusk.
@Schema("challenges.HomePosition")
public struct HomePosition: SchemaProviding, Hashable {
    /// The latitude of the home in degrees, north positive.
    @Field(.number(-90...90)) public var latitude: Double
    /// The longitude of the home in degrees, east positive.
    @Field(.number(-180...180)) public var longitude: Double
}
