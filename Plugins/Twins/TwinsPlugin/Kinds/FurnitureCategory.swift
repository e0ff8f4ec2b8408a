// SPDX-License-Identifier: Apache-2.0

public import ComputationKit
internal import ComputationMacros

/// The category of a piece of furniture.
@Schema("twins.FurnitureCategory")
public enum FurnitureCategory: String, CaseIterable, SchemaProviding {
    /// Chairs and sofas.
    case seating
    /// Tables.
    case table
    /// Shelves, cabinets, and chests.
    case storage
    /// Beds.
    case bed
    /// Desks.
    case desk
    /// Garden furniture.
    case outdoor
    /// Anything else.
    case other
}
