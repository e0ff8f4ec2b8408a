// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// The saved place.
@Schema("twins.SavedLocation")
public struct SavedLocation: SchemaProviding, Hashable {
    /// The place.
    public var location: Location
    /// The names from the top to the place.
    @Field(.text(1...50_000, example: "Home / Kitchen")) public var path: String
}
