// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// The category of a piece of furniture.
public enum FurnitureCategory: String, Codable, Sendable, CaseIterable, SchemaProviding {
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

    /// The values and their meanings.
    public static let schema = Schema<Self>.enumeration(
        "twins.FurnitureCategory", "The category of a piece of furniture."
    ) {
        switch $0 {
        case .seating: "Chairs and sofas."
        case .table: "Tables."
        case .storage: "Shelves, cabinets, and chests."
        case .bed: "Beds."
        case .desk: "Desks."
        case .outdoor: "Garden furniture."
        case .other: "Anything else."
        }
    }
}
