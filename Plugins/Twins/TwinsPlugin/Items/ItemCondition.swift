// SPDX-License-Identifier: Apache-2.0

public import ComputationKit

/// The condition of an item.
public enum ItemCondition: String, Codable, Sendable, CaseIterable, SchemaProviding {
    /// Unused.
    case new
    /// Used, without visible wear.
    case excellent
    /// Visible wear, fully usable.
    case good
    /// Worn, with minor faults.
    case fair
    /// Hardly usable.
    case poor
    /// Not usable.
    case broken

    /// The values and their meanings.
    public static let schema = Schema<Self>.enumeration("twins.ItemCondition", "The condition of an item.") {
        switch $0 {
        case .new: "Unused."
        case .excellent: "Used, without visible wear."
        case .good: "Visible wear, fully usable."
        case .fair: "Worn, with minor faults."
        case .poor: "Hardly usable."
        case .broken: "Not usable."
        }
    }
}
