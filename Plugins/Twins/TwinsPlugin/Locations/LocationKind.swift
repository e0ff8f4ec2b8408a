// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// The kind of a place.
public enum LocationKind: String, Codable, Sendable, CaseIterable, SchemaProviding {
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

    /// The values and their meanings.
    public static let schema = Schema<Self>.enumeration("twins.LocationKind", "The kind of a place.") {
        switch $0 {
        case .home: "A house or an apartment."
        case .room: "A room."
        case .furniture: "A piece of furniture."
        case .container: "A box, a bag, or a drawer."
        case .other: "Anything else."
        }
    }
}
