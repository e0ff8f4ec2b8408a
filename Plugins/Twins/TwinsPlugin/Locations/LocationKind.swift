// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// The kind of a place.
@Schema("twins.LocationKind")
public enum LocationKind: String, CaseIterable, SchemaProviding {
    /// A house or an apartment.
    case home
    /// A room.
    case room
    /// A piece of furniture.
    case furniture
    /// A box, a bag, or a drawer.
    case container
    /// Anything else.
    case other
}
